import type { User } from '@karibu/graph/contract';
import ResetIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type ResetSecondFactorButtonProps = { user: User; onDone: () => unknown };

/** Switches the second factor off for a user who has lost the phone, after asking. */
export function ResetSecondFactorButton({ user, onDone }: ResetSecondFactorButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const reset = useMutation({
    mutationFn: () => dataProvider.resetUserSecondFactor(user.id),
    onSuccess: () => {
      notify(`The second factor of ${user.name} is off`, { type: 'success' });
      return onDone();
    },
    onError: (error) => notify(`Failed to switch it off: ${error.message}`, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<ResetIcon />}
        onClick={() => setAsking(true)}
        aria-label={`Reset second factor of ${user.name}`}
      >
        Reset second factor
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Switch off the second factor of ${user.name}?`}
        question={`The password alone signs ${user.name} in then, and all open logins end. They read that you did this.`}
        confirmLabel="Switch off"
        isDangerous
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}
