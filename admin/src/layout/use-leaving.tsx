import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** What closing a dialog loses. During a save it is not known whether the changes would be lost. */
export type Risk = 'none' | 'changes' | 'unknown';

/**
 * For a dialog with a save of its own: `leave` closes it, asks first where changes would be lost,
 * and does nothing during a save. The dialog shows `question`. Its form says with `useRisk` what
 * would be lost; without a form nothing would.
 */
export function useLeaving(onClose: () => void) {
  const risk = useRef<Risk>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (risk.current === 'changes') setAsking(true);
    else if (risk.current !== 'unknown') onClose();
  };
  const question: ReactNode = (
    <LeaveQuestion isOpen={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
  );
  return { leave, question, risk };
}

type Editing = { isSaving: boolean; hasChanges: boolean };

/** Lets the dialog around a form ask what closing it would lose. */
export function useRisk(risk: Ref<Risk>, { isSaving, hasChanges }: Editing): void {
  useImperativeHandle(risk, () => {
    if (isSaving) return 'unknown';
    return hasChanges ? 'changes' : 'none';
  }, [isSaving, hasChanges]);
}
