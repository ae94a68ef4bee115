import type { Connection } from 'mongoose';
import type { Service } from '#core/service.ts';
import { type Asking, checkAddress } from './check-address.ts';
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

const checksOf = (connection: Connection) => connection.collection<LinkCheck>('link_checks');

/** Finds the links to other sites, and asks those whose turn it is. One address at a time. */
export async function checkLinks(tools: CheckTools, asking: Asking, now = new Date()) {
  const checks = checksOf(tools.connection);
  await noteLinks(checks, await findOutsideLinks(tools.services, tools.publicUrl));
  const due = await checks
    .find({ $or: dueSince(now) })
    .sort({ checkedAt: 1 })
    .limit(CHECKED_AT_ONCE)
    .toArray();
  for (const { _id, checkedAt, failures } of due) {
    if (asking.signal.aborted) return;
    // Another process may have taken it.
    const taken = await checks.updateOne({ _id, checkedAt }, { $set: { checkedAt: now } });
    if (taken.modifiedCount === 0) continue;
    const outcome = await checkAddress(_id, asking);
    if (outcome === 'unsure') continue;
    const count = outcome === 'works' ? 0 : failures + 1;
    await checks.updateOne({ _id }, { $set: { failures: count } });
  }
}

/** The addresses that lead nowhere, each with the records that named it when it was checked. */
export async function readBrokenLinks(connection: Connection, limit: number) {
  const found = checksOf(connection)
    .find({ failures: { $gte: BROKEN_AFTER } })
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
async function noteLinks(
  checks: ReturnType<typeof checksOf>,
  found: ReadonlyMap<string, LinkPlace[]>,
): Promise<void> {
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
