import { type Context, maySee, seesHidden } from '#core/access.ts';
import type { Draft, Drafts } from '#core/drafts/drafts.ts';
import { eachDeleted } from '#core/history/bin.ts';
import { type PlainRecord, toRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { titleOf } from '#core/title-of.ts';
import { fileIdsOf } from './upload-files.ts';

/** A record that shows a picture. It may be in the bin. */
export type UploadUse = {
  resource: string;
  recordId: string;
  title: string;
  isInBin: boolean;
  /** Whether the viewer may read it. */
  isReadable: boolean;
};

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

/**
 * The records that name an upload in a text, a gallery or rich text, by any of its files. Records
 * in the bin come last.
 */
export async function findUses(
  context: Context,
  { connection, services, drafts }: Tools,
  upload: PlainRecord,
): Promise<UploadUse[]> {
  const ids = fileIdsOf(upload);
  // Drafts are read first, so that one that is published meanwhile is found in one of the two.
  const ahead = await draftsWith(drafts, ids);
  const found = await Promise.all([...services.values()].map((each) => recordsWith(each, ids)));
  const uses = found.flat().map(({ service, record }) => {
    const { resource } = service;
    const title = titleOf(resource, record);
    const isReadable = maySee(context, resource, record);
    return { resource: resource.name, recordId: record.id, title, isInBin: false, isReadable };
  });
  for (const { resource, recordId, values } of ahead) {
    const service = services.get(resource);
    const isKnown = uses.some((use) => use.resource === resource && use.recordId === recordId);
    if (!service || isKnown) continue;
    const title = `${titleOf(service.resource, values)} (draft)`;
    const isReadable = seesHidden(context, service.resource);
    uses.push({ resource, recordId, title, isInBin: false, isReadable });
  }
  // The bin is read last, so that a record deleted meanwhile is found in one of the two.
  for await (const { resource, recordId, before } of eachDeleted(connection, services)) {
    const service = services.get(resource);
    if (!service || !names(before, ids)) continue;
    const title = titleOf(service.resource, before);
    const isReadable = seesHidden(context, service.resource);
    uses.push({ resource, recordId, title, isInBin: true, isReadable });
  }
  return uses;
}

/** The drafts that name one of the files. */
export async function draftsWith(drafts: Drafts, publicIds: readonly string[]): Promise<Draft[]> {
  return (await drafts.listAll()).filter(({ values }) => names(values, publicIds));
}

/**
 * Names the records that show a picture, in the bin too, and counts those that the viewer may not
 * read. Null when there are none.
 */
export async function nameUse(
  context: Context,
  tools: Tools,
  upload: PlainRecord,
): Promise<string | null> {
  const uses = await findUses(context, tools, upload);
  const readable = uses.filter(({ isReadable }) => isReadable);
  const parts = [nameReadable(readable), countHidden(uses.length - readable.length)];
  return parts.filter((part) => part !== '').join(' and ') || null;
}

function nameReadable([use, ...others]: readonly UploadUse[]): string {
  if (!use) return '';
  const where = use.isInBin ? ' in the bin' : '';
  return `“${use.title}”${where}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

function countHidden(count: number): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'record' : 'records'} of other sections`;
}

/** A record, and the service that writes it. */
export type Use = { service: Service; record: PlainRecord };

/** The records of a resource that name one of the files. */
export async function recordsWith(service: Service, publicIds: readonly string[]): Promise<Use[]> {
  const { resource, model } = service;
  if (['uploads', 'users', 'newsletter'].includes(resource.name)) return [];
  const uses: Use[] = [];
  for await (const stored of model.find({}).lean().cursor()) {
    const record = toRecord(resource.fields, stored);
    if (names(record, publicIds)) uses.push({ service, record });
  }
  return uses;
}

function names(values: unknown, publicIds: readonly string[]): boolean {
  const text = JSON.stringify(values);
  return publicIds.some((publicId) => text.includes(publicId));
}
