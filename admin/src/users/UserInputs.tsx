import type { newUserFields, userFields } from '@karibu/graph/contract';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useFormFields } from '../forms/form-fields.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { SectionsInput } from './SectionsInput.tsx';

const Input = FieldInput<typeof userFields & typeof newUserFields>;

/** What a user's form asks for; the password only where the user is new. */
export function UserInputs() {
  const role = useWatch({ name: 'role' });
  const isNew = useFormFields().password !== undefined;
  return (
    <FieldGroup>
      <Input name="name" />
      <Input name="email" />
      {isNew ? <Input name="password" control={NewPasswordInput} /> : null}
      <Input name="role" />
      {role === 'admin' ? null : <Input name="sections" control={SectionsInput} />}
      <Input name="isActive" />
    </FieldGroup>
  );
}
