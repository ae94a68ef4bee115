import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';

type ImportGuardProps = { isWriting: boolean; onLeave: () => void };

/** Asks before an import that is being written is left behind, by Back or by closing the tab. */
export function ImportGuard({ isWriting, onLeave }: ImportGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWriting && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(isWriting);
  const { state, reset } = blocker;
  // By now it is done, and says so.
  useEffect(() => {
    if (state === 'blocked' && !isWriting) reset();
  }, [state, isWriting, reset]);
  return (
    <ConfirmDialog
      isOpen={state === 'blocked' && isWriting}
      title="Stop the import?"
      question="Rows are still being written. If you leave now, the import stops after those that are on their way."
      confirmLabel="Stop and leave"
      declineLabel="Stay"
      isDangerous
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onDecline={() => reset?.()}
    />
  );
}
