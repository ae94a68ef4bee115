import type { Types } from 'mongoose';
import type { Field, FieldMap, SystemFields } from '../fields/index.ts';

/** A document as the database holds it. */
export type StoredRecord = {
  _id: Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
} & Record<string, unknown>;

/** A record as callers see it. */
export type PlainRecord = SystemFields & Record<string, unknown>;

/** A stored document as callers see it: plain values, and defaults for what was never stored. */
export function toRecord(fields: FieldMap, stored: StoredRecord): PlainRecord {
  const id = String(stored._id);
  const values = readValues(fields, stored);
  // Visitors never read it: `createReads` takes it away.
  if (stored.createdBy !== undefined) values.createdBy = stored.createdBy;
  // Adds to `values` in place: lists are the hot path, and a copy of each record costs time.
  values.id = id;
  values._id = id;
  values.version = stored.version;
  values.createdAt = toMoment(stored.createdAt);
  values.updatedAt = toMoment(stored.updatedAt);
  return values as PlainRecord;
}

/** The moment in ISO 8601. One that is no moment, put there past the API, is the first of all. */
function toMoment(stored: unknown): string {
  const isMoment = stored instanceof Date && !Number.isNaN(stored.getTime());
  return (isMoment ? stored : FIRST_MOMENT).toISOString();
}

const FIRST_MOMENT = new Date(0);

/** The values of a record that was never saved. */
export function defaultValues(fields: FieldMap): Record<string, unknown> {
  return readValues(fields, {});
}

function readValues(fields: FieldMap, stored: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field) values[name] = readValue(field, stored[name]);
  }
  return values;
}

/** The value that a record has of a field; one that was never stored has the field's default. */
export function readValue(field: Field, value: unknown): unknown {
  if (field.type === 'group' && field.fields) {
    return readValues(field.fields, (value ?? {}) as Record<string, unknown>);
  }
  if (field.type === 'list' && field.of && Array.isArray(value)) {
    const { of } = field;
    return value.map((entry) => readValue(of, entry));
  }
  if (value !== null && value !== undefined) return value;
  const missing = field.defaultValue === undefined ? EMPTY[field.type] : field.defaultValue;
  // Only objects are cloned: a clone of each plain value would cost more than all the rest.
  return typeof missing === 'object' && missing !== null ? structuredClone(missing) : missing;
}

const EMPTY = { string: '', number: null, integer: 0, boolean: false, list: [], group: {} };
