import { type PlainRecord, toRecord } from '../read/record.ts';
import type { Write } from './one-write.ts';

/** The record as it is now. Throws NOT_FOUND. */
export function load({ reads, context }: Write, id: string): Promise<PlainRecord> {
  return reads.get(context, id);
}

/** The record as it is now, or null when it was deleted. */
export async function loadIfPresent(
  { resource, model }: Write,
  id: string,
): Promise<PlainRecord | null> {
  const stored = await model.findOne({ _id: id }).lean();
  return stored && toRecord(resource.fields, stored);
}
