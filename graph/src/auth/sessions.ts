import type { Connection } from 'mongoose';

/** How long a login lasts: 14 days, which is the most that Firebase allows. */
export const SESSION_MS = 14 * 24 * 3600 * 1000;

type Session = { _id: string; accountId: string; expiresAt: Date };

/** The open logins. A login that is not listed here has ended, whatever its token says. */
export type Sessions = {
  /** Stores a login and gives the moment it expires. `sessionId` can be derived from its token. */
  open: (sessionId: string, accountId: string) => Promise<Date>;
  /** The account of an open login, or `null`. */
  accountOf: (sessionId: string) => Promise<string | null>;
  end: (sessionId: string) => Promise<void>;
  /** Ends every login of an account. */
  endAll: (accountId: string) => Promise<void>;
};

/** Keeps logins in the database, so that every process notices at once when one ends. */
export function createSessions(connection: Connection): Sessions {
  const sessions = connection.collection<Session>('sessions');
  return {
    async open(sessionId, accountId) {
      const expiresAt = new Date(Date.now() + SESSION_MS);
      await sessions.insertOne({ _id: sessionId, accountId, expiresAt });
      return expiresAt;
    },
    async accountOf(sessionId) {
      const isOpen = { _id: sessionId, expiresAt: { $gt: new Date() } };
      return (await sessions.findOne(isOpen))?.accountId ?? null;
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAll(accountId) {
      await sessions.deleteMany({ accountId });
    },
  };
}

/** Makes the indexes that find sessions and remove expired ones. */
export async function prepareSessions(connection: Connection): Promise<void> {
  const sessions = connection.collection<Session>('sessions');
  await sessions.createIndex({ accountId: 1 });
  await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
