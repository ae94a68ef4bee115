import type { Connection } from 'mongoose';
import { AppError } from '../errors.ts';
import { beginLease, type LeaseLimits } from './lease.ts';

/** A lock that this process holds. */
type Lock = { release: () => Promise<void> };

/** The locks that one write holds. */
export type Locks = {
  /**
   * Waits for each named lock that is not held yet, in the order of their names. Throws UNAVAILABLE
   * when others hold one for too long.
   */
  take: (names: string[]) => Promise<void>;
  /** Frees all of them. May be called again. */
  release: () => Promise<void>;
};

/** The wait is longer than the lease, so that the lock of a process that died is taken over. */
const LIMITS: LeaseLimits = { leaseMs: 10_000, waitMs: 20_000 };

/** Starts without a lock. Release in a `finally`: Node 22 does not know `await using`. */
export function createLocks(connection: Connection, limits: Partial<LeaseLimits> = {}): Locks {
  const held = new Map<string, Lock>();
  return {
    async take(names) {
      // One order for everybody: no two writes wait for each other.
      for (const name of names.toSorted()) {
        if (!held.has(name))
          held.set(name, await takeLock(connection, name, { ...LIMITS, ...limits }));
      }
    },
    async release() {
      const locks = [...held.values()];
      held.clear();
      await Promise.all(locks.map((lock) => lock.release()));
    },
  };
}

/** The same locks for writes that are part of a larger one, which alone releases them. */
export function lendLocks({ take }: Locks): Locks {
  return { take, release: async () => {} };
}

/**
 * Runs work under a lock: in all processes together, one at a time. Throws UNAVAILABLE when others
 * hold the lock for too long.
 */
export async function withLock<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
  limits: Partial<LeaseLimits> = {},
): Promise<Result> {
  const lock = await takeLock(connection, name, { ...LIMITS, ...limits });
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function takeLock(
  connection: Connection,
  name: string,
  { leaseMs, waitMs }: LeaseLimits,
): Promise<Lock> {
  const deadline = performance.now() + waitMs;
  const leaveQueue = await waitInQueue(connection, name, waitMs);
  try {
    const endLease = await beginLease(connection, name, deadline, leaseMs);
    if (!endLease) throw busy();
    return { release: () => endLease().finally(leaveQueue) };
  } catch (error) {
    leaveQueue();
    throw error;
  }
}

/** The last turn in each queue. Within a process only one at a time asks the database. */
const queues = new WeakMap<Connection, Map<string, Promise<void>>>();

async function waitInQueue(
  connection: Connection,
  name: string,
  waitMs: number,
): Promise<() => void> {
  const lastTurns = queues.get(connection) ?? new Map<string, Promise<void>>();
  queues.set(connection, lastTurns);
  const turnBefore = lastTurns.get(name) ?? Promise.resolve();
  const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
  lastTurns.set(name, turn);
  const leave = () => {
    if (lastTurns.get(name) === turn) lastTurns.delete(name);
    endTurn();
  };
  if (await endsWithin(turnBefore, waitMs)) return leave;
  // Those behind still wait for the one in front.
  turnBefore.then(leave);
  throw busy();
}

async function endsWithin(work: Promise<void>, waitMs: number): Promise<boolean> {
  const { promise: timeout, resolve: giveUp } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => giveUp(false), waitMs);
  return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer));
}

function busy(): AppError {
  const message = 'Other changes are still being saved. Please try again in a moment.';
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds: 5 });
}
