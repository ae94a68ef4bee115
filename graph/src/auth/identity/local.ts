import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Connection } from 'mongoose';
import { createKeyring, type Keyring } from '../secrets.ts';
import type { IdentityProvider } from './identity.ts';
import { hashPassword, isOutdated, isSamePassword, type PasswordHash } from './password.ts';

/** How long a login lasts. */
export const SESSION_DAYS = 14;

type Credential = { _id: string; email: string; isActive: boolean; password?: PasswordHash };
type Session = { _id: string; accountId: string; expiresAt: Date };

/**
 * The identity provider that needs nothing but the database: scrypt hashes, and signed tokens that
 * each name a stored session, so that a login can be ended at once.
 */
export function createLocalIdentity(connection: Connection): IdentityProvider {
  const credentials = connection.collection<Credential>('credentials');
  const sessions = connection.collection<Session>('sessions');
  const keyring = createKeyring(connection, 'token-signing');
  const endSessions = async (accountId: string) => {
    await sessions.deleteMany({ accountId });
  };

  async function storePassword(id: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await credentials.updateOne({ _id: id }, { $set: { password: hash } });
  }

  return {
    endSessions,
    async saveAccount({ id, email, isActive }) {
      await credentials.updateOne({ _id: id }, { $set: { email, isActive } }, { upsert: true });
      if (!isActive) await endSessions(id);
    },
    async removeAccount(id) {
      await credentials.deleteOne({ _id: id });
      await endSessions(id);
    },
    async setPassword(id, password) {
      await storePassword(id, password);
      await endSessions(id);
    },
    async isPassword(id, password) {
      const credential = await credentials.findOne({ _id: id });
      return checkPassword(credential, password);
    },
    async signIn(email, password) {
      const credential = await credentials.findOne({ email: email.trim().toLowerCase() });
      const isRight = await checkPassword(credential, password);
      if (!credential?.password || !isRight || !credential.isActive) return null;
      if (isOutdated(credential.password)) await storePassword(credential._id, password);
      return { id: credential._id, token: await openSession(credential._id) };
    },
    async verify(token) {
      const sessionId = await readToken(keyring, token);
      if (!sessionId) return null;
      const session = await sessions.findOne({ _id: sessionId, expiresAt: { $gt: new Date() } });
      return session && { id: session.accountId };
    },
    async signOut(token) {
      const sessionId = await readToken(keyring, token);
      if (sessionId) await sessions.deleteOne({ _id: sessionId });
    },
  };

  async function openSession(accountId: string): Promise<string> {
    const _id = randomBytes(16).toString('base64url');
    const expiresAt = new Date(Date.now() + SESSION_DAYS * 24 * 3600 * 1000);
    await sessions.insertOne({ _id, accountId, expiresAt });
    const [key] = await keyring.keys();
    if (!key) throw new Error('There is no key to sign with');
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: key.id })
      .setJti(_id)
      .setExpirationTime(expiresAt)
      .sign(key.secret);
  }
}

/** Makes the indexes that sign-in and sessions read by. */
export async function prepareLocalIdentity(connection: Connection): Promise<void> {
  await connection.collection('credentials').createIndex({ email: 1 }, { unique: true });
  await connection.collection('sessions').createIndex({ accountId: 1 });
  await connection.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

let decoy: Promise<PasswordHash> | null = null;

/** Takes as long for an e-mail that nobody has as for one with a password. */
async function checkPassword(credential: Credential | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const isSame = await isSamePassword(password, credential?.password ?? (await decoy));
  return isSame && credential?.password !== undefined;
}

/** The session a token names, or `null` when the token is forged or expired. */
async function readToken(keyring: Keyring, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = (await keyring.keys()).find(({ id }) => id === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      { algorithms: ['HS256'] },
    );
    return payload.jti ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
