import { defineResource } from '#core/resource.ts';
import { packageCategoryFields } from './package-category.fields.ts';

/**
 * While packages name a category it cannot be deleted. A new slug carries them along, because an
 * operator who renames a category means the same packages to be in it.
 */
export const packageCategories = defineResource({
  name: 'package-categories',
  type: { singular: 'PackageCategory', plural: 'PackageCategories' },
  words: { singular: 'category', plural: 'categories' },
  title: 'name',
  fields: packageCategoryFields,
  address: (slug: string) => `/packages/category/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive'],
  search: ['name', 'description'],
  sort: 'order',
  slugPath: '/slug',
});
