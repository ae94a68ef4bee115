import { defineResource } from '#core/resource.ts';
import { packageCategoryFields } from './package-category.fields.ts';

/**
 * A category with packages cannot be deleted. When its slug changes, its packages get the new slug,
 * because a renamed category keeps its packages.
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
