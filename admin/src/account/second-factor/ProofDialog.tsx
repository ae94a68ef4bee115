import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import type { Proof } from '../../providers/second-factor-calls.ts';
import { PasswordField } from '../PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Failure, wrongFields } from './wrong-fields.tsx';

type Purpose = 'new codes' | 'switch off';
type ProofDialogProps = { purpose: Purpose; onClose: () => void };

/** Asks for the password and a code, and then gives new recovery codes, or switches it off. */
export default function ProofDialog({ purpose, onClose }: ProofDialogProps) {
  const [proof, setProof] = useState<Proof>({ currentPassword: '', code: '' });
  const [missing, setMissing] = useState<Partial<Proof>>({});
  const change = useChange(purpose, onClose);
  const wrong = { ...wrongFields(change), ...missing };
  const { title, text, action } = WORDS[purpose];
  const id = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    const found = findMissing(proof);
    setMissing(found);
    if (Object.keys(found).length === 0 && !change.isPending) change.mutate(proof);
  }

  const codes = change.data;
  return (
    <Dialog open onClose={codes ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <form onSubmit={send} noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>{text}</DialogContentText>
            <Failure of={change} />
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              autoFocus
              value={proof.currentPassword}
              onChange={(currentPassword) => setProof({ ...proof, currentPassword })}
              wrong={wrong.currentPassword}
            />
            <CodeField
              value={proof.code}
              onChange={(code) => setProof({ ...proof, code })}
              wrong={wrong.code}
              hint="Of the authenticator app, or a recovery code."
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={change.isPending}>
              {change.isPending ? 'Checking…' : action}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

const WORDS: Record<Purpose, { title: string; text: string; action: string }> = {
  'new codes': {
    title: 'New recovery codes',
    text: 'Ten new codes take the place of those that you have.',
    action: 'Make new codes',
  },
  'switch off': {
    title: 'Switch the second factor off',
    text: 'From then on your password alone signs you in.',
    action: 'Switch off',
  },
};

function findMissing({ currentPassword, code }: Proof): Partial<Proof> {
  return {
    ...(currentPassword ? {} : { currentPassword: 'Current password is required' }),
    ...(code.trim() ? {} : { code: 'Code is required' }),
  };
}

function useChange(purpose: Purpose, onClose: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (proof: Proof): Promise<string[] | null> => {
      if (purpose === 'new codes') return dataProvider.renewRecoveryCodes(proof);
      await dataProvider.endSecondFactor(proof);
      return null;
    },
    onSuccess: (codes) => {
      if (codes) return;
      notify('The second factor is off', { type: 'success' });
      onClose();
    },
  });
}
