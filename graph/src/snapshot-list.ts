import type { Context } from './core/access.ts';
import { EVERYTHING, MAX_LIMIT, toSort } from './core/read/paging.ts';
import { visibleTo } from './core/read/read.ts';
import type { PlainRecord } from './core/read/record.ts';
import type { Service } from './core/service.ts';

/** The addresses that a record has and had. */
export type Addresses = { slug?: string; previousSlugs?: string[] };

type Stamp = { _id: unknown; version?: number; updatedAt?: Date } & Addresses;
type Remembered = { stamp: Stamp; record: PlainRecord };

/** One resource's visible records in their order. What has not changed is the same (`===`). */
export type Collection = { records: PlainRecord[]; addresses: Addresses[] };

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

  const readStamps = (condition: object) =>
    model
      .find(
        { ...condition, ...visibleTo(context, resource) },
        { version: 1, updatedAt: 1, slug: 1, previousSlugs: 1 },
      )
      .sort(toSort(resource, ''))
      .lean<Stamp[]>();

  /** Takes over the arrays that are as before. */
  function remember(next: Map<string, Remembered>): Collection {
    const entries = [...next.values()];
    const records = entries.map(({ record }) => record);
    const addresses = entries.map(({ stamp }) => stamp);
    const before = collection;
    known = next;
    collection = {
      records: before && isSameList(before.records, records) ? before.records : records,
      addresses:
        before && haveSameAddresses(before.addresses, addresses) ? before.addresses : addresses,
    };
    return collection;
  }
  async function readAll(): Promise<Collection> {
    const stamps = await readStamps({});
    const same = (stamp: Stamp) => {
      const remembered = known.get(String(stamp._id));
      return remembered && isSameStamp(remembered.stamp, stamp) ? remembered.record : undefined;
    };
    const changed = stamps.filter((stamp) => !same(stamp)).map(({ _id }) => String(_id));
    const fresh = await readRecords(service, context, changed);
    const next = new Map<string, Remembered>();
    for (const stamp of stamps) {
      const id = String(stamp._id);
      // A record that was deleted or hidden meanwhile is left out. Its own event follows.
      const record = same(stamp) ?? fresh.get(id);
      if (record) next.set(id, { stamp, record });
    }
    return remember(next);
  }
  return {
    readAll,
    read: async () => collection ?? readAll(),
    async readNew() {
      if (!collection) return readAll();
      const newest = [...known.keys()].reduce((one, other) => (one > other ? one : other), '');
      const stamps = await readStamps(newest ? { _id: { $gt: newest } } : {});
      if (stamps.length === 0) return collection;
      const ids = stamps.map(({ _id }) => String(_id));
      const fresh = await readRecords(service, context, ids);
      const added = stamps.flatMap((stamp): [string, Remembered][] => {
        const record = fresh.get(String(stamp._id));
        return record ? [[record.id, { stamp, record }]] : [];
      });
      return remember(new Map([...added, ...known]));
    },
    async readOne(id) {
      if (!collection) return readAll();
      const [stamp] = await readStamps({ _id: id });
      const record = stamp && (await readRecords(service, context, [id])).get(id);
      const before = known.get(id)?.record;
      const next = new Map(known);
      if (!record) next.delete(id);
      else if (before && order.every((name) => before[name] === record[name])) {
        next.set(id, { stamp, record });
      } else return readAll();
      return remember(next);
    },
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

function isSameStamp(one: Stamp, other: Stamp): boolean {
  return one.version === other.version && one.updatedAt?.getTime() === other.updatedAt?.getTime();
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

function haveSameAddresses(one: Addresses[], other: Addresses[]): boolean {
  const isSame = (address: Addresses, index: number) =>
    address.slug === other[index]?.slug &&
    isSameList(address.previousSlugs ?? [], other[index]?.previousSlugs ?? []);
  return one.length === other.length && one.every(isSame);
}
