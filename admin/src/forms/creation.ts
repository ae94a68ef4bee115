import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readSession } from '../session/session.ts';
import { readDraft } from './drafts.ts';

type Creation = {
  /** Sent along when the form is saved: whoever tries again with the same key makes no second record. */
  key: string;
  /** What is typed from now on is another record. */
  renew: () => void;
};

/** The key of a form for a new record. With a draft comes the key that it was tried with. */
export function useNewCreation(): Creation {
  const { pathname } = useLocation();
  const [key, setKey] = useState(
    () => readDraft(pathname, readSession()?.user.id ?? '')?.key ?? makeKey(),
  );
  useEffect(() => holdAlone(key, () => setKey(makeKey())), [key]);
  return { key, renew: () => setKey(makeKey()) };
}

/** Who waits longer for a key has not just loaded the page anew: another tab has the form open. */
const WAIT_MS = 1_000;

/**
 * Holds a key for as long as the form is open. Whoever duplicates the tab gets its drafts with their keys:
 * there `onTaken` is called, since what is saved there is another record.
 */
function holdAlone(key: string, onTaken: () => void): () => void {
  const end = new AbortController();
  const closed = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve());
  });
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(WAIT_MS)]);
  // Browsers have locks on secure pages only.
  navigator.locks
    ?.request(`creation ${key}`, { signal }, () => closed)
    .catch(() => end.signal.aborted || onTaken());
  return () => end.abort();
}

/** The form around makes this; null around a form for a saved record. */
export const CreationContext = createContext<Creation | null>(null);

export const useCreation = () => useContext(CreationContext);

function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}
