import type { Media, Metrics, Settings, Snapshot } from './contract.ts';
import { publicPath } from './contract.ts';
import { type Context, PUBLIC_CONTEXT, SYSTEM_CONTEXT } from './core/access.ts';
import { dateIn } from './core/calendar.ts';
import { EVERYTHING, MAX_LIMIT, toSort } from './core/read/paging.ts';
import { visibleTo } from './core/read/read.ts';
import type { PlainRecord } from './core/read/record.ts';
import type { Service } from './core/service.ts';
import { isCentred, type Upload } from './resources/uploads/upload.fields.ts';
import { serviceOf } from './services.ts';

/** The members of a snapshot that are lists, by the resource they come from. */
const LISTS = {
  tours: 'tours',
  packages: 'packages',
  packageCategories: 'package-categories',
  destinations: 'destinations',
  gallery: 'gallery',
  blog: 'blog',
  testimonials: 'testimonials',
  team: 'team',
  careers: 'careers',
} as const satisfies Partial<Record<keyof Snapshot, string>>;

/** The snapshot as if the record had been saved: in the place of its older self, else first. */
export function withRecord(snapshot: Snapshot, resource: string, record: { id: string }): Snapshot {
  const member = Object.entries(LISTS).find(([, name]) => name === resource)?.[0];
  if (!member) return { ...snapshot, [resource]: record };
  const records: { id: string }[] = snapshot[member as keyof typeof LISTS];
  const isThere = records.some(({ id }) => id === record.id);
  const replaced = records.map((each) => (each.id === record.id ? record : each));
  return { ...snapshot, [member]: isThere ? replaced : [record, ...records] };
}

type Stamp = { _id: unknown; version?: number; updatedAt?: Date } & Addresses;
type Addresses = { slug?: string; previousSlugs?: string[] };
type Remembered = { stamp: string; record: PlainRecord };
type Collection = { records: PlainRecord[]; addresses: Addresses[] };

/** Reads all that the public site is made from, as an anonymous visitor would see it. */
export function readSnapshot(services: Map<string, Service>, publicUrl: string): Promise<Snapshot> {
  return createSnapshotReader(services, publicUrl)();
}

/**
 * Makes a reader of snapshots that remembers its records: each call reads the ids and versions of
 * all, and whole only those that changed since the call before. What it gives is the same as what
 * a new reader would give.
 */
export function createSnapshotReader(
  services: Map<string, Service>,
  publicUrl: string,
): () => Promise<Snapshot> {
  const single = (name: string) => serviceOf(services, name).get(PUBLIC_CONTEXT, '');
  const readUploads = createListReader(serviceOf(services, 'uploads'), SYSTEM_CONTEXT);
  const lists = Object.entries(LISTS).map(([member, name]) => ({
    member,
    name,
    read: createListReader(serviceOf(services, name), PUBLIC_CONTEXT),
  }));
  return async () => {
    const [settings, metrics, uploads, read] = await Promise.all([
      single('settings'),
      single('metrics'),
      readUploads(),
      Promise.all(
        lists.map(async ({ member, name, read }) => ({ member, name, ...(await read()) })),
      ),
    ]);
    const records = Object.fromEntries(read.map((list) => [list.member, list.records]));
    return {
      publicUrl,
      today: dateIn(String(settings.timeZone), new Date()),
      settings: settings as unknown as Settings,
      metrics: metrics as unknown as Metrics,
      media: (uploads.records as unknown as Upload[]).map(toMedia),
      redirects: toRedirects(read),
      ...(records as Pick<Snapshot, keyof typeof LISTS>),
    };
  };
}

/** Reads one resource's visible records in their order, whole only where they changed. */
function createListReader(service: Service, context: Context): () => Promise<Collection> {
  const { model, resource } = service;
  let known = new Map<string, Remembered>();
  return async () => {
    const stamps = await model
      .find(visibleTo(context, resource), { version: 1, updatedAt: 1, slug: 1, previousSlugs: 1 })
      .sort(toSort(resource, ''))
      .lean<Stamp[]>();
    const same = (stamp: Stamp) => {
      const remembered = known.get(String(stamp._id));
      return remembered?.stamp === textOf(stamp) ? remembered.record : undefined;
    };
    const changed = stamps.filter((stamp) => !same(stamp)).map(({ _id }) => String(_id));
    const fresh = await readRecords(service, context, changed);
    const next = new Map<string, Remembered>();
    for (const stamp of stamps) {
      const id = String(stamp._id);
      // A record that went away or out of sight meanwhile is left out; its own notice follows.
      const record = same(stamp) ?? fresh.get(id);
      if (record) next.set(id, { stamp: textOf(stamp), record });
    }
    known = next;
    return { records: [...next.values()].map(({ record }) => record), addresses: stamps };
  };
}

async function readRecords(service: Service, context: Context, ids: string[]) {
  const records = new Map<string, PlainRecord>();
  for (let start = 0; start < ids.length; start += MAX_LIMIT) {
    const query = { ...EVERYTHING, ids: ids.slice(start, start + MAX_LIMIT) };
    const found = await service.list(context, query);
    for (const record of found.records) records.set(record.id, record);
  }
  return records;
}

function textOf({ version, updatedAt }: Stamp): string {
  return `${version} ${updatedAt?.getTime()}`;
}

/** What most pictures have alike is left out: pages would carry it for nothing. */
function toMedia({ hasIcons, alt, focus, ...upload }: Upload): Media {
  const { url, width, height, placeholder, widths } = upload;
  const said = { ...(alt && { alt }), ...(!isCentred({ focus }) && { focus }) };
  return { url, width, height, placeholder, widths, ...said, ...(hasIcons && { hasIcons }) };
}

/** Old addresses of published pages, unless another page has taken them since. */
function toRedirects(collections: (Collection & { name: string })[]): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const { name, addresses } of collections) {
    const pathOf = Object.hasOwn(publicPath, name) && publicPath[name as keyof typeof publicPath];
    if (!pathOf) continue;
    for (const { slug = '', previousSlugs = [] } of addresses) {
      for (const old of previousSlugs) redirects[pathOf(old)] = pathOf(slug);
    }
    for (const { slug = '' } of addresses) delete redirects[pathOf(slug)];
  }
  return redirects;
}
