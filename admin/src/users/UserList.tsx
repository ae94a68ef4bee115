import type { User } from '@karibu/graph/contract';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { Records } from '../records/Records.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { useSession } from '../session/session.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserTable } from './UserTable.tsx';

const TEXTS = { empty: 'No users found.', failure: 'Failed to load users' };

/** User Management, for administrators; others read why they see nothing here. */
export function UserList({ forms }: { forms: ReactNode }) {
  const role = useSession()?.user.role;
  return role === 'admin' ? <AllUsers forms={forms} /> : <NotForEditors />;
}

function AllUsers({ forms }: { forms: ReactNode }) {
  return (
    <KeptList resource="users" perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <PageHeader
        title="User Management"
        lead="Who may sign in here. Editors manage the content; administrators also the users."
        actions={
          <>
            <InviteButton />
            <AddButton resource="users" />
          </>
        }
      />
      <SearchField label="Search by name or e-mail" />
      <Records<User> texts={TEXTS} loading={<LoadingRows />}>
        {(records) => <UserTable records={records} />}
      </Records>
      {forms}
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
