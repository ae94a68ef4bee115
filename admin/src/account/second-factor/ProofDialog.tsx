import { Dialog, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import type { Proof } from '../../providers/second-factor-calls.ts';
import { PasswordField } from '../PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepForm } from './StepForm.tsx';
import { wrongFields } from './wrong-fields.tsx';

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

  function send() {
    const found = findMissing(proof);
    setMissing(found);
    if (Object.keys(found).length === 0) change.mutate(proof);
  }

  const codes = change.data;
  return (
    <Dialog open onClose={codes ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <StepForm
          change={change}
          action={action}
          onSend={send}
          onCancel={onClose}
          intro={<DialogContentText>{text}</DialogContentText>}
        >
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
        </StepForm>
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
