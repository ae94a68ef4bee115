import { testimonialFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { TestimonialInputs } from './TestimonialInputs.tsx';

export function TestimonialEdit() {
  return (
    <EditDialog
      resource="testimonials"
      item="testimonial"
      title="Edit Testimonial"
      fields={testimonialFields}
    >
      <TestimonialInputs />
    </EditDialog>
  );
}
