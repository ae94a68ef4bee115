import mongoose, { type Connection } from 'mongoose';
import { migrateValues } from '#migrations/migrate-values.ts';
import type { Page } from '../read/paging.ts';
import { toSearchPattern } from '../read/search-pattern.ts';
import { isContent } from '../resource.ts';
import type { Service } from '../service.ts';

/** The last deletion of a record that has not been restored; `before` is its last state. */
export type Deletion = {
  _id: mongoose.Types.ObjectId;
  resource: string;
  recordId: string;
  by: string;
  at: Date;
  before: Record<string, unknown> | null;
  schemaVersion?: number;
};

/** What of the bin is wanted. What is empty or absent leaves nothing out. */
export type BinFilter = {
  /** A part of what the record is called. */
  search?: string;
  /** Who has deleted it. */
  by?: string;
  /** ISO 8601: deleted at this moment or later, and before that one. */
  since?: string;
  until?: string;
  /** The id of who has made it. */
  maker?: string | undefined;
};

type Services = ReadonlyMap<string, Service>;
type Ids = mongoose.Types.ObjectId[];
type Last = {
  _id: { resource: string; recordId: string };
  entry: mongoose.Types.ObjectId;
};

/** How many deletions are checked together. */
const BATCH = 1000;

/** A page of what of the bin is wanted, the last deleted first, and how many records that are. */
export async function listDeleted(
  connection: Connection,
  services: Services,
  { page, limit }: Page,
  filter: BinFilter = {},
): Promise<{ deletions: Deletion[]; count: number }> {
  const start = (page - 1) * limit;
  const wanted: Ids = [];
  let count = 0;
  for await (const entries of eachBatch(connection, services, filter)) {
    wanted.push(...entries.slice(Math.max(0, start - count), Math.max(0, start + limit - count)));
    count += entries.length;
  }
  return { deletions: await readEntries(connection, wanted), count };
}

/** How many records of each kind each person has deleted. */
export async function countDeleted(connection: Connection, services: Services, filter: BinFilter) {
  const counts = new Map<string, { resource: string; by: string; count: number }>();
  const history = connection.collection<Deletion>('history');
  for await (const entries of eachBatch(connection, services, filter)) {
    const found = history.find({ _id: { $in: entries } }, { projection: { resource: 1, by: 1 } });
    for await (const { resource, by } of found) {
      const key = `${resource} ${by}`;
      const known = counts.get(key) ?? { resource, by, count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()];
}

/**
 * Everything in the bin, the last deleted first, in small batches; or of it the entries of the
 * history that are wanted, by their ids.
 */
export async function* eachDeleted(
  connection: Connection,
  services: Services,
  isWanted: (entryId: string) => boolean = () => true,
): AsyncGenerator<Deletion> {
  for await (const all of eachBatch(connection, services, {})) {
    const entries = all.filter((entry) => isWanted(String(entry)));
    for (let start = 0; start < entries.length; start += WHOLE_BATCH) {
      yield* await readEntries(connection, entries.slice(start, start + WHOLE_BATCH));
    }
  }
}

/** Smaller, because these entries hold whole records. */
const WHOLE_BATCH = 100;

/** Batches of ids of history entries: the last deletion of each record that is gone. */
async function* eachBatch(
  connection: Connection,
  services: Services,
  filter: BinFilter,
): AsyncGenerator<Ids> {
  const restorable = [...services.values()].filter(({ resource }) => isContent(resource));
  const names = restorable.map(({ resource }) => resource.name);
  const ofMaker = filter.maker ? { 'before.createdBy': filter.maker } : {};
  const wanted = toCondition(restorable, filter);
  const inBin = async (batch: Last[]) =>
    keepWanted(connection, await withoutThose(restorable, batch), wanted);
  const lasts = connection.collection('history').aggregate<Last>(
    [
      { $match: { action: 'delete', resource: { $in: names }, ...ofMaker } },
      { $sort: { resource: 1, recordId: 1, version: 1, _id: 1 } },
      {
        $group: {
          _id: { resource: '$resource', recordId: '$recordId' },
          at: { $last: '$at' },
          entry: { $last: '$_id' },
        },
      },
      { $sort: { at: -1, _id: 1 } },
    ],
    { allowDiskUse: true, batchSize: BATCH },
  );
  let batch: Last[] = [];
  for await (const last of lasts) {
    batch.push(last);
    if (batch.length < BATCH) continue;
    yield await inBin(batch);
    batch = [];
  }
  if (batch.length > 0) yield await inBin(batch);
}

/** What is asked of the last deletion of a record; null where nothing is. */
function toCondition(services: Service[], filter: BinFilter): object | null {
  const { search = '', by = '', since = '', until = '' } = filter;
  const named = { $regex: toSearchPattern(search), $options: 'i' };
  const titles = services.map(({ resource: { name, title } }) => {
    return { resource: name, [`before.${title}`]: named };
  });
  const parts = [
    search !== '' && { $or: titles },
    by !== '' && { by },
    since !== '' && { at: { $gte: new Date(since) } },
    until !== '' && { at: { $lt: new Date(until) } },
  ].filter((part) => part !== false);
  return parts.length > 0 ? { $and: parts } : null;
}

async function keepWanted(connection: Connection, ids: Ids, wanted: object | null): Promise<Ids> {
  if (!wanted || ids.length === 0) return ids;
  const history = connection.collection<Deletion>('history');
  const condition = { $and: [{ _id: { $in: ids } }, wanted] };
  const found = await history.find(condition, { projection: { _id: 1 } }).toArray();
  const kept = new Set(found.map(({ _id }) => String(_id)));
  return ids.filter((id) => kept.has(String(id)));
}

/** Leaves out records that were restored. */
async function withoutThose(services: Service[], batch: Last[]): Promise<Ids> {
  const there = await Promise.all(services.map((service) => findThere(service, batch)));
  const back = new Set(there.flat());
  return batch.filter(({ _id }) => !back.has(_id.recordId)).map(({ entry }) => entry);
}

async function findThere({ resource, model }: Service, batch: Last[]): Promise<string[]> {
  const own = batch.filter(({ _id }) => _id.resource === resource.name);
  if (own.length === 0) return [];
  const ids = own.map(({ _id }) => new mongoose.Types.ObjectId(_id.recordId));
  return (await model.distinct('_id', { _id: { $in: ids } })).map(String);
}

async function readEntries(connection: Connection, ids: Ids): Promise<Deletion[]> {
  if (ids.length === 0) return [];
  const history = connection.collection<Deletion>('history');
  const found = await history.find({ _id: { $in: ids } }).toArray();
  const byId = new Map(found.map((deletion) => [String(deletion._id), inTodaysShape(deletion)]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}

function inTodaysShape(deletion: Deletion): Deletion {
  const { resource, before, schemaVersion } = deletion;
  return { ...deletion, before: before && migrateValues(resource, before, schemaVersion) };
}
