import { findBy } from '../read/find-by.ts';
import { type PlainRecord, toRecord } from '../read/record.ts';
import { isId } from '../read/record-id.ts';
import { SINGLE_ID } from '../single.ts';
import type { Write } from './one-write.ts';

/** The record as it is now. Throws NOT_FOUND. */
export function load({ reads, context }: Write, id: string): Promise<PlainRecord> {
  return reads.get(context, id);
}

/** The record as it is now, or null when there is none, such as a deleted one. */
export async function loadIfPresent(
  { resource, model }: Pick<Write, 'resource' | 'model'>,
  id: string,
): Promise<PlainRecord | null> {
  const _id = resource.isSingle ? SINGLE_ID : id;
  const stored = isId(_id) ? await findBy(model, '_id', _id) : null;
  return stored && toRecord(resource.fields, stored);
}
