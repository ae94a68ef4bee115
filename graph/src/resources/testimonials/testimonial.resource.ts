import { defineResource } from '#core/resource.ts';
import { testimonialFields } from './testimonial.fields.ts';

/** `tourName` is only text: a testimonial outlives the tour that it praises. */
export const testimonials = defineResource({
  name: 'testimonials',
  type: { singular: 'Testimonial', plural: 'Testimonials' },
  words: { singular: 'testimonial', plural: 'testimonials' },
  title: 'name',
  fields: testimonialFields,
  address: '/',
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'tourName'],
  search: ['name', 'location', 'text', 'tourName'],
});
