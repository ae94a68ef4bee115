import { DialogContentText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import type { Secret } from '../../providers/second-factor-calls.ts';
import { PasswordField } from '../PasswordField.tsx';
import { StepForm } from './StepForm.tsx';
import { wrongFields } from './wrong-fields.tsx';

type AskPasswordProps = { onSecret: (secret: Secret) => void; onCancel: () => void };

/** Asks for the password again: whoever finds an open login must not set up a second factor. */
export function AskPassword({ onSecret, onCancel }: AskPasswordProps) {
  const [currentPassword, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const begin = useMutation({
    mutationFn: () => dataProvider.beginSecondFactor(currentPassword),
    onSuccess: onSecret,
  });
  const wrong = isMissing ? 'Current password is required' : wrongFields(begin).currentPassword;

  function send() {
    setMissing(!currentPassword);
    if (currentPassword) begin.mutate();
  }

  return (
    <StepForm
      change={begin}
      action="Continue"
      onSend={send}
      onCancel={onCancel}
      intro={
        <DialogContentText>
          You need an authenticator app on your phone, such as Aegis, Google Authenticator or the
          one of your phone’s passwords.
        </DialogContentText>
      }
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onChange={setPassword}
        wrong={wrong}
      />
    </StepForm>
  );
}
