import type { Context } from './core/access.ts';
import { EVERYTHING, MAX_LIMIT, toSort } from './core/read/paging.ts';
import { visibleTo } from './core/read/read.ts';
import type { PlainRecord } from './core/read/record.ts';
import { isId } from './core/read/record-id.ts';
import type { Service } from './core/service.ts';
import type { LeftOut } from './publication-state.ts';
import { type Checked, checkRecord, leaveOut, soundAddresses } from './sound-content.ts';

/** The addresses that a record has and had. */
export type Addresses = { slug: string; previousSlugs: string[] };

type StoredStamp = { _id: unknown; version?: number; updatedAt?: Date; slug?: unknown };
/** `text` is another one for each version of the record. */
type Stamp = { id: string; text: string } & Addresses;
type Remembered = { stamp: Stamp } & Checked;

/** One resource's visible records in their order. What has not changed is the same (`===`). */
export type Collection = {
  records: PlainRecord[];
  addresses: Addresses[];
  /** The records that may not be shown. */
  leftOut: LeftOut[];
};

export type ListReader = {
  /** Reads the ids and versions of all records, and in full those that changed. */
  readAll: () => Promise<Collection>;
  /** Reads one record, and all only where its place in the order is not known. */
  readOne: (id: string) => Promise<Collection>;
  /** Reads what was added since. It comes first, whatever its place in the order. */
  readNew: () => Promise<Collection>;
  /** What was read last. */
  read: () => Promise<Collection>;
};

/** Makes a reader of one resource's records that remembers what it has read. */
export function createListReader(service: Service, context: Context): ListReader {
  const { model, resource } = service;
  const order = Object.keys(toSort(resource, ''));
  let known = new Map<string, Remembered>();
  let collection: Collection | null = null;

  async function readStamps(condition: object): Promise<Stamp[]> {
    const visible = { ...condition, ...visibleTo(context, resource) };
    const stored = await model
      .find(visible, { version: 1, updatedAt: 1, slug: 1, previousSlugs: 1 })
      .sort(toSort(resource, ''))
      .lean<StoredStamp[]>();
    return stored.map((stamp) => toStamp(service, stamp));
  }

  /** Takes over the arrays that are as before. */
  function remember(next: Map<string, Remembered>): Collection {
    const entries = [...next.values()];
    const records = entries.flatMap(({ record }) => record ?? []);
    const addresses = entries.map(({ stamp }) => stamp);
    const before = collection;
    known = next;
    collection = {
      records: before && isSameList(before.records, records) ? before.records : records,
      addresses:
        before && haveSameAddresses(before.addresses, addresses) ? before.addresses : addresses,
      leftOut: entries.flatMap(({ leftOut }) => leftOut ?? []),
    };
    return collection;
  }
  async function readAll(): Promise<Collection> {
    const stamps = await readStamps({});
    const same = ({ id, text }: Stamp) => {
      const remembered = known.get(id);
      return remembered?.stamp.text === text ? remembered : undefined;
    };
    const changed = stamps.filter((stamp) => !same(stamp)).map(({ id }) => id);
    const fresh = await readRecords(service, context, changed);
    const next = new Map<string, Remembered>();
    for (const stamp of stamps) {
      // A record that was deleted or hidden meanwhile is left out. Its own event follows.
      const checked = same(stamp) ?? fresh.get(stamp.id);
      if (checked) next.set(stamp.id, { ...checked, stamp });
    }
    return remember(next);
  }
  return {
    readAll,
    read: async () => collection ?? readAll(),
    async readNew() {
      if (!collection) return readAll();
      const newest = [...known.keys()].filter(isId).toSorted().at(-1);
      const stamps = await readStamps(newest ? { _id: { $gt: newest } } : {});
      if (stamps.length === 0) return collection;
      const added = stamps.map(({ id }) => id);
      const fresh = await readRecords(service, context, added);
      const remembered = stamps.flatMap((stamp): [string, Remembered][] => {
        const checked = fresh.get(stamp.id);
        return checked ? [[stamp.id, { ...checked, stamp }]] : [];
      });
      return remember(new Map([...remembered, ...known]));
    },
    async readOne(id) {
      if (!collection) return readAll();
      const [stamp] = await readStamps({ _id: id });
      const checked = stamp && (await readRecords(service, context, [id])).get(id);
      const before = known.get(id)?.record;
      const next = new Map(known);
      if (!checked) next.delete(id);
      else if (!keepsPlace(order, before, checked.record)) return readAll();
      else next.set(id, { ...checked, stamp });
      return remember(next);
    },
  };
}

/** Whether a record stands where it stood. One that is not shown can stand anywhere. */
function keepsPlace(
  order: string[],
  before: PlainRecord | null | undefined,
  record: PlainRecord | null,
): boolean {
  if (!record) return true;
  return before ? order.every((name) => before[name] === record[name]) : false;
}

async function readRecords(service: Service, context: Context, wanted: string[]) {
  const { resource } = service;
  const wrong = wanted.filter((id) => !isId(id));
  const records = new Map(wrong.map((id) => [id, leaveOut(resource, id)]));
  const ids = wanted.filter(isId);
  for (let start = 0; start < ids.length; start += MAX_LIMIT) {
    const query = { ...EVERYTHING, ids: ids.slice(start, start + MAX_LIMIT) };
    const found = await service.list(context, query);
    for (const stored of found.records) records.set(stored.id, checkRecord(resource, stored));
  }
  return records;
}

function toStamp({ resource }: Service, stored: StoredStamp): Stamp {
  const { _id, version, updatedAt } = stored;
  const text = `${version} ${Number(updatedAt) || String(updatedAt)}`;
  return { id: String(_id), text, ...soundAddresses(resource, stored) };
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

function haveSameAddresses(one: Addresses[], other: Addresses[]): boolean {
  const isSame = (address: Addresses, index: number) =>
    address.slug === other[index]?.slug &&
    isSameList(address.previousSlugs, other[index]?.previousSlugs ?? []);
  return one.length === other.length && one.every(isSame);
}
