import mongoose, { type Connection, type mongo } from 'mongoose';
import { gather } from '#core/gather.ts';
import { insertTogether } from '#core/write/insert-together.ts';
import { advanceRevision } from '#core/write/revision.ts';

export type Change = {
  resource: string;
  recordId: string;
  action: string;
  /** Whether it is one of many that are made at once, as by an import. */
  isOfMany?: boolean;
};

/**
 * A change on its way to one target. From `leaseUntil` on the relay may claim the intent of a
 * writer that died, and an entry whose delivery died or failed.
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
  /** Stores the intent of a change that is about to be written. */
  begin: (change: Change) => Promise<Intent>;
  /** Asks for a publish without a write. */
  add: (change: Change) => Promise<void>;
  /** Calls the listener whenever the entries of a change become ready. */
  onReady: (listener: (change: Change) => void) => void;
};

/**
 * A stored intent, which its writer ends in one of three ways. Each gives the content a new
 * revision. The intent of a writer that died is published after its lease.
 */
export type Intent = {
  /** After the write: makes the change ready to be published. */
  settle: () => Promise<void>;
  /** After a refused write: removes the intent. */
  cancel: () => Promise<void>;
  /** When nobody knows whether the write happened: leaves the intent to its lease. */
  abandon: () => Promise<void>;
};

/** Longer than any write takes. The change of a writer that died is published after this. */
const INTENT_LEASE_MS = 5_000;

/** Makes the outbox, which holds one entry per change and target. */
export function createOutbox(connection: Connection, targets: readonly string[]): Outbox {
  const entries = connection.collection<OutboxEntry>('outbox');
  const listeners: ((change: Change) => void)[] = [];
  const notify = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  async function insert(change: Change, status: OutboxEntry['status']) {
    const at = new Date();
    const leaseUntil = new Date(at.getTime() + (status === 'intent' ? INTENT_LEASE_MS : 0));
    const rest = { ...change, status, at, leaseUntil, claim: null, attempts: 0, error: null };
    const made = targets.map((target) => ({ _id: new mongoose.Types.ObjectId(), target, ...rest }));
    await Promise.all(made.map((entry) => insertTogether(entries, entry)));
    return made.map(({ _id }) => _id);
  }

  return {
    async begin(change) {
      const inserted = await insert(change, 'intent');
      return {
        async settle() {
          await advanceRevision(connection);
          await makeReady(entries, inserted);
          notify(change);
        },
        async cancel() {
          await entries.deleteMany({ _id: { $in: inserted } });
          await advanceRevision(connection);
        },
        abandon: () => advanceRevision(connection),
      };
    },
    async add(change) {
      await insert(change, 'ready');
      notify(change);
    },
    onReady: (listener) => listeners.push(listener),
  };
}

/** The entries of changes that are settled in the same moment become ready by one command. */
const makeReady = gather(async (entries: mongo.Collection<OutboxEntry>, changes: Ids[]) => {
  const ready = { status: 'ready', leaseUntil: new Date() } as const;
  await entries.updateMany({ _id: { $in: changes.flat() }, claim: null }, { $set: ready });
  return changes.map(() => undefined);
});

type Ids = mongoose.Types.ObjectId[];

/** Makes the indexes that the relay claims by. */
export async function prepareOutbox(connection: Connection): Promise<void> {
  await connection.collection('outbox').createIndex({ target: 1, leaseUntil: 1 });
  await connection.collection('outbox').createIndex({ claim: 1 });
}

/**
 * Ends every lease at once. Only for the start of a process that is alone on its database: then
 * every process that held a lease is dead.
 */
export async function adoptOrphans(connection: Connection): Promise<void> {
  const free = { status: 'ready', claim: null, leaseUntil: new Date() };
  await connection.collection('outbox').updateMany({}, { $set: free });
}
