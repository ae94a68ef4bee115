import type { User } from '@karibu/graph/contract';
import { Alert } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { lazily } from '../lazily.ts';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { Records } from '../records/Records.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { useSession } from '../session/session.ts';
import { UserTable } from './UserTable.tsx';

const UserCreate = lazily(() => import('./UserCreate.tsx'), 'UserCreate');
const UserEdit = lazily(() => import('./UserEdit.tsx'), 'UserEdit');

/** User Management, for administrators; others read why they see nothing here. */
export function UserList() {
  const role = useSession()?.user.role;
  return role === 'admin' ? <AllUsers /> : <NotForEditors />;
}

function AllUsers() {
  return (
    <KeptList resource="users" perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <PageHeader
        title="User Management"
        lead="Who may sign in here. Editors manage the content; administrators also the users."
        actions={<AddButton resource="users" label="Add User" />}
      />
      <SearchField label="Search by name or e-mail" />
      <Records<User>
        what="Users"
        failureText="Failed to load users"
        emptyText="No users found."
        loading={<LoadingRows />}
      >
        {(records) => <UserTable records={records} />}
      </Records>
      <FormRoutes create={<UserCreate />} edit={<UserEdit />} />
    </KeptList>
  );
}

function NotForEditors() {
  return (
    <>
      <PageHeader title="User Management" />
      <Alert severity="info">
        Only administrators manage users. Please ask one of them if an account has to change.
      </Alert>
    </>
  );
}
