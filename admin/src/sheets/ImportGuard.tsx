import { useEffect } from 'react';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useLeaveBlocker } from '../layout/use-leave-blocker.ts';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';

type ImportGuardProps = { isWriting: boolean; onLeave: () => void };

/** Asks before an import that is being written is left behind, by Back or by closing the tab. */
export function ImportGuard({ isWriting, onLeave }: ImportGuardProps) {
  const { isBlocked, leave, stay } = useLeaveBlocker(isWriting);
  useUnloadWarning(isWriting);
  // By now it is done, and says so.
  useEffect(() => {
    if (isBlocked && !isWriting) stay();
  }, [isBlocked, isWriting, stay]);
  return (
    <ConfirmDialog
      isOpen={isBlocked && isWriting}
      title="Stop the import?"
      question="Rows are being written. If you leave, the import stops after the rows already sent."
      confirmLabel="Stop and leave"
      declineLabel="Stay"
      isDangerous
      onConfirm={() => {
        onLeave();
        leave();
      }}
      onDecline={stay}
    />
  );
}
