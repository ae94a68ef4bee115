import { type MouseEvent as Press, type ReactNode, useSyncExternalStore } from 'react';

/**
 * The button that sends a form. Until the form's script runs it is disabled, and Enter with it: the
 * browser would put what the visitor typed into the address, and send it to nobody.
 */
export function SendButton({ children }: { children: ReactNode }) {
  const isRunning = useSyncExternalStore(listenToNothing, isInBrowser, isOnServer);
  return (
    <button className="button" type="submit" disabled={!isRunning} onClick={ignoreDouble}>
      {children}
    </button>
  );
}

const listenToNothing = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/** A second press this soon and this near is the double of the first. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 24;

/**
 * Until something is typed, the double of a press does nothing, whatever lies under it by then. A key's
 * press has no place, nor has its double.
 */
function ignoreDouble({ clientX, clientY }: Press): void {
  const wait = new AbortController();
  const stop = (event: MouseEvent) => {
    // The page itself clicks on the link that opens the mail program.
    if (!event.isTrusted) return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > DOUBLE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { signal } = wait;
  for (const kind of ['mousedown', 'click'] as const)
    addEventListener(kind, stop, { capture: true, signal });
  addEventListener('input', () => wait.abort(), { signal });
  setTimeout(() => wait.abort(), DOUBLE_MS);
}
