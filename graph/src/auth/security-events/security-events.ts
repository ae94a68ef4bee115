import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import type { Page } from '#core/read/paging.ts';
import type { SecurityEventKind } from '#core/security-event-kinds.ts';
import type { Origin } from '../sessions.ts';

/** An event, without any secret: whose account it is about, who brought it about, and how. */
export type SecurityEvent = Origin & {
  id: string;
  event: SecurityEventKind;
  accountId: string;
  /** The e-mail of the account at that time. */
  account: string;
  /** The e-mail of whoever did it; empty for somebody who held a link. */
  by: string;
  byId: string | null;
  at: Date;
};

type Stored = Omit<SecurityEvent, 'id'> & { _id: mongoose.Types.ObjectId };
type OfAccount = { id: string; email?: unknown };

export type SecurityEvents = {
  /**
   * Does what an event is about and leaves a trace of it, in the database and as a line of the log.
   * What is refused leaves none, nor does an act that gives 0: it found nothing to change. A crash
   * can leave a trace of what was not done, never lose one.
   */
  trace: <Result>(
    context: Context,
    event: SecurityEventKind,
    account: OfAccount,
    act: () => Promise<Result>,
  ) => Promise<Result>;
  /** A page of the events of one account, or of all, newest first, and how many there are. */
  list: (
    of: { accountId?: string },
    page: Page,
  ) => Promise<{ events: SecurityEvent[]; count: number }>;
};

const COLLECTION = 'security_events';
const KEPT_SECONDS = 365 * 24 * 3600;
const DEVICE_LENGTH = 300;

/** Keeps the events of the last year. Nobody changes one or takes it away before. */
export function createSecurityEvents(connection: Connection, logger?: Logger): SecurityEvents {
  const all = connection.collection<Stored>(COLLECTION);
  return {
    async trace(context, event, account, act) {
      const stored = { ...describe(context, account), event };
      await all.insertOne(stored);
      const log = () => {
        const { accountId, byId } = stored;
        const { requestId } = context;
        logger?.info({ event, account: accountId, by: byId, requestId }, 'security event');
      };
      try {
        const result = await act();
        if (result === 0) await all.deleteOne({ _id: stored._id });
        else log();
        return result;
      } catch (error) {
        // Any other error may have come after the act.
        if (error instanceof AppError) await all.deleteOne({ _id: stored._id });
        else log();
        throw error;
      }
    },
    async list(of, { page, limit }) {
      const found = all
        .find(of)
        .sort(NEWEST_FIRST)
        .skip((page - 1) * limit)
        .limit(limit)
        .toArray();
      const [events, count] = await Promise.all([found, all.countDocuments(of)]);
      return { events: events.map(toEvent), count };
    },
  };
}

/** Makes the indexes that list events, and remove those that are old. */
export async function prepareSecurityEvents(connection: Connection): Promise<void> {
  const all = connection.collection<Stored>(COLLECTION);
  await all.createIndex({ accountId: 1, ...NEWEST_FIRST });
  await all.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
}

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

function describe({ viewer, address, device = '' }: Context, { id, email = '' }: OfAccount) {
  return {
    _id: new mongoose.Types.ObjectId(),
    accountId: id,
    account: String(email),
    by: viewer?.email ?? '',
    byId: viewer?.id ?? null,
    at: new Date(),
    address,
    device: device.slice(0, DEVICE_LENGTH),
  };
}

function toEvent({ _id, ...event }: Stored): SecurityEvent {
  return { id: String(_id), ...event };
}
