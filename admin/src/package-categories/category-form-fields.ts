import { packageCategoryFields } from '@karibu/graph/contract';

/** The form always has a slug: what is typed, else what the name makes. */
export const categoryFormFields = {
  ...packageCategoryFields,
  slug: { ...packageCategoryFields.slug, required: true },
};
