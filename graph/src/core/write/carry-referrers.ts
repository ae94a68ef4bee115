import type { Write } from './one-write.ts';
import { listReferrers } from './references.ts';

/**
 * Gives the current slug of a record to the records that still hold an old one. Each is a write of
 * its own, with its history and its publish, and takes its own locks: call this without any. After
 * a crash half way, the next save of the record finishes the work.
 */
export async function carryReferrers(write: Write, id: string): Promise<void> {
  const { model, resource, context } = write;
  const { slugField } = resource;
  const referrers = listReferrers(write);
  if (referrers.length === 0 || !slugField) return;
  const target = await model.findOne({ _id: id }).lean();
  const old = await freeSlugs(write, slugField, (target?.previousSlugs ?? []) as string[]);
  if (!target || old.length === 0) return;
  for (const { service, field } of referrers) {
    const stored = await service.model.find({ [field]: { $in: old } }, { _id: 1 }).lean();
    for (const { _id } of stored) {
      await service.update(context, String(_id), { [field]: target[slugField] }, null);
    }
  }
}

/** Those that no other record has taken since. */
async function freeSlugs({ model }: Write, slugField: string, slugs: string[]) {
  if (slugs.length === 0) return [];
  const taken = await model.distinct(slugField, { [slugField]: { $in: slugs } });
  return slugs.filter((slug) => !taken.includes(slug));
}
