import { z } from 'zod';
import type { Field, FieldMap } from './field.ts';
import { findStored } from './kept-values.ts';
import { sayIssue } from './say-issue.ts';

// What a schema does not say itself is never said in the words of its library.
z.config({ customError: sayIssue });

/**
 * The zod object of a field map. `create` checks every field and gives absent ones their default.
 * `update` checks only the fields that were sent. `null` means the default, and so does empty text
 * where the default is a text. An unknown field is an error, so that a typing mistake is noticed.
 */
export function objectSchema(fields: FieldMap, mode: Mode): Schema {
  const known = made[mode].get(fields);
  if (known) return known;
  const schema = makeSchema(fields, mode);
  made[mode].set(fields, schema);
  return schema;
}

type Mode = 'create' | 'update';
type Schema = z.ZodType<Record<string, unknown>>;

/** To make a schema takes longer than to use it. */
const made = { create: new WeakMap<FieldMap, Schema>(), update: new WeakMap<FieldMap, Schema>() };

function makeSchema(fields: FieldMap, mode: Mode): Schema {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, memberSchema(field, mode)]),
  );
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${nameFew(issue.keys as string[])}`
        : 'Must be an object',
  });
}

const MOST_NAMED = 20;
const MOST_LENGTH = 60;

/** The first names, each cut to a length, and how many more there are. */
function nameFew(names: string[]): string {
  const few = names.slice(0, MOST_NAMED).map((name) => name.slice(0, MOST_LENGTH));
  const more = names.length - few.length;
  return `${few.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function memberSchema(field: Field, mode: Mode): z.ZodType {
  const schema = orStored(field);
  if (field.required) return mode === 'create' ? schema : schema.optional();
  const whenNull = z.preprocess(
    (value) => (value === null || value === '' ? emptied(field, value) : value),
    schema.optional(),
  );
  if (mode === 'update') return whenNull.optional();
  return whenNull
    .optional()
    .transform((value) => (value === undefined ? structuredClone(field.defaultValue) : value));
}

/** The schema of a field, which what is stored in the field already passes as it is. */
function orStored(field: Field): z.ZodType {
  return z.any().transform((value, context) => {
    // As it is stored: what was sent may have its keys in another order.
    const stored = value === undefined ? undefined : findStored(field, value);
    if (stored !== undefined) return stored;
    const parsed = field.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    context.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, input: value })));
    return z.NEVER;
  });
}

function emptied(field: Field, value: null | ''): unknown {
  const isText = typeof field.defaultValue === 'string';
  return value === null || isText ? structuredClone(field.defaultValue) : value;
}
