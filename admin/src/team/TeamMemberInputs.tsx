import type { teamMemberFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FormColumns } from '../forms/FormColumns.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';

const Input = FieldInput<typeof teamMemberFields>;

/** What a team member's form asks for, in its order. */
export function TeamMemberInputs() {
  return (
    <FormColumns
      side={
        <FieldGroup title="Order and visibility">
          <Input name="order" />
          <Input name="isActive" />
        </FieldGroup>
      }
    >
      <FieldGroup>
        <Input name="name" />
        <Input name="position" />
        <Input name="email" />
        <Input name="phone" />
      </FieldGroup>
      <FieldGroup title="Picture and bio">
        <Input name="image" />
        <Input name="bio" />
      </FieldGroup>
    </FormColumns>
  );
}
