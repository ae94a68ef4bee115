import type { z } from 'zod';
import { type FieldError, invalid } from '../errors.ts';
import { type Field, type FieldMap, objectSchema } from '../fields/index.ts';
import { isStored, keepingStored } from '../fields/kept-values.ts';
import { sanitizeRichText } from './sanitize-html.ts';

/**
 * Checks and cleans the values that a caller sent for a field map, rich text included. Values that
 * `stored` holds in the same field pass. Throws INVALID, which names every wrong field.
 */
export function parseValues(
  fields: FieldMap,
  input: unknown,
  mode: 'create' | 'update',
  stored: Record<string, unknown> = {},
): Record<string, unknown> {
  return keepingStored(fields, stored, () => parse(fields, input, mode));
}

function parse(fields: FieldMap, input: unknown, mode: 'create' | 'update') {
  const parsed = objectSchema(fields, mode).safeParse(dropSystemFields(fields, input));
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error));
  const sent = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(
    sent.map(([name, value]) => [name, sanitizeValue(fields[name], value)]),
  );
  assertStillThere(fields, values);
  return values;
}

/** Rich text that holds nothing after cleaning counts as missing. */
function assertStillThere(fields: FieldMap, values: Record<string, unknown>): void {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    if (field.control !== 'richText' || values[name] !== '' || isStored(field, '')) return [];
    const { error } = field.schema.safeParse('');
    return error ? [{ path: name, message: error.issues[0]?.message ?? '' }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

const SYSTEM_FIELDS = ['id', '_id', 'version', 'createdAt', 'createdBy', 'updatedAt', '__typename'];

/** Callers may send a whole record back as they read it: the server's own fields are ignored. */
function dropSystemFields(fields: FieldMap, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const kept = Object.entries(input).filter(
    ([name]) => !SYSTEM_FIELDS.includes(name) || Object.hasOwn(fields, name),
  );
  return Object.fromEntries(kept);
}

function toFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
    return { path: [...issue.path, ...keys].join('.'), message: issue.message };
  });
}

function sanitizeValue(field: Field | undefined, value: unknown): unknown {
  const isRichText = field?.control === 'richText' && typeof value === 'string';
  return isRichText ? sanitizeRichText(value) : value;
}
