import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type DataState, readDataState } from './data-state.ts';

/** A process that uses the database. */
type Process = { _id: string; dataVersion: number; until: Date } & Partial<Serving>;

/** What a process serves: from which data directory, and up to which release of the site. */
export type Serving = { directory: string; shows: string | null };

/** Of a process that died, the document counts for this long. One that lives renews it. */
const LEASE_MS = 30_000;

export type Presence = {
  id: string;
  /** Says that the process serves the site from a data directory, which `directory` names. */
  serveFrom: (directory: string) => Promise<void>;
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
  let directory: string | null = null;
  const renew = async () => {
    const until = new Date(Date.now() + leaseMs);
    const state = { dataVersion, until, ...(directory && { directory }) };
    await processes.updateOne({ _id }, { $set: state }, { upsert: true });
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
    id: _id,
    outdated,
    serveFrom(name) {
      directory = name;
      return renew();
    },
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

/** What the processes serve that live and serve the site. */
export async function listServing(connection: Connection): Promise<Serving[]> {
  const living = { directory: { $exists: true }, until: { $gt: new Date() } };
  const found = await processesOf(connection).find(living).toArray();
  return found.map(({ directory = '', shows = null }) => ({ directory, shows }));
}

/** Whether a release is shown from every data directory that the site is served from. */
export async function isShownEverywhere(
  connection: Connection,
  release: string | null,
): Promise<boolean> {
  const serving = await listServing(connection);
  const showing = serving.filter(({ shows }) => shows === release);
  const directories = new Set(showing.map(({ directory }) => directory));
  return serving.every(({ directory }) => directories.has(directory));
}

/** Notes up to which release a process shows the site. */
export async function noteShown(connection: Connection, id: string, shows: string): Promise<void> {
  await processesOf(connection).updateOne({ _id: id }, { $set: { shows } });
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
