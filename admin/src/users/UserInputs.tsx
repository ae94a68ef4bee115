import { type FieldMap, newUserFields, userFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';

/** What a new user is made of; the password is sent then, and never with an edit. */
export const createFields = { ...userFields, ...newUserFields };

const Input = FieldInput<typeof createFields>;

/** What a user's form asks for; the password only where the user is new. */
export function UserInputs({ fields }: { fields: FieldMap }) {
  return (
    <FieldGroup>
      <Input name="name" />
      <Input name="email" />
      {fields.password ? <Input name="password" /> : null}
      <Input name="role" />
      <Input name="isActive" />
    </FieldGroup>
  );
}
