import type { Model } from 'mongoose';
import type { Context } from '../access.ts';
import type { StoredRecord } from '../derive/model.ts';
import { AppError } from '../errors.ts';
import type { Reads } from '../read/read.ts';
import { type PlainRecord, toRecord } from '../read/record.ts';
import type { Action, Resource } from '../resource.ts';
import type { RunChange } from './change.ts';
import { staleVersion, takenField, toConflict } from './conflict.ts';
import { rememberSlug, withSlug } from './record-slug.ts';

type Values = Record<string, unknown>;

/** How parsed values reach the database, each time as a noted change. */
export type Storing = {
  /** Tries further slugs while the one that was made for the record is taken. */
  insert: (
    context: Context,
    id: string,
    action: Action,
    values: Values,
    version?: number,
  ) => Promise<PlainRecord>;
  /** Throws STALE_VERSION when the record is no longer as it was in `before`. */
  overwrite: (
    context: Context,
    before: PlainRecord,
    action: Action,
    values: Values,
  ) => Promise<PlainRecord>;
};

export function createStoring(
  resource: Resource,
  model: Model<StoredRecord>,
  change: RunChange,
  reads: Reads,
): Storing {
  async function insertOne(id: string, values: Values): Promise<PlainRecord> {
    // What is given is kept; Mongoose would put the moment of creation in its place.
    const timestamps = { updatedAt: values.updatedAt === undefined };
    const created = await model.create([{ _id: id, ...values }], { timestamps });
    const [stored] = created.map((each) => each.toObject());
    if (!stored) throw new AppError('INTERNAL', 'The record was not created');
    return toRecord(resource.fields, stored as StoredRecord);
  }

  async function replaceOne(context: Context, before: PlainRecord, values: Values) {
    const { id, version } = before;
    const moved = rememberSlug(resource, before, values);
    const update = { $set: values, $inc: { version: 1 }, ...moved };
    const stored = await model
      .findOneAndUpdate({ _id: id, version }, update, { returnDocument: 'after' })
      .lean();
    if (!stored) throw staleVersion(await reads.get(context, id));
    return toRecord(resource.fields, stored);
  }

  return {
    async insert(context, id, action, values, version = 1) {
      const { slugField } = resource;
      const wasTyped = slugField !== null && values[slugField] !== '';
      for (let attempt = 1; ; attempt += 1) {
        const after = { ...withSlug(resource, values, attempt), version };
        try {
          return await change(context, id, action, null, after, () => insertOne(id, after));
        } catch (error) {
          const isSlug = slugField !== null && takenField(error) === slugField;
          if (!isSlug || wasTyped) throw toConflict(resource, error);
        }
      }
    },
    async overwrite(context, before, action, values) {
      const after = { ...before, ...values, version: before.version + 1 };
      const run = () => replaceOne(context, before, values);
      return change(context, before.id, action, before, after, run).catch((error) => {
        throw toConflict(resource, error);
      });
    },
  };
}
