import type { User } from '@karibu/graph/contract';
import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Divider,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { checkPasswords, NO_PASSWORDS, type Passwords } from '../account/check-passwords.ts';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { ResetByLink } from './ResetByLink.tsx';

type ResetPasswordDialogProps = { user: User; onClose: () => void };

/** Asks twice for a user's new password, and sets it. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [wrong, setWrong] = useState<Partial<Passwords>>({});
  const reset = useReset(user, onClose);
  const id = useId();
  // Whether it is set is known with the answer.
  const leave = () => reset.isPending || onClose();

  function send(event: FormEvent) {
    event.preventDefault();
    const found = checkPasswords(passwords);
    setWrong(found);
    if (Object.keys(found).length === 0) reset.mutate(passwords.newPassword);
  }

  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={id}>Reset password</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {user.name} ({user.email}) is signed out everywhere and signs in with the new password.
          </DialogContentText>
          {reset.error ? (
            <Alert severity="error">
              <AlertTitle>Failed to reset password</AlertTitle>
              {reset.error.message}
            </Alert>
          ) : null}
          <NewPasswordFields
            passwords={passwords}
            onChange={setPasswords}
            wrong={wrong}
            owner={user}
            autoFocus
          />
          <Divider />
          <ResetByLink user={user} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={reset.isPending}>
            {reset.isPending ? 'Saving…' : 'Reset Password'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useReset(user: User, onDone: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (newPassword: string) => dataProvider.resetUserPassword(user.id, newPassword),
    onSuccess: () => {
      notify('Password reset successfully', { type: 'success' });
      onDone();
    },
  });
}
