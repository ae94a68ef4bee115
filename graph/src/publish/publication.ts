import type { Connection } from 'mongoose';
import { isShownEverywhere } from '../migrations/presence.ts';
import type { Publication, ReleaseSummary } from '../publication-state.ts';
import type { OutboxEntry } from './outbox.ts';
import { countPages, type Release } from './release.ts';

/** The name of the target that publishes the site. */
export const SITE_TARGET = 'site';

type StoredRelease = Omit<ReleaseSummary, 'id'> & { _id: string };
type StoredPointer = { _id: string } & Partial<
  Pick<Publication, 'current' | 'isRolledBack' | 'leftOut' | 'faults'> & { failure: string | null }
>;
/** How many releases are kept, and shown in the back office. */
export const KEPT_RELEASES = 20;

/** What is live, what is on its way, and the receipts of the kept releases, newest first. */
export async function readPublication(
  connection: Connection,
): Promise<Omit<Publication, 'isDiskFull' | 'warnings'>> {
  const pending = await connection
    .collection<OutboxEntry>('outbox')
    .find({ target: SITE_TARGET, status: 'ready' })
    .toArray();
  const newestFirst = { _id: -1 } as const;
  const stored = connection.collection<StoredRelease>('releases').find().sort(newestFirst);
  const releases = await stored.limit(KEPT_RELEASES).toArray();
  const pointer = await connection
    .collection<StoredPointer>('publication')
    .findOne({ _id: 'site' });
  const current = pointer?.current ?? null;
  const isShown = await isShownEverywhere(connection, current);
  return {
    ...describe(pending, isShown, pointer?.failure ?? null),
    pending: pending.length,
    current,
    isRolledBack: pointer?.isRolledBack ?? false,
    leftOut: pointer?.leftOut ?? { count: 0, records: [] },
    faults: pointer?.faults ?? { count: 0, pages: [] },
    releases: releases.map(({ _id, ...rest }) => ({ id: _id, ...rest })),
  };
}

/**
 * Stores a release in the database and marks it as live there. Gives the id of the one that was
 * marked before, `null` for none.
 */
export async function recordRelease(
  connection: Connection,
  release: Release,
  isRolledBack: boolean,
): Promise<string | null> {
  const { id, at, durationMs, receipt } = release;
  const pages = countPages(release);
  await connection
    .collection<StoredRelease>('releases')
    .updateOne({ _id: id }, { $set: { at, pages, durationMs, receipt } }, { upsert: true });
  const before = await connection
    .collection<StoredPointer>('publication')
    .findOneAndUpdate(
      { _id: 'site' },
      { $set: { current: id, isRolledBack, failure: null } },
      { upsert: true },
    );
  return before?.current ?? null;
}

/** Notes why a publish failed that no change asked for. The next release ends it. */
export async function recordFailure(connection: Connection, failure: string): Promise<void> {
  await connection
    .collection<StoredPointer>('publication')
    .updateOne({ _id: 'site' }, { $set: { failure } }, { upsert: true });
}

/** The release that is marked as live, and whether somebody went back to it. */
export async function readLive(
  connection: Connection,
): Promise<Pick<Publication, 'current' | 'isRolledBack'>> {
  const pointers = connection.collection<StoredPointer>('publication');
  const { current = null, isRolledBack = false } = (await pointers.findOne({ _id: 'site' })) ?? {};
  return { current, isRolledBack };
}

/** Removes releases that are no longer kept from the database. */
export async function forgetReleases(connection: Connection, ids: string[]): Promise<void> {
  await connection.collection<StoredRelease>('releases').deleteMany({ _id: { $in: ids } });
}

/** Whether the database has a release with this id. */
export async function isRelease(connection: Connection, id: string): Promise<boolean> {
  return (await connection.collection<StoredRelease>('releases').findOne({ _id: id })) !== null;
}

/** It is live once every process that serves the site shows it. */
function describe(
  pending: OutboxEntry[],
  isShown: boolean,
  failure: string | null,
): Pick<Publication, 'state' | 'reason'> {
  if (pending.length === 0 && failure !== null) return { state: 'failed', reason: failure };
  if (pending.length === 0) return { state: isShown ? 'live' : 'publishing', reason: null };
  if (pending.some(({ claim }) => claim !== null)) return { state: 'publishing', reason: null };
  const failed = pending.find(({ error }) => error !== null);
  if (failed) return { state: 'failed', reason: failed.error };
  return { state: 'queued', reason: null };
}
