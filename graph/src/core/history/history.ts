import type { Connection } from 'mongoose';
import mongoose from 'mongoose';
import type { Context } from '../access.ts';
import type { Page } from '../read/paging.ts';
import type { Action } from '../resource.ts';

export type HistoryEntry = {
  id: string;
  version: number;
  action: Action;
  by: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

type Change = Omit<HistoryEntry, 'id' | 'by' | 'at'> & { resource: string; recordId: string };
type Stored = Change & { _id: mongoose.Types.ObjectId; by: string; at: Date };

export type Changes = { entries: HistoryEntry[]; count: number };

export type History = {
  /** Notes a change that is about to be written; `cancel` takes the note back. */
  note: (context: Context, change: Change) => Promise<{ cancel: () => Promise<void> }>;
  /** A page of the changes of one record, newest first, and how many there are in all. */
  list: (resource: string, recordId: string, page: Page) => Promise<Changes>;
  /** The newest change of one record: of any kind, the one that deleted it, or the one that made a version. */
  findNewest: (
    resource: string,
    recordId: string,
    which?: { action?: 'delete'; version?: number },
  ) => Promise<HistoryEntry | null>;
  /** Every value that a field of one record ever had. */
  listValues: (resource: string, recordId: string, field: string) => Promise<unknown[]>;
};

/** The record of every change of content: who, when, before and after. */
export function createHistory(connection: Connection): History {
  const entries = connection.collection<Stored>('history');
  return {
    async note(context, change) {
      const by = context.viewer?.email || context.viewer?.name || 'Visitor';
      const _id = new mongoose.Types.ObjectId();
      await entries.insertOne({ _id, ...change, by, at: new Date() });
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
      const condition = { resource, recordId, ...which, ...isMade };
      const found = await entries.findOne(condition, { sort: NEWEST_FIRST });
      return found && toEntry(found);
    },
    async listValues(resource, recordId, field) {
      const names = [`before.${field}`, `after.${field}`];
      const ofRecord = { resource, recordId };
      const values = await Promise.all(names.map((name) => entries.distinct(name, ofRecord)));
      return values.flat();
    },
  };
}

/** The versions of a record grow with each change, over deletions too; several processes make the ids. */
const NEWEST_FIRST = { version: -1, _id: -1 } as const;

function toEntry({ _id, version, action, by, at, before, after }: Stored): HistoryEntry {
  return { id: String(_id), version, action, by, at: at.toISOString(), before, after };
}

/** Makes the indexes that history reads by. */
export async function prepareHistory(connection: Connection): Promise<void> {
  const history = connection.collection('history');
  await history.createIndex({ resource: 1, recordId: 1, ...NEWEST_FIRST });
  // All that tells what lies in the bin, so that no entry need be read for it.
  const bin = { action: 1, resource: 1, recordId: 1, version: 1, _id: 1, at: 1 } as const;
  await history.createIndex(bin);
}
