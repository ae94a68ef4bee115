import type { User } from '@karibu/graph/contract';
import { Chip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type SecondFactorChipProps = { user: User; isOwn: boolean; onReset: () => unknown };

/** Says that a user has a second factor. Of others a press switches it off, after asking. */
export function SecondFactorChip({ user, isOwn, onReset }: SecondFactorChipProps) {
  const [isAsking, setAsking] = useState(false);
  const reset = useReset(user, onReset, () => setAsking(false));
  if (isOwn) return <Chip size="small" label={LABEL} />;
  return (
    <>
      <Chip
        size="small"
        component="button"
        label={LABEL}
        onClick={() => setAsking(true)}
        aria-label={`${LABEL} of ${user.name}: switch off`}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Switch off the second factor of ${user.name}?`}
        question={`${QUESTION} ${user.name} reads that you did this.`}
        confirmLabel="Switch off"
        isDangerous
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}

const LABEL = 'Second factor';
const QUESTION =
  'For somebody who has lost the phone: the password alone signs in then, and all open logins end.';

function useReset(user: User, onReset: () => unknown, onSettled: () => void) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => dataProvider.resetUserSecondFactor(user.id),
    onSuccess: () => {
      notify(`The second factor of ${user.name} is off`, { type: 'success' });
      return onReset();
    },
    onError: (error) => notify(`Failed to switch it off: ${error.message}`, { type: 'error' }),
    onSettled,
  });
}
