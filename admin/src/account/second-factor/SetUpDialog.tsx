import { Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { Secret } from '../../providers/second-factor-calls.ts';
import { AskPassword } from './AskPassword.tsx';
import { ConfirmSecret } from './ConfirmSecret.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Step =
  | { name: 'password' }
  | { name: 'secret'; secret: Secret }
  | { name: 'codes'; codes: string[] };

/** The way to a second factor: the password, the secret with a first code, the recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const id = useId();
  // The codes are shown this once: only the button that says so leaves them.
  const leave = step.name === 'codes' ? undefined : onClose;
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{TITLES[step.name]}</DialogTitle>
      {step.name === 'password' ? (
        <AskPassword
          onSecret={(secret) => setStep({ name: 'secret', secret })}
          onCancel={onClose}
        />
      ) : null}
      {step.name === 'secret' ? (
        <ConfirmSecret
          secret={step.secret}
          onCodes={(codes) => setStep({ name: 'codes', codes })}
          onCancel={onClose}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={onClose} /> : null}
    </Dialog>
  );
}

const TITLES: Record<Step['name'], string> = {
  password: 'Set up a second factor',
  secret: 'Add it to your authenticator app',
  codes: 'Keep your recovery codes',
};
