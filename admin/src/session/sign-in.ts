import { fetchInTime } from '../providers/patience.ts';
import {
  endRefusedSession,
  endSession,
  readSession,
  saveSession,
  toSessionUser,
} from './session.ts';

const checkedTokens = new Set<string>();

export type Credentials = { email: string; password: string };

/**
 * Signs in and keeps the login. Gives `code-needed` where the account asks for a code beside the
 * right password. Throws an Error whose message is for people: the server's, else `Login failed`.
 */
export async function signIn(
  credentials: Credentials,
  code?: string,
): Promise<'signed-in' | 'code-needed'> {
  const response = await fetchInTime('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, code }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (answer?.code === 'TOTP_REQUIRED') return 'code-needed';
  if (!response?.ok || !answer?.data?.token) throw new Error(answer?.message || 'Login failed');
  const { token, ...user } = answer.data;
  checkedTokens.add(token);
  saveSession({ token, user: toSessionUser(user) });
  return 'signed-in';
}

/** Ends the login here at once, and on the server too, where it else expires by itself. */
export function signOut(): void {
  const session = readSession();
  if (session) {
    const headers = { Authorization: `Bearer ${session.token}` };
    fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
  }
  endSession('signed-out');
}

/**
 * Asks the server, once a page load, whether the stored login still holds and who it is. A login
 * that does not is forgotten; when the server cannot be reached, it stays.
 */
export async function checkSession(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetchInTime('/api/auth/me', { headers }).catch(() => null);
  if (readSession()?.token !== token) return;
  const answer = await response?.json().catch(() => null);
  if (response?.status === 401) return endRefusedSession(answer?.message);
  checkedTokens.add(token);
  if (response?.ok && answer?.data) saveSession({ token, user: toSessionUser(answer.data) });
}

export function isChecked(token: string): boolean {
  return checkedTokens.has(token);
}
