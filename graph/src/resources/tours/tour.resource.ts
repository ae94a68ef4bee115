import { defineResource } from '#core/define-resource.ts';
import { tourFields } from './tour.fields.ts';

export const tours = defineResource({
  name: 'tours',
  type: { singular: 'Tour', plural: 'Tours' },
  label: 'tour',
  fields: tourFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'tourType', 'category', 'destination'],
  search: ['title', 'destination', 'description', 'category'],
});
