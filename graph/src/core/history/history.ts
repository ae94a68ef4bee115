import type { Connection, mongo } from 'mongoose';
import mongoose from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';
import { migrateValues } from '#migrations/migrate-values.ts';
import type { Context } from '../access.ts';
import { gather } from '../gather.ts';
import type { Page } from '../read/paging.ts';
import { DRAFT_ACTIONS, type HistoryEntry } from '../record-history.ts';
import { insertTogether } from '../write/insert-together.ts';

type Change = Omit<HistoryEntry, 'id' | 'by' | 'at'> & { resource: string; recordId: string };
type Stored = Change & {
  _id: mongoose.Types.ObjectId;
  by: string;
  at: Date;
  /** The data version that `before` and `after` were written with. */
  schemaVersion?: number;
};

type Last = Pick<Stored, 'action' | 'version'>;

export type Changes = { entries: HistoryEntry[]; count: number };

/** An entry whose change is not settled yet. */
export type HistoryNote = {
  /** Removes the entry of a change that was refused. */
  cancel: () => Promise<void>;
};

export type History = {
  /** Stores an entry for a change that is about to be written. */
  note: (context: Context, change: Change) => Promise<HistoryNote>;
  /** A page of the changes of one record, newest first, and how many there are in all. */
  list: (resource: string, recordId: string, page: Page) => Promise<Changes>;
  /** The newest change of one record: of any kind, its deletion, or the one that made a version. */
  findNewest: (
    resource: string,
    recordId: string,
    which?: { action?: 'delete'; version?: number },
  ) => Promise<HistoryEntry | null>;
  /** What the newest change of one record did, and its version. */
  findLast: (resource: string, recordId: string) => Promise<Last | null>;
  /** Every value that a field of one record ever had. */
  listValues: (resource: string, recordId: string, field: string) => Promise<unknown[]>;
};

/** The log of every change of content: who, when, before and after. */
export function createHistory(connection: Connection): History {
  const entries = connection.collection<Stored>('history');
  return {
    async note(context, change) {
      const by = context.viewer?.email || context.viewer?.name || 'Visitor';
      const _id = new mongoose.Types.ObjectId();
      const written = { by, at: new Date(), schemaVersion: DATA_VERSION };
      await insertTogether(entries, { _id, ...change, ...written });
      return {
        async cancel() {
          await entries.deleteOne({ _id });
        },
      };
    },
    async list(resource, recordId, { page, limit }) {
      const ofRecord = { resource, recordId };
      const found = entries
        .find(ofRecord)
        .sort(NEWEST_FIRST)
        .skip((page - 1) * limit)
        .limit(limit)
        .toArray();
      const [stored, count] = await Promise.all([found, entries.countDocuments(ofRecord)]);
      return { entries: stored.map(toEntry), count };
    },
    async findNewest(resource, recordId, which = {}) {
      const isMade = which.version !== undefined && { after: { $ne: null } };
      const condition = { resource, recordId, ...OF_RECORD, ...which, ...isMade };
      const found = await entries.findOne(condition, { sort: NEWEST_FIRST });
      return found && toEntry(found);
    },
    findLast: (resource, recordId) => findLast(entries, { resource, recordId }),
    async listValues(resource, recordId, field) {
      const names = [`before.${field}`, `after.${field}`];
      const ofRecord = { resource, recordId, ...OF_RECORD };
      const today = { ...ofRecord, schemaVersion: DATA_VERSION };
      const values = await Promise.all(names.map((name) => entries.distinct(name, today)));
      const older = entries.find({ ...ofRecord, schemaVersion: { $ne: DATA_VERSION } });
      for await (const stored of older) {
        const { before, after } = migrateChange(stored);
        values.push([before, after].flatMap((each) => each?.[field] ?? []));
      }
      return values.flat();
    },
  };
}

type Asked = Pick<Stored, 'resource' | 'recordId'>;

/** Those that are asked for in the same moment are read by one command. */
const findLast = gather(async (entries: mongo.Collection<Stored>, asked: Asked[]) => {
  const among = (name: keyof Asked) => ({ $in: [...new Set(asked.map((each) => each[name]))] });
  const condition = { resource: among('resource'), recordId: among('recordId'), ...OF_RECORD };
  const projection = { resource: 1, recordId: 1, action: 1, version: 1 };
  const oldestFirst = { version: 1, _id: 1 } as const;
  const found = await entries.find(condition, { projection }).sort(oldestFirst).toArray();
  const keyOf = ({ resource, recordId }: Asked) => `${resource} ${recordId}`;
  const last = new Map(found.map((each) => [keyOf(each), each]));
  return asked.map((each) => last.get(keyOf(each)) ?? null);
});

/** Changes of the record itself, without those of its draft. */
const OF_RECORD = { action: { $nin: [...DRAFT_ACTIONS] } };

/** Versions grow with each change, across deletions too. Ids come from several processes. */
const NEWEST_FIRST = { version: -1, _id: -1 } as const;

function toEntry(stored: Stored): HistoryEntry {
  const { _id, version, action, by, at } = stored;
  return { id: String(_id), version, action, by, at: at.toISOString(), ...migrateChange(stored) };
}

type Snapshots = Pick<Stored, 'resource' | 'schemaVersion' | 'before' | 'after'>;

/**
 * A change in today's shape. The history is never rewritten: an entry is migrated when it is read.
 */
export function migrateChange({ resource, schemaVersion, before, after }: Snapshots) {
  return {
    before: before && migrateValues(resource, before, schemaVersion),
    after: after && migrateValues(resource, after, schemaVersion),
  };
}

/** Makes the indexes that history reads by. */
export async function prepareHistory(connection: Connection): Promise<void> {
  const history = connection.collection('history');
  await history.createIndex({ resource: 1, recordId: 1, ...NEWEST_FIRST });
  // Holds everything that lists the bin, so that MongoDB reads no entry for it.
  const bin = { action: 1, resource: 1, recordId: 1, version: 1, _id: 1, at: 1 } as const;
  await history.createIndex(bin);
}
