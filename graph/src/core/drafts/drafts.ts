import type { Connection } from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';
import { migrateValues } from '#migrations/migrate-values.ts';
import type { Context } from '../access.ts';
import { AppError } from '../errors.ts';

type Values = Record<string, unknown>;

/** The record that a draft began from. */
type Base = { version: number; values: Values };

/** Other values of a live record, which no visitor reads. A record has at most one. */
export type Draft = {
  resource: string;
  recordId: string;
  /** Counts the saves of the draft. */
  version: number;
  base: Base;
  values: Values;
  /** The id of who has begun it. Empty for an older one. */
  createdBy: string;
  /** The address of who has saved it last. */
  by: string;
  at: Date;
};

/** A draft that is saved for the first time lacks who has begun it. */
type UnsavedDraft = Omit<Draft, 'createdBy' | 'by' | 'at'> & Partial<Draft>;

type StoredDraft = Draft & { _id: string; schemaVersion: number };

export type Drafts = {
  find: (resource: string, recordId: string) => Promise<Draft | null>;
  /** All drafts, the last saved first. */
  listAll: () => Promise<Draft[]>;
  /** Stores the values over the version that the caller read; 0 where there was none. */
  save: (context: Context, draft: UnsavedDraft) => Promise<Draft>;
  /** Removes the version that the caller read. */
  remove: (draft: Pick<Draft, 'resource' | 'recordId' | 'version'>) => Promise<void>;
};

/** The drafts, in a collection of their own, which no public read looks into. */
export function createDrafts(connection: Connection): Drafts {
  const drafts = connection.collection<StoredDraft>('drafts');
  return {
    async find(resource, recordId) {
      const stored = await drafts.findOne({ _id: idOf({ resource, recordId }) });
      return stored && inTodaysShape(stored);
    },
    async listAll() {
      return (await drafts.find().sort({ at: -1, _id: 1 }).toArray()).map(inTodaysShape);
    },
    async save({ viewer }, { version, ...draft }) {
      const _id = idOf(draft);
      const by = viewer?.email || viewer?.name || '';
      const createdBy = draft.createdBy ?? viewer?.id ?? '';
      const at = new Date();
      const stored = { ...draft, createdBy, by, at, schemaVersion: DATA_VERSION };
      const next = { ...stored, version: version + 1 };
      const isFirst = version === 0;
      const { matchedCount, upsertedCount } = await drafts
        .replaceOne({ _id, version }, next, { upsert: isFirst })
        .catch(refuseTaken);
      if (matchedCount + upsertedCount === 0) throw staleDraft();
      return next;
    },
    async remove({ version, ...draft }) {
      const { deletedCount } = await drafts.deleteOne({ _id: idOf(draft), version });
      if (deletedCount === 0) throw staleDraft();
    },
  };
}

/** The refusal of a save over a draft that somebody else has saved or ended since. */
export function staleDraft(): AppError {
  const message = 'This draft was changed by someone else since you opened it';
  return new AppError('CONFLICT', message);
}

type Key = Pick<Draft, 'resource' | 'recordId'>;

const idOf = ({ resource, recordId }: Key) => `${resource}/${recordId}`;

function inTodaysShape({ _id, schemaVersion, ...draft }: StoredDraft): Draft {
  const { resource, base, values } = draft;
  return {
    ...draft,
    createdBy: draft.createdBy ?? '',
    base: { ...base, values: migrateValues(resource, base.values, schemaVersion) },
    values: migrateValues(resource, values, schemaVersion),
  };
}

/** A first draft that somebody else was faster to save has the same id. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 11000;
  throw isTaken ? staleDraft() : error;
}
