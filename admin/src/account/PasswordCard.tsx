import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { endSession, useSession } from '../session/session.ts';
import { AccountCard } from './AccountCard.tsx';
import { checkPasswords, NO_PASSWORDS, type Passwords } from './check-passwords.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';

type Wrong = Partial<Passwords & { currentPassword: string }>;

/** Asks for the current password and twice for a new one. Then everybody signs in again. */
export function PasswordCard() {
  const [currentPassword, setCurrent] = useState('');
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [wrong, setWrong] = useState<Wrong>({});
  const change = useChange(setWrong);
  const owner = useSession()?.user ?? {};

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = currentPassword ? {} : { currentPassword: 'Current password is required' };
    const found = { ...missing, ...checkPasswords(passwords) };
    setWrong(found);
    if (Object.keys(found).length > 0 || change.isPending) return;
    change.mutate({ currentPassword, newPassword: passwords.newPassword });
  }

  const isOther = change.isError && Object.keys(wrong).length === 0;
  return (
    <AccountCard
      title="Password"
      lead="A new password ends all your logins, this one too. You sign in again with it."
    >
      <Box component="form" onSubmit={send} noValidate sx={{ display: 'grid', gap: 2 }}>
        {isOther ? <Alert severity="error">{change.error.message}</Alert> : null}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          wrong={wrong.currentPassword}
        />
        <NewPasswordFields
          passwords={passwords}
          onChange={setPasswords}
          wrong={wrong}
          owner={owner}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={change.isPending}
          sx={{ justifySelf: 'start' }}
        >
          {change.isPending ? 'Saving…' : 'Change password'}
        </Button>
      </Box>
    </AccountCard>
  );
}

function useChange(setWrong: (wrong: Wrong) => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  return useMutation({
    mutationFn: (sent: { currentPassword: string; newPassword: string }) =>
      dataProvider.changePassword(sent),
    onSuccess: () =>
      endSession('signed-out', 'Your password is changed. Please sign in with the new one.'),
    onError: (error) => {
      const { currentPassword, newPassword } = readErrorBody(error).errors as Wrong;
      setWrong({
        ...(currentPassword && { currentPassword }),
        ...(newPassword && { newPassword }),
      });
    },
  });
}
