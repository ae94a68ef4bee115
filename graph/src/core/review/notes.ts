import mongoose, { type Connection } from 'mongoose';
import type { Context } from '../access.ts';
import type { Page } from '../read/paging.ts';

/** A word about a record: a note, a question for a review, or the answer that something lacks. */
export const NOTE_KINDS = ['note', 'ask', 'return'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export type Note = {
  id: string;
  resource: string;
  recordId: string;
  kind: NoteKind;
  text: string;
  by: string;
  at: Date;
};

type StoredNote = Omit<Note, 'id'> & { _id: mongoose.Types.ObjectId };
type OfRecord = Pick<Note, 'resource' | 'recordId'>;

export type Notes = {
  add: (context: Context, note: OfRecord & Pick<Note, 'kind' | 'text'>) => Promise<Note>;
  /** A page of the notes of a record, newest first, and how many there are. */
  list: (of: OfRecord, page: Page) => Promise<{ notes: Note[]; count: number }>;
  /** What was last said of a record's review; null where nobody asked for one. */
  findReview: (of: OfRecord) => Promise<Note | null>;
  /** Of each record whose review was asked for and not answered, the question; newest first. */
  listAsked: () => Promise<Note[]>;
};

/** The notes on records, which the staff alone read. */
export function createNotes(connection: Connection): Notes {
  const notes = connection.collection<StoredNote>('notes');
  return {
    async add({ viewer }, note) {
      const by = viewer?.email || viewer?.name || '';
      const stored = { _id: new mongoose.Types.ObjectId(), ...note, by, at: new Date() };
      await notes.insertOne(stored);
      return toNote(stored);
    },
    async list(of, { page, limit }) {
      const found = notes
        .find(of)
        .sort(NEWEST_FIRST)
        .skip((page - 1) * limit);
      const [stored, count] = await Promise.all([
        found.limit(limit).toArray(),
        notes.countDocuments(of),
      ]);
      return { notes: stored.map(toNote), count };
    },
    async findReview(of) {
      const review = { ...of, kind: { $ne: 'note' as const } };
      const found = await notes.findOne(review, { sort: NEWEST_FIRST });
      return found && toNote(found);
    },
    async listAsked() {
      const reviews = await notes
        .find({ kind: { $ne: 'note' } })
        .sort(NEWEST_FIRST)
        .toArray();
      const newest = new Map<string, StoredNote>();
      for (const each of reviews) {
        const key = `${each.resource}/${each.recordId}`;
        if (!newest.has(key)) newest.set(key, each);
      }
      return [...newest.values()].filter(({ kind }) => kind === 'ask').map(toNote);
    },
  };
}

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

function toNote({ _id, ...note }: StoredNote): Note {
  return { id: String(_id), ...note };
}

/** Makes the index by which the notes of a record are read. */
export async function prepareNotes(connection: Connection): Promise<void> {
  await connection.collection('notes').createIndex({ resource: 1, recordId: 1, ...NEWEST_FIRST });
}
