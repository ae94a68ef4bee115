import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

/** A counter of tries by key, shared by all processes. */
export type RateLimiter = {
  /** Counts one try. Gives whether it was within the limit, and else how long to wait. */
  consume: (key: string, tries: number, windowSeconds: number) => Promise<Consumed>;
  /** Resets the count of a key. */
  clear: (key: string, tries: number, windowSeconds: number) => Promise<void>;
};

type Consumed = { isWithin: boolean; retryAfterSeconds: number };

const COLLECTION = 'rate_limits';
/** How far the clocks of several processes may differ. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * Counts in fixed windows, which begin with the first try of a key. The counts are in the database,
 * so that simultaneous tries in several processes all count.
 */
export function createRateLimiter(connection: Connection): RateLimiter {
  const limiters = new Map<string, RateLimiterMongo>();

  /** Made when first needed, because the connection may open later than this. */
  function limiterOf(tries: number, windowSeconds: number): RateLimiterMongo {
    const name = `${tries}/${windowSeconds}`;
    const known = limiters.get(name) ?? open(connection, tries, windowSeconds);
    limiters.set(name, known);
    return known;
  }

  return {
    async consume(key, tries, windowSeconds) {
      const limiter = limiterOf(tries, windowSeconds);
      const count = () => limiter.consume(key).catch(asCounted);
      let counted = await count();
      // A window that ends later than one that begins now is from before the clock was set back.
      const latestMs = windowSeconds * 1000 + CLOCKS_DIFFER_MS;
      if (counted.msBeforeNext > latestMs) {
        const expire = { $gt: new Date(Date.now() + latestMs) };
        await connection.collection(COLLECTION).deleteOne({ key, expire });
        counted = await count();
      }
      const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
      return { isWithin: counted.consumedPoints <= tries, retryAfterSeconds };
    },
    async clear(key, tries, windowSeconds) {
      await limiterOf(tries, windowSeconds).delete(key);
    },
  };
}

/** Makes the indexes of the counters. One lets the database remove those whose window is over. */
export async function prepareRateLimits(connection: Connection): Promise<void> {
  const counters = connection.collection(COLLECTION);
  await counters.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
  await counters.createIndex({ key: 1 }, { unique: true });
}

function open(connection: Connection, points: number, duration: number): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: COLLECTION,
    keyPrefix: '',
    disableIndexesCreation: true,
    points,
    duration,
  });
}

/** The library throws its result for a try beyond the limit; anything else is an error. */
function asCounted(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
