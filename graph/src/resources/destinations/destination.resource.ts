import { defineResource } from '#core/define-resource.ts';
import { destinationFields } from './destination.fields.ts';

export const destinations = defineResource({
  name: 'destinations',
  type: { singular: 'Destination', plural: 'Destinations' },
  label: 'destination',
  fields: destinationFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'featured', 'continent'],
  search: ['name', 'slug', 'continent', 'description'],
});
