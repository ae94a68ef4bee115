import { defineResource } from '#core/resource.ts';
import { checkTrip } from '../trips/check-trip.ts';
import { TRIP_REFERENCES } from '../trips/trip-references.ts';
import { tourFields } from './tour.fields.ts';

/** The path of a tour's page. Islands import this alone; the bundler drops the rest. */
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
  uploadType: 'tour',
  filters: ['isActive', 'isFeatured', 'tourType', 'category', 'destination'],
  rowFilters: { season: 'rates.season' },
  search: ['title', 'destination', 'description', 'category'],
  references: TRIP_REFERENCES,
  check: checkTrip,
});
