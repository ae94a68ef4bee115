import { ROLES, type Role } from '@karibu/graph/contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import { ROLE_NAMES } from './role-names.ts';

type Invited = { name: string; email: string; role: Role };

/** Asks who is invited as what, and gives the link to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Invited>({ name: '', email: '', role: 'editor' });
  const invite = useInvite();
  const id = useId();
  const leave = () => invite.isPending || onClose();
  const wrong = invite.error ? readErrorBody(invite.error).errors : {};

  function send(event: FormEvent) {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(invited);
  }

  function field(name: keyof Invited, label: string) {
    const message = wrong[name] as string | undefined;
    return {
      ...{ label, required: true, value: invited[name], helperText: message },
      error: message !== undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        setInvited({ ...invited, [name]: target.value }),
    };
  }

  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={id}>Invite a user</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {invite.data ? (
            <OneTimeLink link={invite.data} name={invited.name} />
          ) : (
            <>
              {invite.error ? <Alert severity="error">{invite.error.message}</Alert> : null}
              <TextField {...field('name', 'Name')} autoFocus sx={{ mt: 1 }} />
              <TextField {...field('email', 'E-mail')} type="email" />
              <TextField {...field('role', 'Role')} select>
                {ROLES.map((role) => (
                  <MenuItem key={role} value={role}>
                    {ROLE_NAMES[role]}
                  </MenuItem>
                ))}
              </TextField>
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave}>{invite.data ? 'Done' : 'Cancel'}</Button>
          {invite.data ? null : (
            <Button type="submit" variant="contained" disabled={invite.isPending}>
              {invite.isPending ? 'Making…' : 'Make the link'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useInvite() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (invited: Invited) => dataProvider.inviteUser(invited),
    onSuccess: () => refresh(),
  });
}
