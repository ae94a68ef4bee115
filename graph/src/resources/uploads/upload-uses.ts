import type { Context } from '#core/access.ts';
import type { Draft, Drafts } from '#core/drafts/drafts.ts';
import { AppError } from '#core/errors.ts';
import { eachDeleted } from '#core/history/bin.ts';
import { type PlainRecord, toRecord } from '#core/read/record.ts';
import { escapePattern } from '#core/read/search-pattern.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { titleOf } from '#core/title-of.ts';
import { isStale } from '#core/write/conflict.ts';
import { createWrites } from '#core/write/write.ts';

/** A record that shows a picture. It may be in the bin. */
export type UploadUse = { resource: string; recordId: string; title: string; isInBin: boolean };

type Services = ServiceTools['services'];
type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

/**
 * The records that name an upload in a text, a gallery or rich text. Records in the bin come last.
 */
export async function findUses(
  { connection, services, drafts }: Tools,
  publicId: string,
): Promise<UploadUse[]> {
  // Drafts are read first, so that one that is published meanwhile is found in one of the two.
  const ahead = await draftsWith(drafts, publicId);
  const found = await Promise.all([...services.values()].map((each) => recordsOf(each, publicId)));
  const uses = found.flat().map(({ service, record }) => {
    const { resource } = service;
    const title = titleOf(resource, record);
    return { resource: resource.name, recordId: record.id, title, isInBin: false };
  });
  for (const { resource, recordId, values } of ahead) {
    const service = services.get(resource);
    const isKnown = uses.some((use) => use.resource === resource && use.recordId === recordId);
    if (!service || isKnown) continue;
    const title = `${titleOf(service.resource, values)} (draft)`;
    uses.push({ resource, recordId, title, isInBin: false });
  }
  // The bin is read last, so that a record deleted meanwhile is found in one of the two.
  for await (const { resource, recordId, before } of eachDeleted(connection, services)) {
    const service = services.get(resource);
    if (!service || !JSON.stringify(before).includes(publicId)) continue;
    uses.push({ resource, recordId, title: titleOf(service.resource, before), isInBin: true });
  }
  return uses;
}

async function draftsWith(drafts: Drafts, publicId: string): Promise<Draft[]> {
  const all = await drafts.listAll();
  return all.filter(({ values }) => JSON.stringify(values).includes(publicId));
}

/** Names the records that show a picture, in the bin too. Null when there are none. */
export async function nameUse(tools: Tools, publicId: string): Promise<string | null> {
  const [use, ...others] = await findUses(tools, publicId);
  if (!use) return null;
  const where = use.isInBin ? ' in the bin' : '';
  return `“${use.title}”${where}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** A picture by its id and address, and the address of the one that replaces it. */
export type Replacing = { from: { publicId: string; url: string }; to: { url: string } };

/**
 * Replaces a picture by another in every record that shows it, and in drafts. Each record is a
 * separate write, with its own history and publish. Gives the number of changed records. What is
 * replaced already shows the picture no more, so this may be called again.
 */
export async function replaceUses(
  context: Context,
  { services, drafts }: Pick<Tools, 'services' | 'drafts'>,
  replacing: Replacing,
): Promise<number> {
  const { from, to } = replacing;
  let count = 0;
  for (const draft of await draftsWith(drafts, from.publicId)) {
    const values = replaceIn(draft.values, from, to) as Draft['values'];
    await drafts.save(context, { ...draft, values });
  }
  for (const use of await listUses(services, replacing)) {
    if (await replaceUse(context, use, replacing)) count += 1;
  }
  return count;
}

/** Throws what would refuse the replacement in one of the records. Writes nothing. */
export async function rehearseReplacing(
  context: Context,
  tools: ServiceTools,
  replacing: Replacing,
): Promise<void> {
  for (const { service, record } of await listUses(tools.services, replacing)) {
    const reads = service;
    const writes = createWrites({ ...service, tools, reads, isRehearsal: true });
    await writes.update(context, record.id, replacedValues(service, record, replacing), null);
  }
}

async function listUses(services: Services, { from }: Replacing): Promise<Use[]> {
  const all = [...services.values()];
  return (await Promise.all(all.map((each) => recordsOf(each, from.publicId)))).flat();
}

function replacedValues({ resource }: Service, record: PlainRecord, { from, to }: Replacing) {
  const names = Object.keys(resource.fields).filter((name) =>
    JSON.stringify(record[name] ?? null).includes(from.publicId),
  );
  return Object.fromEntries(names.map((name) => [name, replaceIn(record[name], from, to)]));
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
    return replaceUse(
      context,
      { service, record: toRecord(service.resource.fields, newest) },
      replacing,
    );
  }
}

type Use = { service: Service; record: PlainRecord };

async function recordsOf(service: Service, publicId: string) {
  const { resource, model } = service;
  if (['uploads', 'users', 'newsletter'].includes(resource.name)) return [];
  const uses: Use[] = [];
  for await (const stored of model.find({}).lean().cursor()) {
    const record = toRecord(resource.fields, stored);
    if (JSON.stringify(record).includes(publicId)) uses.push({ service, record });
  }
  return uses;
}

/** Replaces the addresses of a document, or of all widths of a picture, in all texts of a value. */
function replaceIn(
  value: unknown,
  from: { publicId: string; url: string },
  to: { url: string },
): unknown {
  const base = from.url.slice(0, from.url.indexOf(from.publicId));
  const address = new RegExp(
    `${escapePattern(base + from.publicId)}/(?:\\d+\\.webp|[\\w-]+\\.pdf)`,
    'g',
  );
  return JSON.parse(JSON.stringify(value).replace(address, () => to.url));
}
