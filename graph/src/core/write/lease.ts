import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';

export type LeaseLimits = {
  /** A lease that was not renewed for this long belongs to a process that died. */
  leaseMs: number;
  /** The longest wait for a lease. */
  waitMs: number;
};

/** `until` changes with each renewal. Nobody compares it with a clock, which may be set back. */
type LeaseDocument = { _id: string; owner: string; until: Date };

const RETRY_MS = 20;

/**
 * Waits for the lease of a name and renews it until the returned function is called. Null when
 * others held it up to the deadline, a moment of `performance.now()`.
 */
export async function beginLease(
  connection: Connection,
  name: string,
  deadline: number,
  leaseMs: number,
): Promise<(() => Promise<void>) | null> {
  const owner = randomUUID();
  const isDead = watchRenewals(leaseMs);
  let held: LeaseDocument | null = null;
  const next = () => ({ owner, until: new Date(Date.now() + leaseMs) });
  const leases = leasesOf(connection);
  const take = () =>
    held && isDead(held)
      ? leases.replaceOne(held, next()).then(({ modifiedCount }) => modifiedCount === 1)
      : !held && insertLease(connection, { _id: name, ...next() });
  while (!(await take())) {
    if (performance.now() >= deadline) return null;
    if (held) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    held = await leases.findOne({ _id: name });
  }
  const renew = () => leases.updateOne({ _id: name, owner }, { $set: next() });
  const renewing = setInterval(() => renew().catch(() => undefined), leaseMs / 3);
  return async () => {
    clearInterval(renewing);
    await leases.deleteOne({ _id: name, owner });
  };
}

/** Ends every lease. Only for a process that is alone on its database: the holders are dead. */
export async function endAllLeases(connection: Connection): Promise<void> {
  await leasesOf(connection).deleteMany({});
}

/** Says of a lease whether it stayed the same for as long as it lasts, by this process's timer. */
function watchRenewals(leaseMs: number) {
  let seen = { renewal: '', since: 0 };
  return ({ owner, until }: LeaseDocument): boolean => {
    const renewal = `${owner} ${until?.getTime()}`;
    if (seen.renewal !== renewal) seen = { renewal, since: performance.now() };
    return performance.now() - seen.since >= leaseMs;
  };
}

async function insertLease(connection: Connection, lease: LeaseDocument): Promise<boolean> {
  try {
    await leasesOf(connection).insertOne(lease);
    return true;
  } catch (error) {
    const isTaken = error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
    if (isTaken) return false;
    throw error;
  }
}

function leasesOf(connection: Connection) {
  return connection.collection<LeaseDocument>('locks');
}
