import mongoose, { type Connection } from 'mongoose';
import { migrateValues } from '#migrations/migrate-values.ts';
import type { Page } from '../read/paging.ts';
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

type Services = ReadonlyMap<string, Service>;
type Ids = mongoose.Types.ObjectId[];
type Last = {
  _id: { resource: string; recordId: string };
  entry: mongoose.Types.ObjectId;
};

/** How many deletions are checked together. */
const BATCH = 1000;

/**
 * A page of the bin, the last deleted first, and how many records the bin holds. With a `maker`,
 * only what that person has made.
 */
export async function listDeleted(
  connection: Connection,
  services: Services,
  { page, limit }: Page,
  maker: string | null = null,
): Promise<{ deletions: Deletion[]; count: number }> {
  const start = (page - 1) * limit;
  const wanted: Ids = [];
  let count = 0;
  for await (const entries of eachBatch(connection, services, maker)) {
    wanted.push(...entries.slice(Math.max(0, start - count), Math.max(0, start + limit - count)));
    count += entries.length;
  }
  return { deletions: await readEntries(connection, wanted), count };
}

/** Everything in the bin, the last deleted first, in small batches. */
export async function* eachDeleted(
  connection: Connection,
  services: Services,
): AsyncGenerator<Deletion> {
  for await (const entries of eachBatch(connection, services, null)) {
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
  maker: string | null,
): AsyncGenerator<Ids> {
  const restorable = [...services.values()].filter(({ resource }) => isContent(resource));
  const names = restorable.map(({ resource }) => resource.name);
  const ofMaker = maker === null ? {} : { 'before.createdBy': maker };
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
    yield await withoutThose(restorable, batch);
    batch = [];
  }
  if (batch.length > 0) yield await withoutThose(restorable, batch);
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
