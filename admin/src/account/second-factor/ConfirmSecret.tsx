import { Box, DialogContentText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import type { Secret } from '../../providers/second-factor-calls.ts';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { StepForm } from './StepForm.tsx';
import { wrongFields } from './wrong-fields.tsx';

type ConfirmSecretProps = {
  secret: Secret;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

/** Shows the secret as a picture and as a text, and asks for a first code of it. */
export function ConfirmSecret({ secret, onCodes, onCancel }: ConfirmSecretProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const confirm = useMutation({
    mutationFn: () => dataProvider.confirmSecondFactor(code),
    onSuccess: onCodes,
  });
  const wrong = isMissing ? 'Code is required' : wrongFields(confirm).code;

  function send() {
    setMissing(!code.trim());
    if (code.trim()) confirm.mutate();
  }

  return (
    <StepForm
      change={confirm}
      action="Switch on"
      onSend={send}
      onCancel={onCancel}
      intro={<SecretToCopy secret={secret} />}
    >
      <CodeField autoFocus value={code} onChange={setCode} wrong={wrong} />
    </StepForm>
  );
}

function SecretToCopy({ secret: { address, secret } }: { secret: Secret }) {
  return (
    <>
      <DialogContentText>Point the app at this picture, or type the secret.</DialogContentText>
      <QrCode text={address} label="QR code with the secret" />
      <Box component="p" sx={{ m: 0, textAlign: 'center' }}>
        Secret:{' '}
        <Box component="code" sx={{ fontSize: 15, overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Box>
      <DialogContentText>
        Then type the six digits that it shows. All your other logins end.
      </DialogContentText>
    </>
  );
}
