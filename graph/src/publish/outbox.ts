import mongoose, { type Connection } from 'mongoose';
import { isRefusal } from '#core/errors.ts';
import { advanceRevision } from '#core/write/revision.ts';

export type Change = { resource: string; recordId: string; action: string };

/**
 * A change on its way to one target. `leaseUntil` is when it may be taken: an `intent` whose writer
 * died counts as ready after its lease, and so does an entry whose delivery died or failed.
 */
export type OutboxEntry = Change & {
  _id: mongoose.Types.ObjectId;
  target: string;
  status: 'intent' | 'ready';
  at: Date;
  leaseUntil: Date;
  claim: string | null;
  attempts: number;
  error: string | null;
};

export type Outbox = {
  /**
   * Runs a write so that the site learns of it whatever happens: the intent is stored first, then
   * the write runs, then the content gets a new mark and the intent becomes ready. A refused write
   * leaves no entry.
   */
  around: <Result>(change: Change, write: () => Promise<Result>) => Promise<Result>;
  /** Asks for a publish without a write. */
  add: (change: Change) => Promise<void>;
  /** Is told whenever entries become ready. */
  onReady: (listener: () => void) => void;
};

/** Longer than any write takes; a crashed writer's change is published after this. */
const INTENT_LEASE_MS = 5_000;

/** The outbox, with one entry per change and target. */
export function createOutbox(connection: Connection, targets: readonly string[]): Outbox {
  const entries = connection.collection<OutboxEntry>('outbox');
  const listeners: (() => void)[] = [];

  async function insert(change: Change, status: OutboxEntry['status']) {
    const at = new Date();
    const leaseUntil = new Date(at.getTime() + (status === 'intent' ? INTENT_LEASE_MS : 0));
    const rest = { ...change, status, at, leaseUntil, claim: null, attempts: 0, error: null };
    const made = targets.map((target) => ({ _id: new mongoose.Types.ObjectId(), target, ...rest }));
    await entries.insertMany(made);
    return { _id: { $in: made.map(({ _id }) => _id) } };
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    async around(change, write) {
      const inserted = await insert(change, 'intent');
      const written = write().catch(async (error) => {
        if (isRefusal(error)) await entries.deleteMany(inserted);
        throw error;
      });
      const result = await written.finally(() => advanceRevision(connection));
      const ready = { status: 'ready', leaseUntil: new Date() } as const;
      await entries.updateMany({ ...inserted, claim: null }, { $set: ready });
      tell();
      return result;
    },
    async add(change) {
      await insert(change, 'ready');
      tell();
    },
    onReady: (listener) => listeners.push(listener),
  };
}

/** Makes the indexes that the relay claims by. */
export async function prepareOutbox(connection: Connection): Promise<void> {
  await connection.collection('outbox').createIndex({ target: 1, leaseUntil: 1 });
  await connection.collection('outbox').createIndex({ claim: 1 });
}

/**
 * Frees every entry at once. Only for a process that is alone on its database: at its start,
 * whoever held a lease is dead.
 */
export async function adoptOrphans(connection: Connection): Promise<void> {
  const free = { status: 'ready', claim: null, leaseUntil: new Date() };
  await connection.collection('outbox').updateMany({}, { $set: free });
}
