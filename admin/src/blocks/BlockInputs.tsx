import type { blockFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';

const Input = FieldInput<typeof blockFields>;

/** What the form of a day block asks for, in its order. */
export function BlockInputs() {
  return (
    <>
      <FieldGroup>
        <Input name="name" />
        <Input name="title" />
        <Input name="description" />
      </FieldGroup>
      <FieldGroup title="The night">
        <Input name="place" />
        <Input name="stay" />
        <Input name="meals" />
      </FieldGroup>
    </>
  );
}
