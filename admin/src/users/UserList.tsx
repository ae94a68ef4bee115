import type { User } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { Records } from '../records/Records.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { InviteButton } from './InviteButton.tsx';
import { UserTable } from './UserTable.tsx';

const TEXTS = { empty: 'No users found.', failure: 'Failed to load users' };

/** User Management, which administrators find. */
export function UserList({ forms }: { forms: ReactNode }) {
  return (
    <KeptList resource="users" perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <PageHeader
        title="User Management"
        lead="Who may sign in here. Authors write drafts; editors publish; administrators also manage users."
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
