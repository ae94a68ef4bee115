import type { Connection } from 'mongoose';
import mongoose from 'mongoose';
import type { Context } from './access.ts';

export type HistoryEntry = {
  id: string;
  version: number;
  action: 'create' | 'update' | 'delete' | 'restore';
  by: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

type Change = Omit<HistoryEntry, 'id' | 'by' | 'at'> & { resource: string; recordId: string };

export type History = {
  /** Notes a change that is about to be written; `cancel` takes the note back. */
  note: (context: Context, change: Change) => Promise<{ cancel: () => Promise<void> }>;
  /** The changes of one record, newest first. */
  list: (resource: string, recordId: string) => Promise<HistoryEntry[]>;
};

/** The record of every change of content: who, when, before and after. */
export function createHistory(connection: Connection): History {
  const entries = connection.collection('history');
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
    async list(resource, recordId) {
      const found = await entries
        .find({ resource, recordId })
        .sort({ _id: -1 })
        .limit(200)
        .toArray();
      return found.map((entry) => ({
        id: String(entry._id),
        version: entry.version,
        action: entry.action,
        by: entry.by,
        at: entry.at.toISOString(),
        before: entry.before,
        after: entry.after,
      }));
    },
  };
}

/** Makes the indexes that history reads by. */
export async function prepareHistory(connection: Connection): Promise<void> {
  const history = connection.collection('history');
  await history.createIndex({ resource: 1, recordId: 1, _id: -1 });
  await history.createIndex({ action: 1, _id: -1 });
}
