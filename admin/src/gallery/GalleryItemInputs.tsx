import type { galleryItemFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';

const Input = FieldInput<typeof galleryItemFields>;

/** What the form of a picture asks for, in its order. */
export function GalleryItemInputs() {
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
        <Input name="image" />
        <Input name="title" />
        <Input name="category" />
        <Input name="alt" />
        <Input name="sortOrder" />
        <Input name="description" />
      </FieldGroup>
    </FormColumns>
  );
}
