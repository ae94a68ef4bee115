import type { Model } from 'mongoose';
import { gather } from '../gather.ts';
import type { StoredRecord } from './record.ts';

type Asked = { field: string; value: string };

/**
 * The stored record with this value in a field that no two share, or null. Those that are asked
 * for in the same moment are read by one command.
 */
export function findBy(model: Model<StoredRecord>, field: string, value: string) {
  // An id may be asked for in capitals.
  return findStored(model, { field, value: field === '_id' ? value.toLowerCase() : value });
}

/** Whether a record has this value in a field. Those of the same moment are asked for together. */
export function isPresent(model: Model<StoredRecord>, field: string, value: string) {
  return askPresence(model, { field, value });
}

const findStored = gather((model: Model<StoredRecord>, asked: Asked[]) =>
  answer(asked, async (field, values) => model.find({ [field]: { $in: values } }).lean()),
);

const askPresence = gather(async (model: Model<StoredRecord>, asked: Asked[]) => {
  const find = async (field: string, values: string[]) => {
    const condition = { [field]: { $in: values } };
    return (await model.find(condition, { [field]: 1 }).lean()) as StoredRecord[];
  };
  return (await answer(asked, find)).map((stored) => stored !== null);
});

/** Asks once for each field. */
async function answer(
  asked: Asked[],
  find: (field: string, values: string[]) => Promise<StoredRecord[]>,
): Promise<(StoredRecord | null)[]> {
  const fields = [...new Set(asked.map(({ field }) => field))];
  const found = await Promise.all(
    fields.map(async (field) => {
      const values = asked.filter((each) => each.field === field).map(({ value }) => value);
      const records = await find(field, [...new Set(values)]);
      return [field, new Map(records.map((each) => [String(each[field]), each]))] as const;
    }),
  );
  const byField = new Map(found);
  return asked.map(({ field, value }) => byField.get(field)?.get(value) ?? null);
}
