import { testimonialFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { TestimonialInputs } from './TestimonialInputs.tsx';

export function TestimonialCreate() {
  return (
    <CreateDialog
      resource="testimonials"
      item="testimonial"
      title="Add Testimonial"
      fields={testimonialFields}
    >
      <TestimonialInputs />
    </CreateDialog>
  );
}
