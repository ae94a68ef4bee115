import TestimonialsIcon from '@mui/icons-material/FormatQuote';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const testimonials: AdminResource = {
  name: 'testimonials',
  label: 'Testimonials',
  item: 'testimonial',
  icon: TestimonialsIcon,
  list: lazily(() => import('./TestimonialList.tsx'), 'TestimonialList'),
};
