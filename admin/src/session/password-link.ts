import { fetchInTime } from '../providers/patience.ts';

export type LinkOwner = { name: string; email: string; kind: 'invitation' | 'reset' };

const UNREACHABLE = 'The server cannot be reached. Please try again.';

/** Whose password a link sets. Throws an Error whose message is for people. */
export async function readLink(token: string): Promise<LinkOwner> {
  return (await post('/api/auth/link', { token })).data;
}

/** Sets the password of a link's owner, and gives the server's words about it. */
export async function sendPassword(token: string, newPassword: string): Promise<string> {
  return (await post('/api/auth/link/password', { token, newPassword })).message;
}

async function post(address: string, sent: object) {
  const response = await fetchInTime(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response?.ok || !answer) throw new Error(answer?.message || UNREACHABLE);
  return answer;
}
