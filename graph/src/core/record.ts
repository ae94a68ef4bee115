import type { StoredRecord } from './derive/model.ts';
import type { Field, FieldMap, SystemFields } from './fields/index.ts';

export type PlainRecord = SystemFields & Record<string, unknown>;

/** A stored document as callers see it: plain values, and defaults for what was never stored. */
export function toRecord(fields: FieldMap, stored: StoredRecord): PlainRecord {
  const id = String(stored._id);
  return {
    ...readValues(fields, stored),
    id,
    _id: id,
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** The values of a record that was never saved. */
export function defaultValues(fields: FieldMap): Record<string, unknown> {
  return readValues(fields, {});
}

function readValues(fields: FieldMap, stored: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readValue(field, stored[name])]),
  );
}

function readValue(field: Field, stored: unknown): unknown {
  const value = field.fromStored ? field.fromStored(stored) : stored;
  if (field.type === 'group' && field.fields) {
    return readValues(field.fields, (value ?? {}) as Record<string, unknown>);
  }
  if (field.type === 'list' && field.of && Array.isArray(value)) {
    const { of } = field;
    return value.map((entry) => readValue(of, entry));
  }
  return value ?? structuredClone(field.defaultValue ?? EMPTY[field.type]);
}

const EMPTY = { string: '', number: null, integer: 0, boolean: false, list: [], group: {} };
