import { useCallback, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** The state of a navigation after a save: it leads away without a question. */
export const SAVED = 'saved';

/**
 * Blocks navigation while `isActive`, until `leave` or `stay` is called. A second press of the same
 * answer does nothing.
 */
export function useLeaveBlocker(isActive: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isActive &&
      !(historyAction === 'PUSH' && nextLocation.state === SAVED) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const answered = useRef<Blocker | null>(null);
  const answer = useCallback(
    (how: 'proceed' | 'reset') => {
      if (answered.current === blocker) return;
      answered.current = blocker;
      blocker[how]?.();
    },
    [blocker],
  );
  return {
    isBlocked: blocker.state === 'blocked',
    leave: useCallback(() => answer('proceed'), [answer]),
    stay: useCallback(() => answer('reset'), [answer]),
  };
}
