import type { Connection } from 'mongoose';

/** How long a login lasts: 14 days, which is the most that Firebase allows. */
export const SESSION_MS = 14 * 24 * 3600 * 1000;

type Session = { _id: string; accountId: string; expiresAt: Date };

/** The logins that are open. One that is not listed here has ended, whatever its token says. */
export type Sessions = {
  /** Notes a login under an id that its token leads to, and gives the moment it expires. */
  open: (sessionId: string, accountId: string) => Promise<Date>;
  /** The account of an open login, or `null`. */
  accountOf: (sessionId: string) => Promise<string | null>;
  end: (sessionId: string) => Promise<void>;
  /** Ends every login of an account. */
  endAll: (accountId: string) => Promise<void>;
};

/** Logins kept in the database, where every process sees at once that one has ended. */
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

/** Makes the indexes that sessions are read and forgotten by. */
export async function prepareSessions(connection: Connection): Promise<void> {
  const sessions = connection.collection<Session>('sessions');
  await sessions.createIndex({ accountId: 1 });
  await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
