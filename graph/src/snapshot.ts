import {
  camelCase,
  contentResources,
  type Media,
  type Resource,
  type Snapshot,
} from './contract.ts';
import { type Context, PUBLIC_CONTEXT, SYSTEM_CONTEXT } from './core/access.ts';
import { dateIn } from './core/calendar.ts';
import { EVERYTHING, MAX_LIMIT, toSort } from './core/read/paging.ts';
import { visibleTo } from './core/read/read.ts';
import type { PlainRecord } from './core/read/record.ts';
import type { Service } from './core/service.ts';
import type { LeftOut } from './publication-state.ts';
import { isCentred, type Upload } from './resources/uploads/upload.fields.ts';
import { serviceOf } from './services.ts';
import { type ContentCheck, createContentCheck, soundAddresses } from './sound-content.ts';

/** The resources that the snapshot lists, each with the name of its list. */
const LISTS = Object.values(contentResources)
  .filter(({ isSingle }) => !isSingle)
  .map((resource) => ({ resource, member: camelCase(resource.name) }));

/** The snapshot as if a record had been saved: it replaces its older version or comes first. */
export function withRecord(snapshot: Snapshot, resource: string, record: { id: string }): Snapshot {
  const list = LISTS.find((each) => each.resource.name === resource);
  if (!list) return { ...snapshot, [resource]: record };
  const records = snapshot[list.member as keyof Snapshot] as { id: string }[];
  const isThere = records.some(({ id }) => id === record.id);
  const replaced = records.map((each) => (each.id === record.id ? record : each));
  return { ...snapshot, [list.member]: isThere ? replaced : [record, ...records] };
}

type Stamp = { _id: unknown; version?: number; updatedAt?: Date; slug?: unknown };
type Addresses = { slug: string; previousSlugs: string[] };
type Remembered = { stamp: string; record: PlainRecord };
type Collection = { records: PlainRecord[]; addresses: Addresses[] };

/** Reads everything that the public site is made from, as an anonymous visitor sees it. */
export function readSnapshot(services: Map<string, Service>, publicUrl: string): Promise<Snapshot> {
  return createSnapshotReader(services, publicUrl)();
}

/**
 * Makes a reader of snapshots that remembers its records. Each call reads the ids and versions of
 * all records, and reads in full only those that changed since the last call. The result is the
 * same as a new reader's. What is not safe to show is left out and given to `report`.
 */
export function createSnapshotReader(
  services: Map<string, Service>,
  publicUrl: string,
  report: (leftOut: LeftOut[]) => Promise<void> = async () => {},
): () => Promise<Snapshot> {
  const readUploads = createListReader(serviceOf(services, 'uploads'), SYSTEM_CONTEXT);
  const lists = LISTS.map(({ member, resource }) => ({
    member,
    resource,
    read: createListReader(serviceOf(services, resource.name), PUBLIC_CONTEXT),
  }));
  return async () => {
    const content = createContentCheck();
    const single = async (name: string) => {
      const { resource, get } = serviceOf(services, name);
      return content.check(resource, await get(PUBLIC_CONTEXT, ''));
    };
    const [settings, metrics, uploads, read] = await Promise.all([
      single('settings'),
      single('metrics'),
      readUploads(content),
      Promise.all(lists.map(async ({ read, ...list }) => ({ ...list, ...(await read(content)) }))),
    ]);
    await report(content.leftOut);
    const records = Object.fromEntries(read.map((list) => [list.member, list.records]));
    return {
      publicUrl,
      today: dateIn(String(settings?.timeZone), new Date()),
      settings,
      metrics,
      media: (uploads.records as unknown as Upload[]).map(toMedia),
      redirects: toRedirects(read),
      ...records,
    } as unknown as Snapshot;
  };
}

/** Reads one resource's visible records in their order; in full only where they changed. */
function createListReader(
  service: Service,
  context: Context,
): (content: ContentCheck) => Promise<Collection> {
  const { model, resource } = service;
  let known = new Map<string, Remembered>();
  return async (content) => {
    const stamps = await model
      .find(visibleTo(context, resource), { version: 1, updatedAt: 1, slug: 1, previousSlugs: 1 })
      .sort(toSort(resource, ''))
      .lean<Stamp[]>();
    const same = (stamp: Stamp) => {
      const remembered = known.get(String(stamp._id));
      return remembered?.stamp === textOf(stamp) ? remembered.record : undefined;
    };
    const changed = stamps.filter((stamp) => !same(stamp)).map(({ _id }) => String(_id));
    const fresh = await readRecords(service, context, changed, content);
    const next = new Map<string, Remembered>();
    for (const stamp of stamps) {
      const id = String(stamp._id);
      // A record that was deleted or hidden meanwhile is left out. Its own event follows.
      const record = same(stamp) ?? fresh.get(id);
      if (record) next.set(id, { stamp: textOf(stamp), record });
    }
    known = next;
    const records = [...next.values()].map(({ record }) => record);
    return { records, addresses: soundAddresses(resource, stamps) };
  };
}

async function readRecords(
  service: Service,
  context: Context,
  wanted: string[],
  content: ContentCheck,
) {
  const records = new Map<string, PlainRecord>();
  const ids = content.checkIds(service.resource, wanted);
  for (let start = 0; start < ids.length; start += MAX_LIMIT) {
    const query = { ...EVERYTHING, ids: ids.slice(start, start + MAX_LIMIT) };
    const found = await service.list(context, query);
    for (const stored of found.records) {
      const record = content.check(service.resource, stored);
      if (record) records.set(stored.id, record);
    }
  }
  return records;
}

function textOf({ version, updatedAt }: Stamp): string {
  return `${version} ${Number(updatedAt) || String(updatedAt)}`;
}

/** Leaves out the values that most pictures share, which would only make pages larger. */
function toMedia({ hasIcons, alt, focus, ...upload }: Upload): Media {
  const { url, width, height, placeholder, widths } = upload;
  const said = { ...(alt && { alt }), ...(!isCentred({ focus }) && { focus }) };
  return { url, width, height, placeholder, widths, ...said, ...(hasIcons && { hasIcons }) };
}

/** The old addresses of published pages, unless another page has taken them since. */
function toRedirects(lists: (Collection & { resource: Resource })[]): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const { resource, addresses } of lists) {
    const { address } = resource;
    if (typeof address !== 'function') continue;
    for (const { slug, previousSlugs } of addresses) {
      for (const old of previousSlugs) redirects[address(old)] = address(slug);
    }
    for (const { slug } of addresses) delete redirects[address(slug)];
  }
  return redirects;
}
