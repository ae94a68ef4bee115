import type { Field, FieldMap } from '@karibu/graph/contract';
import { isGroup } from './same.ts';

/** Whether each row of a list has an id, by which it is known when the list is changed. */
export function hasRowIds(field: Field): boolean {
  return field.of?.fields?.id?.control === 'rowId';
}

/** The fields that people read: a server's marks are none of them. */
export function readFields(fields: FieldMap): [string, Field][] {
  return Object.entries(fields).filter(([, { control }]) => control !== 'rowId');
}

/** A value without the ids of its rows, which nobody reads. */
export function withoutIds(field: Field, value: unknown): unknown {
  const { of, fields } = field;
  if (of && Array.isArray(value)) return value.map((entry) => withoutIds(of, entry));
  if (!fields || !isGroup(value)) return value;
  const kept = Object.entries(value).filter(([name]) => fields[name]?.control !== 'rowId');
  return Object.fromEntries(
    kept.map(([name, inner]) => {
      const known = fields[name];
      return [name, known ? withoutIds(known, inner) : inner];
    }),
  );
}
