import { flag, integer, type RecordOf, slug, text } from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';

export const packageCategoryFields = {
  name: text({ label: 'Name', required: true, maxLength: 80 }),
  slug: slug({
    from: 'name',
    help: 'The last part of the address /packages/category/… Made from the name if empty.',
  }),
  description: text({ label: 'Description', multiline: true }),
  icon: text({
    label: 'Icon',
    maxLength: 60,
    defaultValue: 'package',
    help: 'An unknown icon is shown as a parcel.',
  }),
  order: integer({ label: 'Display order', defaultValue: 0, help: 'The smallest comes first.' }),
  isActive: flag({ label: 'Active', help: 'Shown in the menu.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A package category, as REST, GraphQL and the site see it. */
export type PackageCategory = RecordOf<typeof packageCategoryFields>;
