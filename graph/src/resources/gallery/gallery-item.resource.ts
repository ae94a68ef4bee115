import { defineResource } from '#core/define-resource.ts';
import { galleryItemFields } from './gallery-item.fields.ts';
import { galleryOperations } from './gallery-item.operations.ts';

export const gallery = defineResource({
  name: 'gallery',
  type: { singular: 'GalleryItem', plural: 'Gallery' },
  label: 'gallery item',
  fields: galleryItemFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'category'],
  search: ['title', 'description', 'category'],
  sort: 'sortOrder',
  operations: galleryOperations,
});
