import { type ReactNode, useSyncExternalStore } from 'react';
import { ignoreDouble } from '#components/ignore-double.ts';

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
