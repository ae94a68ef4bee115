import type { Connection } from 'mongoose';
import { AppError, notFound } from '#core/errors.ts';
import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import type { Relay } from './relay.ts';
import type { Receipt, Release } from './release-store.ts';

/** The name of the target that publishes the site. */
export const SITE_TARGET = 'site';

/** A release as the database lists it: how it differs from the one that was live before it. */
export type ReleaseSummary = {
  id: string;
  at: string;
  pages: number;
  durationMs: number;
  receipt: Receipt;
};

export type Publication = {
  state: 'live' | 'queued' | 'publishing' | 'failed';
  reason: string | null;
  pending: number;
  current: string | null;
  releases: ReleaseSummary[];
};

type StoredRelease = Omit<ReleaseSummary, 'id'> & { _id: string };
type StoredPointer = { _id: string; current: string };
const SHOWN_RELEASES = 20;

/** What is live, what is on its way, and the receipts of the last releases, newest first. */
export async function readPublication(connection: Connection): Promise<Publication> {
  const pending = await connection
    .collection<OutboxEntry>('outbox')
    .find({ target: SITE_TARGET, status: 'ready' })
    .toArray();
  const newestFirst = { _id: -1 } as const;
  const stored = connection.collection<StoredRelease>('releases').find().sort(newestFirst);
  const releases = await stored.limit(SHOWN_RELEASES).toArray();
  const pointer = await connection
    .collection<StoredPointer>('publication')
    .findOne({ _id: 'site' });
  return {
    ...describe(pending),
    pending: pending.length,
    current: pointer?.current ?? null,
    releases: releases.map(({ _id, ...rest }) => ({ id: _id, ...rest })),
  };
}

/** Lists a release and makes it the one the database calls live. */
export async function recordRelease(connection: Connection, release: Release): Promise<void> {
  const { id, at, files, durationMs, receipt } = release;
  const pages = Object.values(files).filter(({ type }) => type.startsWith('text/html')).length;
  await connection
    .collection<StoredRelease>('releases')
    .updateOne({ _id: id }, { $set: { at, pages, durationMs, receipt } }, { upsert: true });
  await connection
    .collection<StoredPointer>('publication')
    .updateOne({ _id: 'site' }, { $set: { current: id } }, { upsert: true });
}

/** The calls about publishing. `relay` is asked for late, since it starts after the routes. */
export function publicationOperations(
  connection: Connection,
  outbox: Outbox,
  relay: () => Relay | null,
): Operation[] {
  const output = { kind: 'json' } as const;
  const common = { path: '/publication', audience: 'staff', input: {}, output } as const;
  return [
    defineOperation({
      ...common,
      name: 'publication',
      summary: 'What is live, what is on its way, and the last releases',
      kind: 'query',
      method: 'get',
      run: () => readPublication(connection),
    }),
    defineOperation({
      ...common,
      name: 'publish',
      summary: 'Publishes the whole site again',
      kind: 'mutation',
      method: 'post',
      async run() {
        await outbox.add({ resource: 'site', recordId: '', action: 'publish' });
        return readPublication(connection);
      },
    }),
    defineOperation({
      ...common,
      name: 'rollback',
      summary: 'Goes back to an earlier release',
      kind: 'mutation',
      method: 'post',
      path: '/publication/rollback',
      audience: 'admin',
      input: { release: text({ label: 'Release', required: true }) },
      async run(_context, { input: { release } }) {
        const known = await connection
          .collection<StoredRelease>('releases')
          .findOne({ _id: release });
        if (!known) throw notFound('Release');
        const courier = relay();
        if (!courier) throw new AppError('UNAVAILABLE', 'There is no publisher');
        const timestamp = new Date().toISOString();
        await courier.send(SITE_TARGET, { type: 'release.rollback', timestamp, data: { release } });
        return readPublication(connection);
      },
    }),
  ];
}

function describe(pending: OutboxEntry[]): Pick<Publication, 'state' | 'reason'> {
  if (pending.length === 0) return { state: 'live', reason: null };
  if (pending.some(({ claim }) => claim !== null)) return { state: 'publishing', reason: null };
  const failed = pending.find(({ error }) => error !== null);
  if (failed) return { state: 'failed', reason: failed.error };
  return { state: 'queued', reason: null };
}
