import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { InviteButton } from './InviteButton.tsx';
import { SecurityEventsButton } from './SecurityEventsButton.tsx';
import { UserTable } from './UserTable.tsx';

/** User Management, which administrators find. */
export function UserList({ forms }: { forms: ReactNode }) {
  return (
    <KeptList resource="users" perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <PageHeader
        title="User Management"
        lead="Who may sign in here. Authors write drafts; editors publish; administrators also manage users."
        actions={
          <>
            <SecurityEventsButton />
            <InviteButton />
            <AddButton resource="users" />
          </>
        }
      />
      <UserTable />
      {forms}
    </KeptList>
  );
}
