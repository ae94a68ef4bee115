import { CreateDialog } from '../forms/CreateDialog.tsx';
import { createFields, UserInputs } from './UserInputs.tsx';

export function UserCreate() {
  return (
    <CreateDialog resource="users" item="user" title="Add User" fields={createFields}>
      <UserInputs fields={createFields} />
    </CreateDialog>
  );
}
