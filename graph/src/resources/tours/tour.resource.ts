import { defineResource } from '#core/resource.ts';
import { tourFields } from './tour.fields.ts';

/** A page of a tour. Islands take it alone: nothing else of this file comes along. */
export const tourPath = (slug: string) => `/tours/${slug}` as const;

export const tours = /* @__PURE__ */ defineResource({
  name: 'tours',
  type: { singular: 'Tour', plural: 'Tours' },
  words: { singular: 'tour', plural: 'tours' },
  title: 'title',
  fields: tourFields,
  address: tourPath,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'tourType', 'category', 'destination'],
  search: ['title', 'destination', 'description', 'category'],
});
