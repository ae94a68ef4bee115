import type { newUserFields, userFields } from '@karibu/graph/contract';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useFormFields } from '../forms/form-fields.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';

const Input = FieldInput<typeof userFields & typeof newUserFields>;

/** What a user's form asks for; the password only where the user is new. */
export function UserInputs() {
  const isNew = useFormFields().password !== undefined;
  return (
    <FieldGroup>
      <Input name="name" />
      <Input name="email" />
      {isNew ? <Input name="password" /> : null}
      <Input name="role" />
      <Input name="isActive" />
    </FieldGroup>
  );
}
