import type { stayFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { PlaceInput } from '../places/PlaceInput.tsx';

const Input = FieldInput<typeof stayFields>;

/** What a stay's form asks for, in its order. */
export function StayInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Visibility">
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="name" />
        <Input name="slug" />
        <Input name="kind" />
        <Input name="place" knownFrom="stays.place" />
      </FieldGroup>
      <FieldGroup title="Pictures and description">
        <Input name="image" />
        <Input name="description" />
        <Input name="gallery" />
        <Input name="facilities" />
      </FieldGroup>
      <FieldGroup title="Place on the map">
        <Input name="latitude" label="Place on the map" control={PlaceInput} />
      </FieldGroup>
    </FormColumns>
  );
}
