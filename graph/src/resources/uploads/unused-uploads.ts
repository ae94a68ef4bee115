import type { Field, FieldMap } from '#core/fields/index.ts';
import { eachDeleted } from '#core/history/bin.ts';
import { MAX_LIMIT } from '#core/read/paging.ts';
import { type PlainRecord, toRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { fileIdsOf } from './upload-files.ts';

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

/** A picture uploaded this recently does not count as unused: an editor may be about to use it. */
const SPARED_MS = 24 * 3600 * 1000;

/**
 * The uploads, oldest first and at most 1,000, that no record names in a text, a gallery or rich
 * text. Drafts, previews and the bin count too. Earlier versions in the history do not, or no
 * picture would ever be unused.
 */
export async function findUnusedUploads(service: Service, tools: Tools): Promise<PlainRecord[]> {
  // Read before the uses, so that a picture that comes into use meanwhile is found there.
  const before = new Date(Date.now() - SPARED_MS);
  const old = await service.model
    .find({ updatedAt: { $lt: before } })
    .sort({ updatedAt: 1, _id: 1 })
    .lean();
  const used = await findUsedIds(service, tools);
  return old
    .map((upload) => toRecord(service.resource.fields, upload))
    .filter((upload) => !fileIdsOf(upload).some((id) => used.has(id)))
    .slice(0, MAX_LIMIT);
}

/** All that can be the public id of an upload which a record names, or one in the bin. */
export async function findUsedIds(
  { resource: uploads }: Service,
  { connection, services, drafts }: Tools,
): Promise<Set<string>> {
  const used = new Set<string>();
  // Drafts come first: one that is published meanwhile is found in one of the two.
  for (const { values } of await drafts.listAll()) addIds(JSON.stringify(values), used);
  for (const { record } of await listPreviews(connection)) addIds(JSON.stringify(record), used);
  for (const other of services.values()) {
    if (other.resource !== uploads) await collectUses(other, used);
  }
  for await (const { before: deleted } of eachDeleted(connection, services)) {
    addIds(JSON.stringify(deleted), used);
  }
  return used;
}

/** The records that somebody may still look at by the address of a preview. */
export async function listPreviews(
  connection: Tools['connection'],
): Promise<{ record: unknown }[]> {
  const previews = connection.collection<{ record: unknown; expiresAt: Date }>('previews');
  return previews.find({ expiresAt: { $gt: new Date() } }, { projection: { record: 1 } }).toArray();
}

/** An address contains the public id, so a search for ids finds both. */
async function collectUses({ resource, model }: Service, used: Set<string>): Promise<void> {
  const names = textFields(resource.fields);
  if (names.length === 0) return;
  const projection = Object.fromEntries(names.map((name) => [name, 1]));
  for await (const { _id, ...texts } of model.find({}, projection).lean().cursor()) {
    addIds(JSON.stringify(texts), used);
  }
}

/** Adds whatever in a text can be the public id of an upload. */
export function addIds(text: string, used: Set<string>): void {
  for (const [, id] of text.matchAll(EVERY_ID)) if (id) used.add(id);
}

/** Matches at every position where an id can begin, also inside longer words. */
const EVERY_ID = /(?=([0-9a-f]{20}))/g;

/** The names of the fields that can name an upload. */
export function textFields(fields: FieldMap): string[] {
  return Object.keys(fields).filter((name) => holdsText(fields[name]));
}

function holdsText(field: Field | undefined): boolean {
  if (!field) return false;
  const inner = field.of ? [field.of] : Object.values(field.fields ?? {});
  return field.type === 'string' || inner.some(holdsText);
}
