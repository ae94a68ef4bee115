import type { User } from '@karibu/graph/contract';
import { Box, Chip } from '@mui/material';
import type { Column } from '../records/column.ts';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { EditButton } from '../records/EditButton.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { TableList } from '../records/TableList.tsx';
import { useSession } from '../session/session.ts';
import { ResetPasswordButton } from './ResetPasswordButton.tsx';
import { ROLE_NAMES } from './role-names.ts';
import { SecondFactorChip } from './SecondFactorChip.tsx';
import { SessionsButton } from './SessionsButton.tsx';
import { useSecondFactors } from './use-second-factors.ts';

const TEXTS = { empty: 'No users found.', failure: 'Failed to load users' };

/** The users, and their search. Nobody can delete their own account here. */
export function UserTable() {
  const ownId = useSession()?.user.id;
  const factors = useSecondFactors();
  const columns: Column<User>[] = [
    {
      label: 'Name',
      sortBy: 'name',
      render: ({ id, name }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {name}
          {id === ownId ? <Chip size="small" label="You" /> : null}
        </Box>
      ),
    },
    { label: 'E-mail', sortBy: 'email', render: ({ email }) => email },
    { label: 'Role', isShort: true, sortBy: 'role', render: ({ role }) => ROLE_NAMES[role] },
    {
      label: 'Status',
      render: (user) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StatusChip isActive={user.isActive} />
          {factors.isOn(user.id) ? (
            <SecondFactorChip user={user} isOwn={user.id === ownId} onReset={factors.refetch} />
          ) : null}
        </Box>
      ),
    },
  ];
  return (
    <TableList
      label="Users"
      texts={TEXTS}
      tools={<SearchField label="Search by name or e-mail" />}
      columns={columns}
      renderActions={(user) => (
        <>
          <EditButton resource="users" record={user} />
          <ResetPasswordButton user={user} />
          <SessionsButton user={user} />
          {user.id === ownId ? null : <DeleteButton resource="users" record={user} />}
        </>
      )}
    />
  );
}
