import {
  type Field,
  type FieldMap,
  keepingStored,
  objectSchema,
  pick,
  type Resource,
} from '@karibu/graph/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { findIncompleteRows, isDropped } from './incomplete-rows.ts';

/** Says what is wrong with all values of a record together. */
type Check = Resource['check'];

/**
 * Checks a form with the validators that the API uses. What passes is cleaned, as the API would:
 * texts trimmed, blank rows dropped. What does not is an error at the field it belongs to, unless
 * the record that is edited holds it in `stored` already. A row that somebody has begun, and that
 * would be dropped, is an error too: a person decides about it.
 */
export function fieldsResolver(
  fields: FieldMap,
  stored: FieldValues = {},
  check: Check = () => [],
): Resolver<FieldValues> {
  return (values) => {
    const parsed = readFields(fields, values, stored);
    const issues = parsed.success
      ? findFaults(check, parsed.data, stored)
      : parsed.error.issues.map(({ path, message }) => ({ path, message }));
    const incomplete = findIncompleteRows(fields, values);
    if (parsed.success && issues.length + incomplete.length === 0) {
      return { values: parsed.data, errors: {} };
    }
    const errors: FieldErrors = {};
    for (const { path, message } of incomplete) setError(errors, path, message);
    for (const { path, message } of issues) {
      setError(errors, toFormPath(fields, values, path), message);
    }
    return { values: {}, errors };
  };
}

/** What is wrong with all values together; what was wrong with the stored record may stay. */
function findFaults(check: Check, values: FieldValues, stored: FieldValues) {
  const known = stored.id === undefined ? [] : check(stored).map(({ message }) => message);
  const faults = check({ ...stored, ...values });
  return faults
    .filter(({ message }) => !known.includes(message))
    .map(({ path, message }) => ({ path: readPath(path), message }));
}

/** The parts of a path as the API writes it: `rates.1.from`. */
export function readPath(path: string): PropertyKey[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The fields of what stands in a form: cleaned, or what is wrong with them. */
export function readFields(fields: FieldMap, values: FieldValues, stored: FieldValues) {
  const check = () => objectSchema(fields, 'create').safeParse(pick(values, Object.keys(fields)));
  return keepingStored(fields, stored, check);
}

/** The validators count the rows that are kept; the form counts the rows that are shown. */
export function toFormPath(
  fields: FieldMap,
  values: FieldValues,
  [name, ...rest]: PropertyKey[],
): PropertyKey[] {
  if (name === undefined) return [];
  const field = fields[String(name)];
  return [name, ...(field ? toInnerPath(field, values[String(name)], rest) : rest)];
}

function toInnerPath(field: Field, value: unknown, path: PropertyKey[]): PropertyKey[] {
  const [index, ...rest] = path;
  if (field.of && typeof index === 'number' && Array.isArray(value)) {
    const kept = value.flatMap((row, place) => (isDropped(field, row) ? [] : [place]));
    const shown = kept[index] ?? index;
    return [shown, ...toInnerPath(field.of, value[shown], rest)];
  }
  return field.fields ? toFormPath(field.fields, value as FieldValues, path) : path;
}

function setError(errors: Record<PropertyKey, unknown>, path: PropertyKey[], message: string) {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    errors[name] ??= { type: 'field', message };
    return;
  }
  errors[name] ??= {};
  setError(errors[name] as Record<PropertyKey, unknown>, rest, message);
}
