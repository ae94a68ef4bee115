import type { Connection } from 'mongoose';

/** A counter of tries by key, shared by all processes. */
export type RateLimiter = {
  /** Counts one try and tells whether it was within the limit, else how long to wait. */
  consume: (key: string, tries: number, windowSeconds: number) => Promise<Consumed>;
  /** Forgets the tries of a key. */
  clear: (key: string) => Promise<void>;
};

export type Consumed = { isWithin: boolean; retryAfterSeconds: number };

type Counter = { _id: string; tries: number; expiresAt: Date };

const COLLECTION = 'rate_limits';

/**
 * Counts in fixed windows: the first try of a key opens one. Each count is one atomic step in the
 * database, so that tries at the same moment, in whichever process, are all counted.
 */
export function createRateLimiter(connection: Connection): RateLimiter {
  const counters = connection.collection<Counter>(COLLECTION);

  async function count(key: string, windowSeconds: number): Promise<Counter> {
    for (;;) {
      const now = new Date();
      const running = { _id: key, expiresAt: { $gt: now } };
      const after = { returnDocument: 'after' } as const;
      const counted = await counters.findOneAndUpdate(running, { $inc: { tries: 1 } }, after);
      if (counted) return counted;
      const first = { tries: 1, expiresAt: new Date(now.getTime() + windowSeconds * 1000) };
      const over = { _id: key, expiresAt: { $lte: now } };
      try {
        await counters.updateOne(over, { $set: first }, { upsert: true });
        return { _id: key, ...first };
      } catch (error) {
        // Another try opened the window at the same moment: this one counts in it.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  return {
    async consume(key, tries, windowSeconds) {
      const counter = await count(key, windowSeconds);
      const waitMs = counter.expiresAt.getTime() - Date.now();
      return {
        isWithin: counter.tries <= tries,
        retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      };
    },
    async clear(key) {
      await counters.deleteOne({ _id: key });
    },
  };
}

/** Lets the database remove counters whose window is over. */
export async function prepareRateLimits(connection: Connection): Promise<void> {
  await connection.collection(COLLECTION).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
