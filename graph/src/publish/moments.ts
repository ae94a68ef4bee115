import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createShareNext } from '#core/read/share-next.ts';
import { readTimeZone } from '#core/read/time-zone.ts';
import type { Service } from '#core/service.ts';
import { advanceRevision } from '#core/write/revision.ts';
import { findNextMoment, hasMoments } from './next-moment.ts';
import type { Change, Outbox } from './outbox.ts';
import { readPublication } from './publication.ts';

/** The moments at which answers change by themselves, without a write. */
export type Moments = {
  /** Tells of each moment when it comes, to every target, until the process stops. */
  start: (logger: Logger) => { stop: () => void };
  /** Tells of a moment that has come, and finds the next one. */
  look: () => Promise<void>;
  /** Finds the next moment anew, unless the one of this revision of the content is ahead. */
  follow: (revision: string) => Promise<void>;
  /** When an answer of now changes, in milliseconds since 1970. Infinity where that is unknown. */
  until: () => number;
  /** The last moment that has come, as `until` gave it. An answer from before it is old. */
  passed: () => number;
};

type MomentsOptions = { connection: Connection; services: Map<string, Service>; outbox: Outbox };

/** All is told that came until then, in any process. */
type StoredMoments = { _id: string; toldUntil: Date };

const ID = 'moments';
/** After it, a change of the clock is noticed, or of the content by another process. */
const LONGEST_WAIT_MS = 15 * 60_000;
const RETRY_MS = 10_000;
/** A change is looked at no sooner after the look before. */
const REST_MS = 1_000;

export function createMoments({ connection, services, outbox }: MomentsOptions): Moments {
  const stored = connection.collection<StoredMoments>('publication');
  let next = Number.POSITIVE_INFINITY;
  let last = 0;
  let followed = '';
  const note = (moment: Date | null) => {
    if (Date.now() >= next) last = next;
    next = moment?.getTime() ?? Number.POSITIVE_INFINITY;
  };
  const noteTold = (toldUntil: Date) =>
    stored.updateOne({ _id: ID }, { $set: { toldUntil } }, { upsert: true });

  async function look(): Promise<void> {
    const now = new Date();
    const told = (await stored.findOne({ _id: ID }))?.toldUntil;
    // A moment that was told before the clock was set back comes again.
    const since = told && told <= now ? told : now;
    const timeZone = await readTimeZone(services);
    const moment = await findNextMoment(services, timeZone, since);
    if (moment && moment <= now) {
      await tell();
      await noteTold(now);
      note(await findNextMoment(services, timeZone, now));
      return;
    }
    if (since !== told) await noteTold(since);
    note(moment);
  }

  const isKnown = (revision: string) => revision === followed && Date.now() < next;
  /** Another process may have brought a nearer moment. */
  async function learn(revision: string): Promise<void> {
    if (isKnown(revision)) return;
    note(await findNextMoment(services, await readTimeZone(services), new Date()));
    followed = revision;
  }
  const share = createShareNext<void>();

  /** Ends kept answers, and asks for a publish unless somebody went back to a release. */
  async function tell(): Promise<void> {
    await advanceRevision(connection);
    if ((await readPublication(connection)).isRolledBack) return;
    await outbox.add({ resource: 'site', recordId: '', action: 'moment' });
  }

  return {
    look,
    follow: async (revision) => {
      if (!isKnown(revision)) await share(revision, () => learn(revision));
    },
    until: () => next,
    passed: () => (Date.now() >= next ? next : last),
    start: (logger) => startLooking(look, () => next, services, outbox, logger),
  };
}

/** Looks at the start, at each moment, and after each change that can bring another one. */
function startLooking(
  look: () => Promise<void>,
  until: () => number,
  services: Map<string, Service>,
  outbox: Outbox,
  logger: Logger,
) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking = Promise.resolve();
  let lastBegun = Number.NEGATIVE_INFINITY;
  let later: NodeJS.Timeout | undefined;
  async function lookNow(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(later);
    later = undefined;
    lastBegun = performance.now();
    let wait = RETRY_MS;
    try {
      await look();
      wait = Math.min(Math.max(until() - Date.now(), 1), LONGEST_WAIT_MS);
    } catch (error) {
      logger.error({ error }, 'The next moment could not be found; it will be tried again');
    }
    if (!isStopped) timer = setTimeout(again, wait).unref();
  }
  function again(): void {
    looking = looking.then(() => (isStopped ? undefined : lookNow()));
  }
  /** Many changes, as of an import, share a look. */
  function followChange(): void {
    later ??= setTimeout(again, Math.max(0, lastBegun + REST_MS - performance.now())).unref();
  }
  outbox.onReady(({ resource }: Change) => {
    if (resource === 'settings' || hasMoments(services.get(resource))) followChange();
  });
  again();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(later);
    },
  };
}
