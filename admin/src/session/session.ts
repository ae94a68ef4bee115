import { ROLES, type Viewer } from '@karibu/graph/contract';
import { useSyncExternalStore } from 'react';

/** Who is signed in. */
export type SessionUser = Viewer;
export type Session = { token: string; user: SessionUser };

/** Why the last session of this page ended; a fresh page has had none. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere' | null;

const listeners = new Set<() => void>();
let known: { token: string; user: string; session: Session | null } | null = null;
let lastEnd: SessionEnd = null;
let lastNotice: string | null = null;

/** The login that this browser keeps, or null. */
export function readSession(): Session | null {
  const token = localStorage.getItem('token') ?? '';
  const user = localStorage.getItem('user') ?? '';
  if (known?.token !== token || known.user !== user) {
    const wasOpen = known?.session;
    known = { token, user, session: parseSession(token, user) };
    // A login in another tab is one here: how it ends is not how the one before did.
    if (known.session) lastEnd = null;
    else if (wasOpen && lastEnd === null) noteEnd('elsewhere', ENDED_ELSEWHERE);
  }
  return known.session;
}

export function saveSession(session: Session): void {
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
  lastEnd = null;
  tellListeners();
}

/** Forgets the login. The guard then leads to the login page, which shows the notice. */
export function endSession(reason: 'signed-out' | 'expired', notice: string | null = null): void {
  // Of several refusals the first says why; those after it come from a session that is gone.
  if (readSession()) noteEnd(reason, notice);
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  tellListeners();
}

/** What the server says of a session that has ended, as a notice. */
export function endRefusedSession(message: string | undefined): void {
  endSession('expired', message && message !== NO_SESSION ? `${message}.` : SESSION_OVER);
}

export function readSessionEnd(): SessionEnd {
  return lastEnd;
}

/** Why the last session ended, in words; null where the person has ended it here. */
export function readEndNotice(): string | null {
  return lastEnd && lastNotice;
}

const SESSION_OVER = 'Your session has ended. Please sign in again.';
const ENDED_ELSEWHERE = 'You were signed out in another tab or window.';
/** The server's words for a call without a session that it knows. */
const NO_SESSION = 'Please sign in';

function noteEnd(end: SessionEnd, notice: string | null): void {
  lastEnd = end;
  lastNotice = notice;
}

/** The current login; the component renders again when it changes, in another tab as well. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession);
}

/** Takes the user's fields out of an answer of the API that may hold more. */
export function toSessionUser(answer: Record<string, unknown>): SessionUser {
  const { id, name, email, role, sections } = answer;
  return {
    id: String(id),
    name: String(name ?? ''),
    email: String(email),
    role: ROLES.find((each) => each === role) ?? 'author',
    sections: Array.isArray(sections) ? sections.map(String) : [],
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function parseSession(token: string, text: string): Session | null {
  if (!token) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user !== 'object' || user === null || !('email' in user)) return null;
    return { token, user: toSessionUser(user as Record<string, unknown>) };
  } catch {
    return null;
  }
}
