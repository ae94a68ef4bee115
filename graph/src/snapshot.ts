import { camelCase, contentResources, type Media, type Snapshot } from './contract.ts';
import { PUBLIC_CONTEXT, SYSTEM_CONTEXT } from './core/access.ts';
import { dateIn } from './core/calendar.ts';
import type { PlainRecord } from './core/read/record.ts';
import { isId } from './core/read/record-id.ts';
import type { Service } from './core/service.ts';
import type { LeftOut } from './publication-state.ts';
import { isCentred, type Upload } from './resources/uploads/upload.fields.ts';
import { serviceOf } from './services.ts';
import { type Collection, createListReader, type ListReader } from './snapshot-list.ts';
import { createRedirects } from './snapshot-redirects.ts';
import { type Checked, checkRecord } from './sound-content.ts';

/** The resources that the snapshot lists, each with the name of its list. */
const LISTS = Object.values(contentResources)
  .filter(({ isSingle }) => !isSingle)
  .map((resource) => ({ resource, member: camelCase(resource.name) }));

const UPLOADS = 'uploads';
const SINGLES = ['settings', 'metrics'];
const KNOWN = new Set([UPLOADS, ...SINGLES, ...LISTS.map(({ resource }) => resource.name)]);

/** The snapshot as if a record had been saved: it replaces its older version or comes first. */
export function withRecord(snapshot: Snapshot, resource: string, record: { id: string }): Snapshot {
  const list = LISTS.find((each) => each.resource.name === resource);
  if (!list) return { ...snapshot, [resource]: record };
  const records = snapshot[list.member as keyof Snapshot] as { id: string }[];
  const isThere = records.some(({ id }) => id === record.id);
  const replaced = records.map((each) => (each.id === record.id ? record : each));
  return { ...snapshot, [list.member]: isThere ? replaced : [record, ...records] };
}

/** What changed: a record, or a resource where `recordId` is empty. */
type Change = { resource: string; recordId: string };

/**
 * Reads the whole content. With `changes` it reads what they name, and gives the rest as it was
 * when it was read last.
 */
export type ReadSnapshot = (changes?: readonly Change[]) => Promise<Snapshot>;

/** Reads everything that the public site is made from, as an anonymous visitor sees it. */
export function readSnapshot(services: Map<string, Service>, publicUrl: string): Promise<Snapshot> {
  return createSnapshotReader(services, publicUrl)();
}

/**
 * Makes a reader of snapshots that remembers what it has read: of a record that has not changed, it
 * reads id and version at most. The result is the same as a new reader's, and what is as it was in
 * the snapshot before is the same value (`===`). What is not safe to show is left out; `report` is
 * given all that is.
 */
export function createSnapshotReader(
  services: Map<string, Service>,
  publicUrl: string,
  report: (leftOut: LeftOut[]) => Promise<void> = async () => {},
): ReadSnapshot {
  const uploads = createListReader(serviceOf(services, UPLOADS), SYSTEM_CONTEXT);
  const lists = LISTS.map(({ member, resource }) => ({
    ...{ member, resource },
    reader: createListReader(serviceOf(services, resource.name), PUBLIC_CONTEXT),
  }));
  const redirectsOf = createRedirects(LISTS.map(({ resource }) => resource));
  const mediaOf = createMedia();
  const single = createSingles(services);

  async function read(changes?: readonly Change[]): Promise<Snapshot> {
    const known = changes?.every(({ resource }) => KNOWN.has(resource)) ? changes : null;
    const named = (name: string) => known?.filter(({ resource }) => resource === name) ?? null;
    const [settings, metrics, pictures, collections] = await Promise.all([
      single('settings', named('settings')),
      single('metrics', named('metrics')),
      // Icons are added to a logo when the settings are saved, and no change names new pictures.
      readUploads(uploads, named(UPLOADS), named('settings')),
      Promise.all(lists.map(({ reader, resource }) => readChanged(reader, named(resource.name)))),
    ]);
    const read = [settings, metrics, pictures, ...collections];
    await report(read.flatMap(({ leftOut }) => leftOut ?? []));
    const records = lists.map(({ member }, index) => [member, collections[index]?.records]);
    return {
      publicUrl,
      today: dateIn(String(settings.record?.timeZone), new Date()),
      settings: settings.record,
      metrics: metrics.record,
      media: mediaOf(pictures),
      redirects: redirectsOf(collections.map(({ addresses }) => addresses)),
      ...Object.fromEntries(records),
    } as unknown as Snapshot;
  }
  // One after the other: each goes on from what the one before it has read.
  let last: Promise<unknown> = Promise.resolve();
  return (changes) => {
    const result = last.then(() => read(changes));
    last = result.catch(() => {});
    return result;
  };
}

/** The changes of one resource; `null` stands for any. */
type Named = readonly Change[] | null;

async function readChanged(reader: ListReader, named: Named): Promise<Collection> {
  const ids = new Set(named?.map(({ recordId }) => recordId));
  if (!named || ids.size > MOST_BY_ID || ![...ids].every(isId)) return reader.readAll();
  let collection = await reader.read();
  for (const id of ids) collection = await reader.readOne(id);
  return collection;
}

/** More records are read faster by a look at all. */
const MOST_BY_ID = 20;

async function readUploads(reader: ListReader, named: Named, settings: Named) {
  if (!settings || settings.length > 0) return reader.readAll();
  await readChanged(reader, named);
  return reader.readNew();
}

/** A reader of single records. One that was saved is another value, and else it is the same. */
function createSingles(services: Map<string, Service>) {
  const known = new Map<string, Checked & { stored: PlainRecord }>();
  return async (name: string, named: Named): Promise<Checked> => {
    const before = known.get(name);
    if (before && named?.length === 0) return before;
    const { resource, get } = serviceOf(services, name);
    const stored = await get(PUBLIC_CONTEXT, '');
    const { version, updatedAt } = stored;
    if (before?.stored.version === version && before.stored.updatedAt === updatedAt) return before;
    const checked = { ...checkRecord(resource, stored), stored };
    known.set(name, checked);
    return checked;
  };
}

/** Gives the same list while the uploads are the same. */
function createMedia() {
  let known: { of: readonly PlainRecord[]; media: Media[] } | null = null;
  return ({ records }: Collection): Media[] => {
    if (known?.of !== records) known = { of: records, media: records.map(mediaOf) };
    return known.media;
  };
}

const made = new WeakMap<PlainRecord, Media>();

function mediaOf(upload: PlainRecord): Media {
  const media = made.get(upload) ?? toMedia(upload as unknown as Upload);
  made.set(upload, media);
  return media;
}

/** Leaves out the values that most pictures share, which would only make pages larger. */
function toMedia({ hasIcons, alt, focus, ...upload }: Upload): Media {
  const { url, width, height, placeholder, widths, files } = upload;
  const said = { ...(alt && { alt }), ...(!isCentred({ focus }) && { focus }) };
  const made = { ...(hasIcons && { hasIcons }), ...(files.length > 0 && { files }) };
  return { url, width, height, placeholder, widths, ...said, ...made };
}
