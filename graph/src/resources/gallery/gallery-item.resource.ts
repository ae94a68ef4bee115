import { defineResource } from '#core/resource.ts';
import { galleryItemFields } from './gallery-item.fields.ts';

export const gallery = defineResource({
  name: 'gallery',
  type: { singular: 'GalleryItem', plural: 'Gallery' },
  words: { singular: 'gallery item', plural: 'gallery items' },
  title: 'title',
  fields: galleryItemFields,
  address: '/gallery',
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  uploadType: 'gallery',
  filters: ['isActive', 'isFeatured', 'category'],
  search: ['title', 'description', 'category'],
  sort: 'sortOrder',
});
