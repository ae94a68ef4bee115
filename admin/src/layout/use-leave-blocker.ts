import { useCallback, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** The state of a navigation that nobody is asked about: it leads away because all is saved. */
export const SAVED = 'saved';

/**
 * Holds back whoever is about to leave the screen while `isActive`, until they leave or stay. A second
 * press of the same answer does nothing.
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
