import type { User } from '@karibu/graph/contract';
import { Alert, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { OneTimeLink } from './OneTimeLink.tsx';

/** The other way to a new password: a link with which the user sets it, unknown to others. */
export function ResetByLink({ user }: { user: User }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const making = useMutation({ mutationFn: () => dataProvider.makePasswordLink(user.id) });
  if (making.data) return <OneTimeLink link={making.data} name={user.name} />;
  return (
    <>
      <Typography color="textSecondary">
        Better: a one-time link, with which {user.name} sets a password that nobody else knows.
      </Typography>
      {making.error ? <Alert severity="error">{making.error.message}</Alert> : null}
      <Button variant="outlined" onClick={() => making.mutate()} disabled={making.isPending}>
        {making.isPending ? 'Making…' : 'Make a one-time link'}
      </Button>
    </>
  );
}
