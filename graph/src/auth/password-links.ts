import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { IdentityProvider } from './identity/identity.ts';

/** What a link is for: a person's first password, or a new one for who cannot sign in. */
export type LinkKind = 'invitation' | 'reset';

const HOUR_MS = 3600 * 1000;
const LIFETIME_MS: Record<LinkKind, number> = {
  invitation: 7 * 24 * HOUR_MS,
  reset: 24 * HOUR_MS,
};

type StoredLink = { _id: string; accountId: string; kind: LinkKind; expiresAt: Date };
export type PasswordLink = Omit<StoredLink, '_id'>;

/** Links with which people set their own password, once. An account has one at most. */
export type PasswordLinks = {
  /** Makes a link, which ends an earlier one. Only this answer ever holds its token. */
  make: (accountId: string, kind: LinkKind) => Promise<{ token: string; expiresAt: Date }>;
  /** The link of a token; null when it was used, has expired, or never was. */
  find: (token: string) => Promise<PasswordLink | null>;
  /** The same, and ends it: of several tries at once, one gets it. */
  take: (token: string) => Promise<PasswordLink | null>;
  endAll: (accountId: string) => Promise<void>;
};

const COLLECTION = 'password_links';

/** Keeps links by a digest of their token, so that nobody can use what the database holds. */
export function createPasswordLinks(connection: Connection): PasswordLinks {
  const links = connection.collection<StoredLink>(COLLECTION);
  const open = (token: string) => ({ _id: digestOf(token), expiresAt: { $gt: new Date() } });
  return {
    async make(accountId, kind) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + LIFETIME_MS[kind]);
      await links.deleteMany({ accountId });
      await links.insertOne({ _id: digestOf(token), accountId, kind, expiresAt });
      return { token, expiresAt };
    },
    find: (token) => links.findOne(open(token)),
    take: (token) => links.findOneAndDelete(open(token)),
    async endAll(accountId) {
      await links.deleteMany({ accountId });
    },
  };
}

/** Wraps an identity provider: a new password, or the end of an account, ends its link. */
export function endingLinks(identity: IdentityProvider, links: PasswordLinks): IdentityProvider {
  return {
    ...identity,
    async setPassword(id, password) {
      await links.endAll(id);
      await identity.setPassword(id, password);
    },
    async removeAccount(id) {
      await links.endAll(id);
      await identity.removeAccount(id);
    },
  };
}

/** Makes the indexes that find links and remove expired ones. */
export async function preparePasswordLinks(connection: Connection): Promise<void> {
  const links = connection.collection<StoredLink>(COLLECTION);
  await links.createIndex({ accountId: 1 });
  await links.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
