import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { readSession, saveSession, useSession } from '../session/session.ts';
import { AccountCard } from './AccountCard.tsx';

/** The name that colleagues see. Only an administrator changes the e-mail. */
export function NameCard() {
  const user = useSession()?.user;
  const [name, setName] = useState(user?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const rename = useRename();

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim() && !rename.isPending) rename.mutate(name.trim());
  }

  return (
    <AccountCard title="Name" lead={`You sign in as ${user?.email}.`}>
      <Box component="form" onSubmit={send} noValidate sx={formStyle}>
        <TextField
          label="Name"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isMissing || rename.isError}
          helperText={isMissing ? 'Name is required' : rename.error?.message}
          slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 120 } }}
        />
        <Button type="submit" variant="contained" disabled={rename.isPending}>
          {rename.isPending ? 'Saving…' : 'Save name'}
        </Button>
      </Box>
    </AccountCard>
  );
}

const formStyle = { display: 'grid', gap: 2, justifyItems: 'start', '& > div': { width: 1 } };

function useRename() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (name: string) => dataProvider.changeProfile(name),
    onSuccess: (_nothing, name) => {
      const session = readSession();
      if (session) saveSession({ ...session, user: { ...session.user, name } });
      notify('Your name is changed', { type: 'success' });
    },
  });
}
