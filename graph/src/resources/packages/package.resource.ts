import { defineResource } from '#core/resource.ts';
import { checkTrip } from '../trips/check-trip.ts';
import { TRIP_REFERENCES } from '../trips/trip-references.ts';
import { packageFields } from './package.fields.ts';

export const packages = defineResource({
  name: 'packages',
  type: { singular: 'Package', plural: 'Packages' },
  words: { singular: 'package', plural: 'packages' },
  title: 'title',
  fields: packageFields,
  address: (slug: string) => `/packages/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  uploadType: 'package',
  filters: ['isActive', 'isFeatured', 'category', 'destination'],
  rowFilters: { season: 'rates.season' },
  search: ['title', 'destination', 'description', 'category'],
  references: [{ field: 'category', resource: 'package-categories' }, ...TRIP_REFERENCES],
  check: checkTrip,
  slugPath: '/slug',
});
