import type { Connection } from 'mongoose';

/** How long a login lasts: 14 days, which is the most that Firebase allows. */
export const SESSION_MS = 14 * 24 * 3600 * 1000;

/** With what and from where somebody signs in: the browser's `User-Agent` and the IP address. */
export type Origin = { device: string; address: string };

/** Why a login ended before its time. */
export type SessionEnd =
  | 'left'
  | 'ended'
  | 'by-admin'
  | 'password'
  | 'second-factor'
  | 'deactivated'
  | 'removed';

export type OpenSession = Origin & { id: string; openedAt: Date };

type Session = { _id: string; accountId: string; expiresAt: Date } & Partial<Origin> & {
    /** Absent while it is open. */
    end?: SessionEnd;
  };

/** Some sessions of an account, by their ids. */
export type WhichSessions = { only: string } | { except: string };

/** The logins. One that is not open here has ended, whatever its token says. */
export type Sessions = {
  /** Stores a login and gives the moment it expires. `sessionId` can be derived from its token. */
  open: (sessionId: string, accountId: string, origin?: Origin) => Promise<Date>;
  /** The account of an open login, or `null`. */
  accountOf: (sessionId: string) => Promise<string | null>;
  /** Why a login was ended, or `null`. */
  whyEnded: (sessionId: string) => Promise<SessionEnd | null>;
  /** The open logins of an account, the newest first. */
  list: (accountId: string) => Promise<OpenSession[]>;
  end: (sessionId: string) => Promise<void>;
  /** Ends the logins of an account: all, one alone, or all but one. Gives how many ended. */
  endAll: (accountId: string, end: SessionEnd, which?: WhichSessions) => Promise<number>;
};

/**
 * Keeps logins in the database, so that every process notices at once when one ends. An ended login
 * stays until it would have expired, without its origin, so that its owner can be told why.
 */
export function createSessions(connection: Connection): Sessions {
  const sessions = connection.collection<Session>('sessions');
  const open = () => ({ end: null, expiresAt: { $gt: new Date() } }) as const;
  const asEnded = (end: SessionEnd) => ({ $set: { end }, $unset: { device: 1, address: 1 } });
  return {
    async open(sessionId, accountId, origin) {
      const expiresAt = new Date(Date.now() + SESSION_MS);
      await sessions.insertOne({ _id: sessionId, accountId, expiresAt, ...cut(origin) });
      return expiresAt;
    },
    async accountOf(sessionId) {
      const found = await sessions.findOne({ _id: sessionId, ...open() } as object);
      return found?.accountId ?? null;
    },
    async whyEnded(sessionId) {
      return (await sessions.findOne({ _id: sessionId }))?.end ?? null;
    },
    async list(accountId) {
      const ofAccount = { accountId, ...open() } as object;
      const found = await sessions.find(ofAccount).sort({ expiresAt: -1 }).toArray();
      return found.map(toOpenSession);
    },
    async end(sessionId) {
      await sessions.updateOne({ _id: sessionId, ...open() } as object, asEnded('left') as object);
    },
    async endAll(accountId, end, which) {
      const chosen = which && ('only' in which ? { $eq: which.only } : { $ne: which.except });
      const condition = { accountId, ...open(), ...(chosen && { _id: chosen }) };
      const ended = await sessions.updateMany(condition as object, asEnded(end) as object);
      return ended.modifiedCount;
    },
  };
}

/** Makes the indexes that find sessions and remove expired ones. */
export async function prepareSessions(connection: Connection): Promise<void> {
  const sessions = connection.collection<Session>('sessions');
  await sessions.createIndex({ accountId: 1 });
  await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

const DEVICE_LENGTH = 300;

/** Whoever signs in writes the name of their device. */
function cut(origin: Origin | undefined): Partial<Origin> {
  return origin ? { ...origin, device: origin.device.slice(0, DEVICE_LENGTH) } : {};
}

function toOpenSession({ _id, expiresAt, device = '', address = '' }: Session): OpenSession {
  return { id: _id, device, address, openedAt: new Date(expiresAt.getTime() - SESSION_MS) };
}
