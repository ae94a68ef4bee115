import { defineResource } from '#core/resource.ts';
import { testimonialFields } from './testimonial.fields.ts';

/** `tourName` is plain text, because a testimonial stays when its tour is deleted. */
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
