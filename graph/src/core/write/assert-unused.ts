import { AppError } from '../errors.ts';
import { parseId } from '../read/record-id.ts';
import { titleOf } from '../title-of.ts';
import type { Write } from './one-write.ts';
import { listReferrers, namingField, type Referrer } from './references.ts';

/** Throws CONFLICT when other records name this one. The message says which. */
export async function assertUnused({ resource, model, tools }: Write, id: string): Promise<void> {
  const referrers = listReferrers({ resource, tools });
  if (referrers.length === 0) return;
  const stored = await model.findOne({ _id: parseId(id) }).lean();
  if (!stored) return;
  for (const referrer of referrers) {
    const field = namingField(resource, referrer.reference);
    if (!field) continue;
    const isShared = await model.exists({ [field]: stored[field], _id: { $ne: stored._id } });
    const users = isShared ? null : await describeUsers(referrer, stored[field]);
    if (!users) continue;
    const message = `${users.use} this ${resource.words.singular}: ${users.names}`;
    throw new AppError('CONFLICT', message);
  }
}

const NAMED_AT_MOST = 5;

async function describeUsers(
  { service, reference }: Referrer,
  name: unknown,
): Promise<{ use: string; names: string } | null> {
  const { resource, model } = service;
  const using = { [reference.field]: name };
  const count = await model.countDocuments(using);
  if (count === 0) return null;
  const some = await model.find(using).sort({ _id: 1 }).limit(NAMED_AT_MOST).lean();
  const names = some.map((each) => titleOf(resource, each)).join(', ');
  const { singular, plural } = resource.words;
  const more = count > some.length ? ` and ${count - some.length} more` : '';
  const use = count === 1 ? `1 ${singular} uses` : `${count} ${plural} use`;
  return { use, names: names + more };
}
