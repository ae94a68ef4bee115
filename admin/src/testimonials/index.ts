import TestimonialsIcon from '@mui/icons-material/FormatQuote';
import { adminResource } from '../admin-resource.ts';

export const testimonials = adminResource('testimonials', {
  icon: TestimonialsIcon,
  inputs: () => import('./TestimonialInputs.tsx').then((part) => part.TestimonialInputs),
  hasPictures: false,
  card: {
    shows: ['name', 'location', 'avatar', 'image', 'rating', 'text', 'tourName'],
    load: () => import('./TestimonialCard.tsx').then((part) => part.TestimonialCard),
  },
});
