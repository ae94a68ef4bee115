import type { testimonialFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { GeneratedAvatar } from '../inputs/GeneratedAvatar.tsx';
import { StarsInput } from '../inputs/StarsInput.tsx';

const Input = FieldInput<typeof testimonialFields>;

/** What a testimonial's form asks for, in its order. */
export function TestimonialInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Visibility">
          <Input name="isFeatured" />
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="name" />
        <Input name="location" />
        <Input name="tourName" knownFrom="tours.title" />
        <Input name="rating" control={StarsInput} />
      </FieldGroup>
      <FieldGroup title="Words and picture">
        <Input name="text" />
        <Input name="avatar" emptyPreview={<GeneratedAvatar nameField="name" />} />
        <Input name="image" />
      </FieldGroup>
    </FormColumns>
  );
}
