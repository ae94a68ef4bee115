import mongoose, { type Model } from 'mongoose';
import { AppError } from './errors.ts';
import { defaultValues, type PlainRecord, type StoredRecord } from './read/record.ts';
import { isId, parseId } from './read/record-id.ts';
import type { Resource } from './resource.ts';

/** The id of a single record, such as the settings. */
export const SINGLE_ID = '000000000000000000000001';

/**
 * The id of the record that a caller means: any well-formed id means the one record of a single
 * resource. Throws BAD_REQUEST for a malformed id.
 */
export function toRecordId({ isSingle }: Resource, id: string): string {
  return isSingle && isId(id) ? SINGLE_ID : String(parseId(id));
}

/** A single record before its first save: the defaults at version 0. */
export function unsavedRecord({ fields }: Resource): PlainRecord {
  const at = new Date(0).toISOString();
  const system = { id: SINGLE_ID, _id: SINGLE_ID, version: 0, createdAt: at, updatedAt: at };
  return { ...defaultValues(fields), ...system };
}

/**
 * Stores the unsaved record, so that its first save is an update like all others. Two first saves
 * at once make one record. Does nothing for a saved record and for resources of many records.
 */
export async function createSingle(resource: Resource, model: Model<StoredRecord>): Promise<void> {
  if (!resource.isSingle || (await model.exists({ _id: SINGLE_ID }))) return;
  const _id = new mongoose.Types.ObjectId(SINGLE_ID);
  const values = { ...defaultValues(resource.fields), version: 0 };
  await model.updateOne({ _id }, { $setOnInsert: values }, { upsert: true });
}

/** Throws NOT_FOUND for a single resource, whose one record is neither created nor deleted. */
export function assertMany({ isSingle, words }: Resource): void {
  if (isSingle) throw new AppError('NOT_FOUND', `There is only one record of ${words.singular}`);
}
