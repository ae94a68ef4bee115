import type { PlainRecord } from '../read/record.ts';
import type { Action } from '../resource.ts';
import { insertNew } from './insert-new.ts';
import { type Act, endWith } from './journal.ts';
import { noteChange } from './note-change.ts';
import type { Values, Write } from './one-write.ts';
import { listReferrers, namingField, type Scope } from './references.ts';
import { settle } from './settle.ts';
import { replaceRecord } from './store.ts';

/**
 * Notes a change, stores it and settles it. A new name goes to the records that hold the old one.
 * Gives null when the record is no longer as it was `before`.
 */
export async function storeChange(
  write: Write,
  action: Action,
  before: PlainRecord,
  values: Values,
): Promise<PlainRecord | null> {
  const carrying = isRenamed(write, before, values) ? await beginCarrying(write, before.id) : null;
  return endWith(carrying, replace(write, action, before, values), write.locks);
}

/** Whether a save changes what other records name this one by. */
export function isRenamed(write: Scope, before: Values, values: Values): boolean {
  return listReferrers(write).some(({ reference }) => {
    const field = namingField(write.resource, reference);
    return field !== null && values[field] !== undefined && values[field] !== before[field];
  });
}

async function replace(write: Write, action: Action, before: PlainRecord, values: Values) {
  const after = { ...before, ...values, version: before.version + 1 };
  const noted = await noteChange(write, action, before.id, before, after);
  return settle(noted, replaceRecord(write, before, values));
}

/** Stores a deleted record again. Records that hold one of its old names get its current one. */
export async function storeAgain(write: Write, id: string, values: Values): Promise<PlainRecord> {
  const carrying = await beginCarrying(write, id);
  return endWith(carrying, insertNew(write, 'restore', id, values), write.locks);
}

/** Null when no other record can name this one. */
async function beginCarrying(write: Write, id: string): Promise<Act<void> | null> {
  const { resource, tools, context } = write;
  const isNamed = listReferrers(write).length > 0;
  return isNamed ? tools.carrySlug(context, { resource: resource.name, id }) : null;
}
