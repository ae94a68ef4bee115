import { type Context, withEveryRight } from '../access.ts';
import { AppError } from '../errors.ts';
import { pick } from '../pick.ts';
import type { Reference } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { isStale } from './conflict.ts';
import type { BeginAct } from './journal.ts';
import { loadIfPresent } from './load.ts';
import { createLocks, type Locks } from './lock.ts';
import { replaceNames, rootOf } from './names.ts';
import { listReferrers, namingField, referrerLocks } from './references.ts';
import { createWrites } from './write.ts';

/** The record whose current name goes to the records that still hold an old one. */
export type Carrying = { resource: string; id: string };

/** A record that holds one of the old names. */
type Follower = { service: Service; reference: Reference; id: string; old: string[]; now: string };

/**
 * Defines the acts that follow a new slug or title. Each record that holds an old one is written,
 * with its history and its publish.
 */
export function defineCarrying(tools: ServiceTools): BeginAct<Carrying, void> {
  return tools.journal.define('carry slug', async (context, carrying, { locks: lent }) => {
    const locks = lent ?? createLocks(tools.connection);
    try {
      for (const follower of await findFollowers(tools, carrying, locks)) {
        await follow(tools, context, follower, locks);
      }
    } finally {
      if (!lent) await locks.release();
    }
  });
}

async function findFollowers(tools: ServiceTools, { resource: name, id }: Carrying, locks: Locks) {
  const target = tools.services.get(name);
  if (!target) return [];
  const scope = { resource: target.resource, tools };
  await locks.take(referrerLocks(scope));
  const record = await target.model.findOne({ _id: id }).lean();
  const found = listReferrers(scope).map(async ({ service, reference }): Promise<Follower[]> => {
    const field = namingField(target.resource, reference);
    if (!record || !field) return [];
    const earlier =
      reference.by === 'title'
        ? ((await tools.history.listValues(name, id, field)) as string[])
        : ((record.previousSlugs ?? []) as string[]);
    const taken = await target.model.distinct(field, { [field]: { $in: earlier } });
    // What another record has taken since leads there.
    const old = earlier.filter((each) => !taken.includes(each));
    const now = String(record[field]);
    const holders = await service.model
      .find({ [reference.field]: { $in: old } }, { _id: 1 })
      .lean();
    return holders.map(({ _id }) => ({ service, reference, id: String(_id), old, now }));
  });
  return (await Promise.all(found)).flat();
}

/** Writes the new name into one record, whatever others change in it meanwhile. */
async function follow(
  tools: ServiceTools,
  context: Context,
  follower: Follower,
  locks: Locks,
): Promise<void> {
  const { service, reference, id, old, now } = follower;
  const writes = createWrites({ ...service, tools, reads: service, lent: locks });
  for (;;) {
    const record = await loadIfPresent(service, id);
    if (!record) return;
    const renamed = replaceNames(record, reference, (each) => (old.includes(each) ? now : each));
    try {
      // It follows from a write that was allowed.
      await writes.update(
        withEveryRight(context),
        id,
        pick(renamed, [rootOf(reference)]),
        record.version,
      );
      return;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return;
      if (!isStale(error)) throw error;
    }
  }
}
