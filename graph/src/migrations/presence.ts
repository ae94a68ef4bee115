import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type DataState, readDataState } from './data-state.ts';

/** A process that uses the database. */
type Process = { _id: string; dataVersion: number; until: Date };

/** Of a process that died, the document counts for this long. One that lives renews it. */
const LEASE_MS = 30_000;

export type Presence = {
  /** Takes the process off the list again. */
  leave: () => Promise<void>;
  /** Rejects with DataUpgradedError when a newer release has upgraded the data meanwhile. */
  outdated: Promise<never>;
};

/** Why a process must stop that was out of reach while a newer release was started. */
export class DataUpgradedError extends Error {
  override readonly name = 'DataUpgradedError';
}

/**
 * Puts this process on the list of those that use the database, with the data version that it
 * knows. While it is there no newer release upgrades the data.
 */
export async function announcePresence(
  connection: Connection,
  dataVersion: number,
  leaseMs = LEASE_MS,
): Promise<Presence> {
  const processes = processesOf(connection);
  const _id = randomUUID();
  const { promise: outdated, reject } = Promise.withResolvers<never>();
  // Whoever cares awaits it.
  outdated.catch(() => {});
  const renew = async () => {
    const until = new Date(Date.now() + leaseMs);
    await processes.updateOne({ _id }, { $set: { dataVersion, until } }, { upsert: true });
  };
  await renew();
  const check = async () => {
    await renew();
    // Out of reach for longer than the lease, the process may have been taken for a dead one.
    const newest = newestVersion(await readDataState(connection));
    if (newest <= dataVersion) return;
    const message = `a newer release has upgraded the database to data of version ${newest}`;
    reject(new DataUpgradedError(message));
  };
  // A renewal that fails is followed by two more within the lease.
  const renewing = setInterval(() => check().catch(() => undefined), leaseMs / 3).unref();
  return {
    outdated,
    async leave() {
      clearInterval(renewing);
      await processes.deleteOne({ _id });
    },
  };
}

function newestVersion({ version, upgrade }: DataState): number {
  return upgrade?.isBegun ? upgrade.to : version;
}

/** How many processes that live know only an older version of the data. */
export function countOlder(connection: Connection, dataVersion: number): Promise<number> {
  const until = { $gt: new Date() };
  return processesOf(connection).countDocuments({ dataVersion: { $lt: dataVersion }, until });
}

/**
 * Empties the list. Only for a process that is alone on its database: whoever is on the list is
 * dead.
 */
export async function forgetProcesses(connection: Connection): Promise<void> {
  await processesOf(connection).deleteMany({});
}

function processesOf(connection: Connection) {
  return connection.collection<Process>('processes');
}
