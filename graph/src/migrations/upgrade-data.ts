import type { Connection } from 'mongoose';
import { withLock } from '#core/write/lock.ts';
import {
  assertKnownVersion,
  type DataState,
  DataVersionError,
  readDataState,
  writeDataState,
} from './data-state.ts';
import { dataVersionOf } from './index.ts';
import type { Migration } from './migration.ts';
import { countOlder } from './presence.ts';
import { type Effect, runMigrations } from './run-migrations.ts';

export type UpgradeOptions = {
  /** The collections whose documents have a version. */
  collections: readonly string[];
  /**
   * Is asked before documents are changed, and gives the folder of the backup that it made, or
   * `null` where somebody else made one. What it throws stops the upgrade.
   */
  backUp: (step: { from: number; to: number }) => Promise<string | null>;
  /** Is told that processes of an older release are waited for. */
  onWait?: (count: number) => void;
  /** How long they are waited for. */
  waitMs?: number;
  list: readonly Migration[];
};

export type Upgraded = { from: number; to: number; backup: string | null; effects: Effect[] };

/**
 * Brings the data to the version that the list leads to, under a lock; `null` where it has it.
 * Throws DataVersionError for newer data, and when processes of an older release do not stop in
 * time.
 */
export async function upgradeData(
  connection: Connection,
  options: UpgradeOptions,
): Promise<Upgraded | null> {
  const to = dataVersionOf(options.list);
  const state = await readDataState(connection);
  assertKnownVersion(state, to);
  if (state.version === to) {
    await assertNoUpgrade(connection, state);
    return null;
  }
  const upgrade = async () => {
    const newest = await readDataState(connection);
    assertKnownVersion(newest, to);
    // Another process was first.
    return newest.version === to ? null : upgradeAlone(connection, newest, options);
  };
  return withLock(connection, LOCK, upgrade, { waitMs: UPGRADE_MS });
}

const LOCK = 'upgrade of the data';
/** Longer than another process takes for the upgrade of a large database. */
const UPGRADE_MS = 3600_000;

/**
 * Throws while a newer release is about to upgrade. One that died before it began counts no more.
 */
async function assertNoUpgrade(connection: Connection, { upgrade }: DataState): Promise<void> {
  if (!upgrade) return;
  const held = { _id: LOCK, until: { $gt: new Date() } } as object;
  if (!(await connection.collection('locks').findOne(held))) return;
  throw new DataVersionError(
    `a newer release is upgrading the database to data of version ${upgrade.to}. ` +
      'Start the newer release',
  );
}

async function upgradeAlone(
  connection: Connection,
  { version: from, upgrade }: DataState,
  options: UpgradeOptions,
): Promise<Upgraded> {
  const { list, backUp } = options;
  const to = dataVersionOf(list);
  const begun = upgrade?.isBegun ? upgrade : null;
  let backup = begun?.backup ?? null;
  if (!begun) {
    await writeDataState(connection, { version: from, upgrade: { to, isBegun: false, backup } });
    try {
      await waitForOlder(connection, to, options);
      if (await hasWork(connection, from, list)) backup = await backUp({ from, to });
    } catch (error) {
      await writeDataState(connection, { version: from, upgrade: null });
      throw error;
    }
  }
  await writeDataState(connection, { version: from, upgrade: { to, isBegun: true, backup } });
  await dropIndexes(connection, from, list);
  const effects = await runMigrations(connection, { ...options, from });
  await writeDataState(connection, { version: to, upgrade: null });
  return { from, to, backup, effects };
}

/** A little longer than a process that died counts as living. */
const WAIT_MS = 40_000;
const ASK_AGAIN_MS = 200;

async function waitForOlder(
  connection: Connection,
  version: number,
  { waitMs = WAIT_MS, onWait }: UpgradeOptions,
): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const count = await countOlder(connection, version);
    if (count === 0) return;
    onWait?.(count);
    if (Date.now() > deadline) {
      const users = count === 1 ? '1 process' : `${count} processes`;
      throw new DataVersionError(
        `${users} of an older release still use${count === 1 ? 's' : ''} the database. ` +
          'Stop the older release, then start this one',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Whether any document is in a collection that a migration before the data changes. */
async function hasWork(connection: Connection, from: number, list: readonly Migration[]) {
  for (const name of collectionsOf(list, from)) {
    if (await connection.collection(name).findOne({}, { projection: { _id: 1 } })) return true;
  }
  return false;
}

/**
 * Indexes of the shape before would refuse the next one: a unique field that is gone counts as the
 * same in all documents. The start makes those of today's shape afterwards.
 */
async function dropIndexes(connection: Connection, from: number, list: readonly Migration[]) {
  const found = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const present = new Set(found.map(({ name }) => name));
  for (const name of collectionsOf(list, from)) {
    if (present.has(name)) await connection.collection(name).dropIndexes();
  }
}

function collectionsOf(list: readonly Migration[], from: number): Set<string> {
  const pending = list.filter(({ version }) => version > from);
  return new Set(pending.flatMap(({ collections }) => collections));
}
