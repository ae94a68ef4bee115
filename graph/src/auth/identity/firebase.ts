import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Connection } from 'mongoose';
import { createSessions, type Origin, SESSION_MS } from '../sessions.ts';
import { saveFirebaseAccount } from './firebase-account.ts';
import { hasCode, nullIfAbsent } from './firebase-error.ts';
import type { IdentityProvider } from './identity.ts';
import { type IdentityToolkit, requestIdToken } from './identity-toolkit.ts';

type FirebaseIdentityOptions = { app: App; connection: Connection; toolkit: IdentityToolkit };

/** Every refusal takes this long at least: its time must not reveal whether an account exists. */
const REFUSAL_MS = 500;

/** Firebase's codes for a session cookie that is no longer valid. */
const ENDED = [
  'auth/argument-error',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The identity provider on Firebase, which keeps accounts and passwords. A bearer token is one of
 * Firebase's session cookies with a random number of ours. Our database lists each session too:
 * Firebase revokes whole accounts, by the second, while here one login ends at once.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): IdentityProvider {
  const { app, connection, toolkit } = options;
  const auth = getAuth(app);
  const sessions = createSessions(connection);

  return {
    takesSecondFactor: false,
    endSessions: sessions.endAll,
    async saveAccount(account) {
      await saveFirebaseAccount(auth, account);
      if (!account.isActive) await sessions.endAll(account.id, 'deactivated');
    },
    async removeAccount(id) {
      await auth.deleteUser(id).catch(nullIfAbsent);
      await sessions.endAll(id, 'removed');
    },
    async setPassword(id, password) {
      // Firebase revokes the account's cookies by itself when the password changes.
      await auth.updateUser(id, { password });
      await sessions.endAll(id, 'password');
    },
    async isPassword(id, password) {
      const { email } = (await auth.getUser(id).catch(nullIfAbsent)) ?? {};
      if (email === undefined) return false;
      return (await requestIdToken(toolkit, email, password)) !== null;
    },
    async hasPassword(id) {
      const { providerData = [] } = (await auth.getUser(id).catch(nullIfAbsent)) ?? {};
      return providerData.some(({ providerId }) => providerId === 'password');
    },
    async signIn(email, password) {
      const earliestRefusal = wait(REFUSAL_MS);
      const proof = await requestIdToken(toolkit, email.trim().toLowerCase(), password);
      // Firebase refuses a disabled account as it refuses a wrong password.
      if (proof) {
        return { id: proof.id, isActive: true, open: (origin) => openSession(proof, origin) };
      }
      await earliestRefusal;
      return null;
    },
    async verify(token) {
      const id = await sessions.accountOf(sessionIdOf(token));
      return id !== null && (await isAccepted(auth, token, id)) ? { id } : null;
    },
    signOut: (token) => sessions.end(sessionIdOf(token)),
    whyEnded: (token) => sessions.whyEnded(sessionIdOf(token)),
    sessionOf: async (token) => sessionIdOf(token),
    listSessions: sessions.list,
  };

  type IdToken = { id: string; idToken: string };
  async function openSession(proof: IdToken, origin?: Origin): Promise<string> {
    const cookie = await auth.createSessionCookie(proof.idToken, { expiresIn: SESSION_MS });
    // Two logins in one second get the same cookie.
    const token = `${cookie}.${randomBytes(16).toString('base64url')}`;
    await sessions.open(sessionIdOf(token), proof.id, origin);
    return token;
  }
}

/** The id of a session is a hash of its token, so that nobody can sign in with a stored id. */
function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether Firebase accepts the cookie for this account. Throws when Firebase cannot tell. */
async function isAccepted(auth: Auth, token: string, id: string): Promise<boolean> {
  const cookie = token.slice(0, token.lastIndexOf('.'));
  try {
    return (await auth.verifySessionCookie(cookie, true)).uid === id;
  } catch (error) {
    if (ENDED.some((code) => hasCode(error, code))) return false;
    throw error;
  }
}
