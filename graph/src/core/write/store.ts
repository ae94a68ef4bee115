import { type PlainRecord, type StoredRecord, toRecord } from '../read/record.ts';
import { searchWordsOf } from '../read/search-words.ts';
import type { Resource } from '../resource.ts';
import { takenField, valueTaken } from './conflict.ts';
import { insertTogether } from './insert-together.ts';
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
  const at = nextMoment();
  const times = { createdAt: at, updatedAt: at };
  const created = new model({ _id: id, ...times, ...values, ...keptBeside(scope, values) });
  await created.validate();
  const stored = created.toObject() as StoredRecord;
  try {
    await insertTogether(model.collection, stored);
    return toRecord(resource.fields, stored);
  } catch (error) {
    if (resource.slugField !== null && takenField(error) === resource.slugField) return null;
    throw toConflict(resource, error);
  }
}

let lastMoment = 0;

/** Now; a little later where that was given before: records of one moment keep their order. */
function nextMoment(): Date {
  const now = Date.now();
  // A clock that was set back by more is believed.
  const isNear = lastMoment >= now && lastMoment - now < 1_000;
  lastMoment = isNear ? lastMoment + 1 : now;
  return new Date(lastMoment);
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
