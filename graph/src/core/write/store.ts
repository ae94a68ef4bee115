import { AppError } from '../errors.ts';
import { type PlainRecord, type StoredRecord, toRecord } from '../read/record.ts';
import { searchWordsOf } from '../read/search-words.ts';
import type { Resource } from '../resource.ts';
import { takenField, valueTaken } from './conflict.ts';
import type { Values, Write } from './one-write.ts';
import { rememberSlug } from './resolve-slug.ts';

type Scope = Pick<Write, 'resource' | 'model' | 'act' | 'context'>;

/** Stores a new record. Gives null when its slug is taken; throws CONFLICT for other fields. */
export async function insertRecord(
  scope: Scope,
  id: string,
  values: Values,
): Promise<PlainRecord | null> {
  const { resource, model } = scope;
  // Mongoose would overwrite a given `updatedAt` with the moment of creation.
  const timestamps = { updatedAt: values.updatedAt === undefined };
  try {
    const stored = { _id: id, ...values, ...keptBeside(scope, values) };
    const [created] = await model.create([stored], { timestamps });
    if (!created) throw new AppError('INTERNAL', 'The record was not created');
    return toRecord(resource.fields, created.toObject() as StoredRecord);
  } catch (error) {
    if (resource.slugField !== null && takenField(error) === resource.slugField) return null;
    throw toConflict(resource, error);
  }
}

/** Writes values over a record. Gives null when it is no longer as it was `before`. */
export async function replaceRecord(
  scope: Scope,
  before: PlainRecord,
  values: Values,
): Promise<PlainRecord | null> {
  const { resource, model } = scope;
  const { id, version } = before;
  const update = {
    $set: { ...values, ...keptBeside(scope, { ...before, ...values }) },
    $inc: { version: 1 },
    ...rememberSlug(resource, before, values),
  };
  try {
    const stored = await model
      .findOneAndUpdate({ _id: id, version }, update, { returnDocument: 'after' })
      .lean();
    return stored && toRecord(resource.fields, stored);
  } catch (error) {
    throw toConflict(resource, error);
  }
}

/** Deletes a record and gives it. Gives null when it is no longer as it was `before`. */
export async function deleteRecord(
  { model }: Scope,
  before: PlainRecord,
): Promise<PlainRecord | null> {
  const { id, version } = before;
  const { deletedCount } = await model.deleteOne({ _id: id, version });
  return deletedCount > 0 ? before : null;
}

/** What a record keeps beside the values of its fields. */
function keptBeside({ resource, act, context }: Scope, values: Values): Values {
  const updatedBy = context.viewer?.id ?? '';
  return { ...searchWordsOf(resource, values), updatedBy, ...(act && { act }) };
}

/** CONFLICT for a unique value that is taken; any other error as it is. */
function toConflict(resource: Resource, error: unknown): unknown {
  const name = takenField(error);
  return name ? valueTaken(resource, name) : error;
}
