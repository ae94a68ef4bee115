import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Connection } from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';
import { createKeyring } from '../secrets.ts';
import { createSessions, type Origin, prepareSessions } from '../sessions.ts';
import type { IdentityProvider, Proof } from './identity.ts';
import {
  type HashStrength,
  hashPassword,
  isOutdated,
  isSamePassword,
  type PasswordHash,
  STRENGTH,
} from './password.ts';
import { createTokenReader } from './read-token.ts';

type Credential = {
  _id: string;
  email: string;
  isActive: boolean;
  password?: PasswordHash;
  schemaVersion: number;
};

/**
 * The identity provider that needs only the database: scrypt hashes, and signed tokens that each
 * name a stored session, so that a login can be ended at once. Only tests set another strength.
 */
export function createLocalIdentity(
  connection: Connection,
  strength: HashStrength = STRENGTH,
): IdentityProvider {
  const credentials = connection.collection<Credential>('credentials');
  const sessions = createSessions(connection);
  const keyring = createKeyring(connection, 'token-signing');
  const readToken = createTokenReader(keyring);
  const checkPassword = createCheck(strength);

  async function storePassword(id: string, password: string): Promise<void> {
    const hash = await hashPassword(password, strength);
    await credentials.updateOne({ _id: id }, { $set: { password: hash } });
  }

  return {
    takesSecondFactor: true,
    endSessions: sessions.endAll,
    async saveAccount({ id, email, isActive }) {
      const $setOnInsert = { schemaVersion: DATA_VERSION };
      const update = { $set: { email, isActive }, $setOnInsert };
      await credentials.updateOne({ _id: id }, update, { upsert: true });
      if (!isActive) await sessions.endAll(id, 'deactivated');
    },
    async removeAccount(id) {
      await credentials.deleteOne({ _id: id });
      await sessions.endAll(id, 'removed');
    },
    async setPassword(id, password) {
      await storePassword(id, password);
      await sessions.endAll(id, 'password');
    },
    async isPassword(id, password) {
      const credential = await credentials.findOne({ _id: id });
      return checkPassword(credential, password);
    },
    async hasPassword(id) {
      const credential = await credentials.findOne({ _id: id });
      return credential?.password !== undefined;
    },
    async signIn(email, password) {
      const credential = await credentials.findOne({ email: email.trim().toLowerCase() });
      const isRight = await checkPassword(credential, password);
      if (!credential?.password || !isRight) return null;
      if (isOutdated(credential.password, strength)) await storePassword(credential._id, password);
      return toProof(credential);
    },
    async verify(token) {
      const sessionId = await readToken(token);
      const id = sessionId && (await sessions.accountOf(sessionId));
      return id ? { id } : null;
    },
    async signOut(token) {
      const sessionId = await readToken(token);
      if (sessionId) await sessions.end(sessionId);
    },
    async whyEnded(token) {
      const sessionId = await readToken(token);
      return sessionId === null ? null : sessions.whyEnded(sessionId);
    },
    sessionOf: readToken,
    listSessions: sessions.list,
  };

  function toProof({ _id, isActive }: Credential): Proof {
    return { id: _id, isActive, open: (origin) => openSession(_id, origin) };
  }

  async function openSession(accountId: string, origin?: Origin): Promise<string> {
    const sessionId = randomBytes(16).toString('base64url');
    const [key] = await keyring.keys();
    if (!key) throw new Error('There is no key to sign with');
    const expiresAt = await sessions.open(sessionId, accountId, origin);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: key.id })
      .setJti(sessionId)
      .setExpirationTime(expiresAt)
      .sign(key.secret);
  }
}

/** Makes the indexes that sign-in and sessions read by. */
export async function prepareLocalIdentity(connection: Connection): Promise<void> {
  await connection.collection('credentials').createIndex({ email: 1 }, { unique: true });
  await prepareSessions(connection);
}

/** A password check that takes as long for an unknown e-mail as for a known one. */
function createCheck(strength: HashStrength) {
  let decoy: Promise<PasswordHash> | null = null;
  return async (credential: Credential | null, password: string): Promise<boolean> => {
    decoy ??= hashPassword(randomBytes(16).toString('hex'), strength);
    const isSame = await isSamePassword(password, credential?.password ?? (await decoy));
    return isSame && credential?.password !== undefined;
  };
}
