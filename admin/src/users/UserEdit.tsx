import { userFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { UserInputs } from './UserInputs.tsx';

export function UserEdit() {
  return (
    <EditDialog resource="users" item="user" title="Edit User" fields={userFields}>
      <UserInputs fields={userFields} />
    </EditDialog>
  );
}
