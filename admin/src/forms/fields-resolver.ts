import './no-eval.ts';
import {
  type Field,
  type FieldMap,
  keepingStored,
  objectSchema,
  pick,
} from '@karibu/graph/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form with the validators that the API uses. What passes is cleaned, as the API would:
 * texts trimmed, blank rows dropped. What does not is an error at the field it belongs to, unless
 * the record that is edited holds it in `stored` already.
 */
export function fieldsResolver(fields: FieldMap, stored: FieldValues = {}): Resolver<FieldValues> {
  return (values) => {
    const parsed = readFields(fields, values, stored);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues) {
      setError(errors, toFormPath(fields, values, path), message);
    }
    return { values: {}, errors };
  };
}

/** The fields of what stands in a form: cleaned, or what is wrong with them. */
export function readFields(fields: FieldMap, values: FieldValues, stored: FieldValues) {
  const check = () => objectSchema(fields, 'create').safeParse(pick(values, Object.keys(fields)));
  return keepingStored(fields, stored, check);
}

/** Whether the API would drop a row of a list rather than check it. */
export function isDropped(field: Field, row: unknown): boolean {
  // Twice, because where no row is left, some fields put one in its place.
  const parsed = field.schema.safeParse([row, row]);
  return parsed.success && Array.isArray(parsed.data) && parsed.data.length < 2;
}

/** The validators count the rows that are kept; the form counts the rows that are shown. */
function toFormPath(fields: FieldMap, values: FieldValues, path: PropertyKey[]): PropertyKey[] {
  const [name, index, ...rest] = path;
  const field = fields[String(name)];
  const rows = values[String(name)];
  if (field?.type !== 'list' || typeof index !== 'number' || !Array.isArray(rows)) return path;
  const kept = rows.flatMap((row, position) => (isDropped(field, row) ? [] : [position]));
  return [String(name), kept[index] ?? index, ...rest];
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
