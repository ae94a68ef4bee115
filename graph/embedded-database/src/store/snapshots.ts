import { MongoError } from '../mongo-error.ts';
import type { Collection } from './collection.ts';
import { findCollection, type Store } from './store.ts';

/** A database at one moment, for reads that must be consistent with each other. */
export type Snapshot = {
  /** The moment, as the number of a BSON timestamp: seconds, then a counter. */
  at: bigint;
  collections: ReadonlyMap<string, Collection>;
  usedAtMs: number;
};

export type Snapshots = Map<bigint, Snapshot>;

const IDLE_LIMIT_MS = 5 * 60 * 1000;

/** Keeps every document of a database. Documents never change in place, so it copies none. */
export function takeSnapshot(snapshots: Snapshots, store: Store, database: string): Snapshot {
  const now = BigInt(Math.floor(Date.now() / 1000)) << 32n;
  const last = [...snapshots.keys()].at(-1) ?? 0n;
  const collections = [...store.collections.values()]
    .filter((collection) => collection.database === database)
    .map(({ name }) => findCollection(store, database, name))
    .filter((collection) => collection !== undefined)
    // Indexes change in place, so a snapshot has none and reads scan its documents.
    .map((each) => ({ ...each, documents: new Map(each.documents), indexes: [] }));
  const snapshot = {
    at: last >= now ? last + 1n : now + 1n,
    collections: new Map(collections.map((each) => [each.namespace, each])),
    usedAtMs: Date.now(),
  };
  snapshots.set(snapshot.at, snapshot);
  return snapshot;
}

/** The snapshot of that moment. Throws SnapshotTooOld when it is no longer kept. */
export function findSnapshot(snapshots: Snapshots, at: bigint): Snapshot {
  const snapshot = snapshots.get(at);
  if (!snapshot) throw new MongoError('SnapshotTooOld', `there is no snapshot of ${at} any more`);
  snapshot.usedAtMs = Date.now();
  return snapshot;
}

/** Drops snapshots that nobody read for five minutes. */
export function dropIdleSnapshots(snapshots: Snapshots, nowMs: number): void {
  for (const { at, usedAtMs } of snapshots.values()) {
    if (nowMs - usedAtMs > IDLE_LIMIT_MS) snapshots.delete(at);
  }
}
