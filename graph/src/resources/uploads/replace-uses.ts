import { assertMayWrite, type Context } from '#core/access.ts';
import { changeDraft } from '#core/drafts/write-draft.ts';
import { AppError } from '#core/errors.ts';
import { type PlainRecord, toRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { isStale } from '#core/write/conflict.ts';
import type { Values } from '#core/write/one-write.ts';
import { type Files, replaceAddresses } from '#core/write/replace-addresses.ts';
import { createWrites } from '#core/write/write.ts';
import { draftsWith, recordsWith, type Use } from './upload-uses.ts';

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

/** Files of pictures, and the address of the one that replaces them. */
export type Replacing = { from: Files; url: string };

/**
 * Replaces pictures by another in every record that shows one, and in drafts. Each record is a
 * separate write, with its own history and publish. Gives the number of changed records. What is
 * replaced already shows the picture no more, so this may be called again.
 */
export async function replaceUses(
  context: Context,
  tools: Tools,
  replacing: Replacing,
): Promise<number> {
  const { from, url } = replacing;
  let count = 0;
  const replace = (values: Values) => replaceAddresses(values, from, url) as Values;
  for (const draft of await draftsWith(tools.drafts, from.publicIds)) {
    await changeDraft(context, tools, draft, replace);
  }
  for (const use of await listUses(tools.services, replacing)) {
    if (await replaceUse(context, use, replacing)) count += 1;
  }
  return count;
}

/** Throws what would refuse the replacement in a record or a draft. Writes nothing. */
export async function rehearseReplacing(
  context: Context,
  tools: ServiceTools,
  replacing: Replacing,
): Promise<void> {
  for (const { resource } of await draftsWith(tools.drafts, replacing.from.publicIds)) {
    const service = tools.services.get(resource);
    if (service) assertMayWrite(context, service.resource);
  }
  for (const { service, record } of await listUses(tools.services, replacing)) {
    const reads = service;
    const writes = createWrites({ ...service, tools, reads, isRehearsal: true });
    await writes.update(context, record.id, replacedValues(service, record, replacing), null);
  }
}

async function listUses(services: Tools['services'], { from }: Replacing): Promise<Use[]> {
  const all = [...services.values()];
  return (await Promise.all(all.map((each) => recordsWith(each, from.publicIds)))).flat();
}

function replacedValues({ resource }: Service, record: PlainRecord, { from, url }: Replacing) {
  const names = Object.keys(resource.fields).filter((name) => {
    const text = JSON.stringify(record[name] ?? null);
    return from.publicIds.some((publicId) => text.includes(publicId));
  });
  return Object.fromEntries(names.map((name) => [name, replaceAddresses(record[name], from, url)]));
}

/** Updates the version that was read. When somebody saved meanwhile, it reads again and retries. */
async function replaceUse(
  context: Context,
  { service, record }: Use,
  replacing: Replacing,
): Promise<boolean> {
  const values = replacedValues(service, record, replacing);
  if (Object.keys(values).length === 0) return false;
  const id = service.resource.isSingle ? '' : record.id;
  try {
    await service.update(context, id, values, record.version);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    if (!isStale(error)) throw error;
    const newest = await service.model.findOne({ _id: record.id }).lean();
    if (!newest) return false;
    const now = toRecord(service.resource.fields, newest);
    return replaceUse(context, { service, record: now }, replacing);
  }
}
