import { type Context, seesHidden } from '../access.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { AppError } from '../errors.ts';
import { visibleTo } from '../read/read.ts';
import { parseId } from '../read/record-id.ts';
import type { ServiceTools } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { listNames } from './names.ts';
import type { Write } from './one-write.ts';
import { listReferrers, namingField, type Referrer } from './references.ts';

/**
 * Throws CONFLICT when other records name this one. The message says how many, and calls those by
 * their titles that the viewer may read.
 */
export async function assertUnused(write: Write, id: string): Promise<void> {
  const { context, resource, model, tools } = write;
  const referrers = listReferrers({ resource, tools });
  if (referrers.length === 0) return;
  const stored = await model.findOne({ _id: parseId(id) }).lean();
  if (!stored) return;
  for (const referrer of referrers) {
    const field = namingField(resource, referrer.reference);
    if (!field) continue;
    const isShared = await model.exists({ [field]: stored[field], _id: { $ne: stored._id } });
    const users = isShared ? null : await describeUsers(context, tools, referrer, stored[field]);
    if (!users) continue;
    const names = users.names === '' ? '' : `: ${users.names}`;
    throw new AppError('CONFLICT', `${users.use} this ${resource.words.singular}${names}`);
  }
}

/** A draft that names the record, though the record that it is of does not. */
async function findDraft(drafts: Drafts, { service, reference }: Referrer, name: unknown) {
  const own = (await drafts.listAll()).filter(({ resource }) => resource === service.resource.name);
  return own.find(({ values }) => listNames(values, reference).some((each) => each.name === name));
}

const NAMED_AT_MOST = 5;

async function describeUsers(
  context: Context,
  { drafts }: ServiceTools,
  { service, reference }: Referrer,
  name: unknown,
): Promise<{ use: string; names: string } | null> {
  const { resource, model } = service;
  const using = { [reference.field]: name };
  const count = await model.countDocuments(using);
  if (count === 0) {
    const draft = await findDraft(drafts, { service, reference }, name);
    if (!draft) return null;
    const names = seesHidden(context, resource) ? titleOf(resource, draft.values) : '';
    return { use: '1 draft uses', names };
  }
  const readable = { ...using, ...visibleTo(context, resource) };
  const some = await model.find(readable).sort({ _id: 1 }).limit(NAMED_AT_MOST).lean();
  const names = some.map((each) => titleOf(resource, each)).join(', ');
  const { singular, plural } = resource.words;
  const isMore = some.length > 0 && count > some.length;
  const more = isMore ? ` and ${count - some.length} more` : '';
  const use = count === 1 ? `1 ${singular} uses` : `${count} ${plural} use`;
  return { use, names: names + more };
}
