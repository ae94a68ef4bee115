import { defineResource } from '#core/resource.ts';
import { destinationFields } from './destination.fields.ts';

export const destinations = defineResource({
  name: 'destinations',
  type: { singular: 'Destination', plural: 'Destinations' },
  words: { singular: 'destination', plural: 'destinations' },
  title: 'name',
  fields: destinationFields,
  address: (slug: string) => `/destinations/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'featured', 'continent'],
  search: ['name', 'slug', 'continent', 'description'],
});
