import { createContext, useContext, useState } from 'react';
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
  return { key, renew: () => setKey(makeKey()) };
}

/** The form around makes this; null around a form for a saved record. */
export const CreationContext = createContext<Creation | null>(null);

export const useCreation = () => useContext(CreationContext);

function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}
