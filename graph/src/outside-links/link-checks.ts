import type { Connection } from 'mongoose';
import type { Service } from '#core/service.ts';
import { type Asking, checkAddress, type Outcome } from './check-address.ts';
import { findOutsideLinks, type LinkPlace } from './find-outside-links.ts';

/** An address that records name, and how often in a row it was found to lead nowhere. */
type LinkCheck = { _id: string; places: LinkPlace[]; checkedAt: Date; failures: number };

type CheckTools = {
  connection: Connection;
  services: ReadonlyMap<string, Service>;
  publicUrl: string;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long an address is not asked again, by how often it has failed in a row. */
const PAUSES_MS = [7 * DAY_MS, HOUR_MS];
const LATER_PAUSE_MS = DAY_MS;
/** One failure may be a moment's trouble. */
const BROKEN_AFTER = 2;
const CHECKED_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 500;
const NEVER = new Date(0);
const TRIED_ELSEWHERE = 3;

const checksOf = (connection: Connection) => connection.collection<LinkCheck>('link_checks');
type Checks = ReturnType<typeof checksOf>;

/** Finds the links to other sites, and asks those whose turn it is. One address at a time. */
export async function checkLinks(tools: CheckTools, asking: Asking, now = new Date()) {
  const checks = checksOf(tools.connection);
  await noteLinks(checks, await findOutsideLinks(tools.services, tools.publicUrl));
  const due = await checks
    .find({ $or: dueSince(now) })
    .sort({ checkedAt: 1 })
    .limit(CHECKED_AT_ONCE)
    .toArray();
  const hostless: LinkCheck[] = [];
  let isOnline = false;
  for (const { _id, checkedAt, ...check } of due) {
    if (asking.signal.aborted) return;
    // Another process may have taken it.
    const taken = await checks.updateOne({ _id, checkedAt }, { $set: { checkedAt: now } });
    if (taken.modifiedCount === 0) continue;
    const outcome = await checkAddress(_id, asking);
    isOnline ||= hasAnswered(outcome);
    if (outcome === 'no-host') hostless.push({ _id, checkedAt, ...check });
    if (outcome === 'works') await checks.updateOne({ _id }, { $set: { failures: 0 } });
    if (outcome === 'gone') await checks.updateOne({ _id }, { $inc: { failures: 1 } });
  }
  if (hostless.length === 0 || !(isOnline || (await answersElsewhere(checks, asking)))) return;
  const names = hostless.map(({ _id }) => _id);
  await checks.updateMany({ _id: { $in: names } }, { $inc: { failures: 1 } });
}

const hasAnswered = (outcome: Outcome) => outcome === 'works' || outcome === 'gone';

/** Whether some host answers that has not failed. Without a network no name is known. */
async function answersElsewhere(checks: Checks, asking: Asking): Promise<boolean> {
  const others = checks.find({ failures: 0, checkedAt: { $gt: NEVER } }).limit(TRIED_ELSEWHERE);
  for (const { _id } of await others.toArray()) {
    if (hasAnswered(await checkAddress(_id, asking))) return true;
  }
  return false;
}

/**
 * The addresses that lead nowhere, each with the records of some resources that named it when it
 * was checked.
 */
export async function readBrokenLinks(connection: Connection, resources: string[], limit: number) {
  const found = checksOf(connection)
    .find({ failures: { $gte: BROKEN_AFTER }, 'places.resource': { $in: resources } })
    .sort({ _id: 1 })
    .limit(limit);
  return (await found.toArray()).map(({ _id: address, places }) => ({ address, places }));
}

function dueSince(now: Date) {
  const before = (pauseMs: number) => ({ checkedAt: { $lte: new Date(now.getTime() - pauseMs) } });
  return [
    ...PAUSES_MS.map((pauseMs, failures) => ({ failures, ...before(pauseMs) })),
    { failures: { $gte: PAUSES_MS.length }, ...before(LATER_PAUSE_MS) },
  ];
}

/** Keeps what is known of addresses that are still named, and forgets the others. */
async function noteLinks(checks: Checks, found: ReadonlyMap<string, LinkPlace[]>): Promise<void> {
  const known = await checks.find({}, { projection: { _id: 1 } }).toArray();
  const gone = known.map(({ _id }) => _id).filter((address) => !found.has(address));
  await checks.deleteMany({ _id: { $in: gone } });
  const $setOnInsert = { checkedAt: NEVER, failures: 0 };
  const writes = [...found].map(([_id, places]) => ({
    updateOne: { filter: { _id }, update: { $set: { places }, $setOnInsert }, upsert: true },
  }));
  for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE) {
    await checks.bulkWrite(writes.slice(from, from + WRITTEN_AT_ONCE));
  }
}
