import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { makeKey } from '../make-key.ts';
import { readSession } from '../session/session.ts';
import { readDraft } from './drafts.ts';

type Creation = {
  /** Sent with the save. A second save with the same key creates no second record. */
  key: string;
  /** The key, once it is certain that no other tab uses it. */
  settle: () => Promise<string>;
  /** Makes a new key, for another record. */
  renew: () => void;
};

/** The key of a form for a new record. With a draft comes the key that it was tried with. */
export function useNewCreation(): Creation {
  const { pathname } = useLocation();
  const [key, setKey] = useState(
    () => readDraft(pathname, readSession()?.user.id ?? '')?.key ?? makeKey(),
  );
  const own = useRef(Promise.resolve(key));
  useEffect(() => {
    const hold = holdAlone(key);
    own.current = hold.isAlone.then((isAlone) => {
      if (isAlone) return key;
      const another = makeKey();
      setKey(another);
      return another;
    });
    return hold.end;
  }, [key]);
  return { key, settle: () => own.current, renew: () => setKey(makeKey()) };
}

/** A wait longer than this means that another tab holds the key. */
const WAIT_MS = 5_000;

/**
 * Holds a key until `end` is called. A duplicated tab gets the same drafts and keys. There
 * `isAlone` becomes false, because a save there makes another record.
 */
export function holdAlone(key: string): { isAlone: Promise<boolean>; end: () => void } {
  const end = new AbortController();
  const isAlone = new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>((close) => {
        end.signal.addEventListener('abort', () => close());
      });
    };
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(WAIT_MS)]);
    // Browsers have locks on secure pages only.
    if (!navigator.locks) return resolve(true);
    navigator.locks
      .request(`creation ${key}`, { signal }, hold)
      .catch(() => resolve(end.signal.aborted));
  });
  return { isAlone, end: () => end.abort() };
}

/** The form around makes this; null around a form for a saved record. */
export const CreationContext = createContext<Creation | null>(null);

export const useCreation = () => useContext(CreationContext);
