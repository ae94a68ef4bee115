import TestimonialsIcon from '@mui/icons-material/FormatQuote';
import type { AdminResource } from '../screen.ts';
import { TestimonialList } from './TestimonialList.tsx';

export const testimonials: AdminResource = {
  name: 'testimonials',
  label: 'Testimonials',
  item: 'testimonial',
  icon: TestimonialsIcon,
  list: TestimonialList,
};
