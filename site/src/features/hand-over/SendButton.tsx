import { type ReactNode, useSyncExternalStore } from 'react';
import { ignoreDouble } from '#components/ignore-double.ts';

/**
 * The button that sends a form. It is disabled until the form's script runs: the browser would put
 * the visitor's words into the address, and send them to nobody.
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
