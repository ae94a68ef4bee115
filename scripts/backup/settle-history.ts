import { migrateChange } from '@karibu/graph/core/history/history.ts';
import { migrateValues } from '@karibu/graph/migrations/migrate-values.ts';
import mongoose, { type Connection } from 'mongoose';

type Values = Record<string, unknown>;
type Note = {
  _id: mongoose.Types.ObjectId;
  recordId: string;
  version: number;
  action: string;
};
type StoredRecord = Values & { _id: mongoose.Types.ObjectId; schemaVersion?: number };
type WholeNote = Note & {
  resource: string;
  before: Values | null;
  after: Values | null;
  schemaVersion?: number;
};

/**
 * Removes changes from the history that the records do not have. The history gets a change before
 * the record does, so a backup made in between has changes without effect. If they stayed, later
 * changes would repeat their version numbers.
 */
export async function settleHistory(connection: Connection): Promise<void> {
  const history = connection.collection<Note>('history');
  for (const resource of await history.distinct('resource')) {
    const records = connection.collection<Values & { version: number }>(resource);
    const versions = new Map<string, number>();
    for await (const { _id, version } of records.find({}, { projection: { version: 1 } })) {
      versions.set(String(_id), version);
    }
    const projection = { recordId: 1, version: 1, action: 1 };
    const notes = await history.find({ resource }, { projection, sort: { _id: 1 } }).toArray();
    const unwritten = [];
    for (const [recordId, own] of Map.groupBy(notes, (note) => note.recordId)) {
      const version = versions.get(recordId);
      const unseen = version === undefined ? afterDeletion(own) : beyond(own, version);
      unwritten.push(...unseen);
      const seen = own.filter((note) => !unseen.includes(note) && note.action !== 'delete');
      for (const rivals of Map.groupBy(seen, (note) => note.version).values()) {
        if (rivals.length > 1) unwritten.push(...(await findLosers(connection, resource, rivals)));
      }
    }
    for (let start = 0; start < unwritten.length; start += BATCH) {
      const ids = unwritten.slice(start, start + BATCH).map(({ _id }) => _id);
      await history.deleteMany({ _id: { $in: ids } });
    }
  }
}

const BATCH = 1000;

/** The notes of an existing record that are later than its version, or a deletion of it. */
function beyond(notes: Note[], version: number): Note[] {
  return notes.filter(
    (note) => note.version > version || (note.version === version && note.action === 'delete'),
  );
}

/** The notes of a deleted record that are later than its deletion. */
function afterDeletion(notes: Note[]): Note[] {
  return notes.slice(notes.findLastIndex(({ action }) => action === 'delete') + 1);
}

/**
 * Several writers noted the same version, but only one could write it. The next change, or else the
 * record, has the values of that one. Gives the notes of all others.
 */
async function findLosers(connection: Connection, resource: string, rivals: Note[]) {
  const { recordId = '', version = 0 } = rivals[0] ?? {};
  const history = connection.collection<WholeNote>('history');
  const next = await history.findOne({ resource, recordId, version: version + 1 });
  const written =
    (next && migrateChange(next).before) ?? (await readRecord(connection, resource, recordId));
  const ids = rivals.map((note) => note._id);
  const whole = await history.find({ _id: { $in: ids } }).toArray();
  const [winner] = whole
    .map((note) => ({ _id: note._id, count: countDifferences(migrateChange(note).after, written) }))
    .sort((one, other) => one.count - other.count);
  return rivals.filter((note) => !note._id.equals(winner?._id));
}

async function readRecord(connection: Connection, resource: string, id: string): Promise<Values> {
  const records = connection.collection<StoredRecord>(resource);
  const found = await records.findOne({ _id: new mongoose.Types.ObjectId(id) });
  return found ? migrateValues(resource, found, found.schemaVersion) : {};
}

function countDifferences(after: Values | null, record: Values): number {
  const names = Object.keys(after ?? {}).filter((name) => name in record && !STAMPS.has(name));
  return names.filter((name) => JSON.stringify(after?.[name]) !== JSON.stringify(record[name]))
    .length;
}

const STAMPS = new Set(['_id', 'createdAt', 'updatedAt']);
