import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';

/** A lock that this process holds. */
type Lock = { release: () => Promise<void> };

/** The locks that one write holds. */
export type Locks = {
  /** Waits for each named lock that is not held yet, in the order of their names. */
  take: (names: string[]) => Promise<void>;
  /** Frees all of them. May be called again. */
  release: () => Promise<void>;
};

/** The lock of a process that died is free after this. A live process renews its lease. */
const LEASE_MS = 10_000;
const RETRY_MS = 20;

/** Starts without a lock. Release in a `finally`: Node 22 does not know `await using`. */
export function createLocks(connection: Connection): Locks {
  const held = new Map<string, Lock>();
  return {
    async take(names) {
      // One order for everybody: no two writes wait for each other.
      for (const name of names.toSorted()) {
        if (!held.has(name)) held.set(name, await takeLock(connection, name));
      }
    },
    async release() {
      const locks = [...held.values()];
      held.clear();
      await Promise.all(locks.map((lock) => lock.release()));
    },
  };
}

/** Runs work under a lock: in all processes together, one at a time. */
export async function withLock<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await takeLock(connection, name);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function takeLock(connection: Connection, name: string): Promise<Lock> {
  const leaveQueue = await waitInQueue(connection, name);
  try {
    const endLease = await beginLease(connection, name);
    return { release: () => endLease().finally(leaveQueue) };
  } catch (error) {
    leaveQueue();
    throw error;
  }
}

/** The last turn in each queue. Within a process only one at a time asks the database. */
const queues = new WeakMap<Connection, Map<string, Promise<void>>>();

async function waitInQueue(connection: Connection, name: string): Promise<() => void> {
  const lastTurns = queues.get(connection) ?? new Map<string, Promise<void>>();
  queues.set(connection, lastTurns);
  const turnBefore = lastTurns.get(name);
  const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
  lastTurns.set(name, turn);
  await turnBefore;
  return () => {
    if (lastTurns.get(name) === turn) lastTurns.delete(name);
    endTurn();
  };
}

/** Waits for the lease and keeps renewing it until the returned function is called. */
async function beginLease(connection: Connection, name: string): Promise<() => Promise<void>> {
  const locks = connection.collection<LockDocument>('locks');
  const owner = randomUUID();
  while (!(await tryLease(connection, name, owner))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const renew = () => locks.updateOne({ _id: name, owner }, { $set: { until: leaseEnd() } });
  const renewing = setInterval(() => renew().catch(() => undefined), LEASE_MS / 3);
  return async () => {
    clearInterval(renewing);
    await locks.deleteOne({ _id: name, owner });
  };
}

type LockDocument = { _id: string; owner: string; until: Date };

async function tryLease(connection: Connection, name: string, owner: string): Promise<boolean> {
  const isFree = { _id: name, until: { $lte: new Date() } };
  const lease = { $set: { owner, until: leaseEnd() } };
  try {
    const locks = connection.collection<LockDocument>('locks');
    await locks.updateOne(isFree, lease, { upsert: true });
    return true;
  } catch (error) {
    const isTaken = error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
    if (isTaken) return false;
    throw error;
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
