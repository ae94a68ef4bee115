import { AppError } from '../errors.ts';
import type { ServiceTools } from '../service.ts';
import type { BeginAct } from './journal.ts';
import { createLocks, type Locks } from './lock.ts';
import { listReferrers, referrerLocks } from './references.ts';
import { createWrites } from './write.ts';

/** The record whose current slug goes to the records that still hold an old one. */
export type Carrying = { resource: string; id: string };

/**
 * Defines the acts that follow a new slug. Each record that holds an old one is written, with its
 * history and its publish.
 */
export function defineCarrying(tools: ServiceTools): BeginAct<Carrying, void> {
  return tools.journal.define('carry slug', async (context, carrying, { locks: lent }) => {
    const locks = lent ?? createLocks(tools.connection);
    try {
      for (const { service, field, id, slug } of await findFollowers(tools, carrying, locks)) {
        const writes = createWrites({ ...service, tools, reads: service, lent: locks });
        await writes.update(context, id, { [field]: slug }, null).catch(ignoreDeleted);
      }
    } finally {
      if (!lent) await locks.release();
    }
  });
}

async function findFollowers(tools: ServiceTools, { resource: name, id }: Carrying, locks: Locks) {
  const target = tools.services.get(name);
  const slugField = target?.resource.slugField;
  if (!target || !slugField) return [];
  const scope = { resource: target.resource, tools };
  await locks.take(referrerLocks(scope));
  const record = await target.model.findOne({ _id: id }).lean();
  const earlier = (record?.previousSlugs ?? []) as string[];
  const taken = await target.model.distinct(slugField, { [slugField]: { $in: earlier } });
  // What another record has taken since leads there.
  const old = earlier.filter((slug) => !taken.includes(slug));
  const slug = record?.[slugField];
  const found = listReferrers(scope).map(async ({ service, field }) => {
    const holders = await service.model.find({ [field]: { $in: old } }, { _id: 1 }).lean();
    return holders.map(({ _id }) => ({ service, field, id: String(_id), slug }));
  });
  return (await Promise.all(found)).flat();
}

function ignoreDeleted(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}
