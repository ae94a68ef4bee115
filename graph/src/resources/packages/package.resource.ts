import { defineResource } from '#core/define-resource.ts';
import { packageFields } from './package.fields.ts';
import { packageOperations } from './package.operations.ts';

export const packages = defineResource({
  name: 'packages',
  type: { singular: 'Package', plural: 'Packages' },
  label: 'package',
  fields: packageFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'category', 'destination'],
  search: ['title', 'destination', 'description', 'category'],
  references: [{ field: 'category', resource: 'package-categories' }],
  slugPath: '/slug',
  operations: packageOperations,
});
