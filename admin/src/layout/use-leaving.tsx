import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** What closing a dialog loses. During a save it is not known whether the changes would be lost. */
export type Risk = 'none' | 'changes' | 'unknown';

export function riskOf(isSaving: boolean, hasChanges: boolean): Risk {
  if (isSaving) return 'unknown';
  return hasChanges ? 'changes' : 'none';
}

/**
 * For a dialog with a save of its own: `leave` closes it, asks first where changes would be lost,
 * and does nothing during a save. The dialog shows `question`.
 */
export function useLeaving(risk: Risk, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (risk === 'changes') setAsking(true);
    else if (risk === 'none') onClose();
  };
  const question: ReactNode = (
    <LeaveQuestion isOpen={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
  );
  return { leave, question };
}
