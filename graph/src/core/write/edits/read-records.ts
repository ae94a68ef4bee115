import { type PlainRecord, toRecord } from '../../read/record.ts';
import type { Service } from '../../service.ts';
import { unsavedRecord } from '../../single.ts';

/** The records with these ids, by their ids. A single record that was never saved is there too. */
export async function readRecords(
  { resource, model }: Service,
  ids: string[],
): Promise<Map<string, PlainRecord>> {
  const stored = await model.find({ _id: { $in: ids } }).lean();
  const records = stored.map((each) => toRecord(resource.fields, each));
  const all = resource.isSingle && records.length === 0 ? [unsavedRecord(resource)] : records;
  return new Map(all.map((record) => [record.id, record]));
}
