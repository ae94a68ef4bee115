import { z } from 'zod';
import { invalid } from '../../errors.ts';
import type { Resource } from '../../resource.ts';
import { parseJsonObject } from '../parse-json.ts';
import { type AmountEdit, amountSchema } from './change-amounts.ts';
import { type EntriesEdit, entriesSchema } from './change-entries.ts';
import { whyNot } from './editable.ts';
import { type ReplaceEdit, replaceSchema } from './replace-texts.ts';

type SetEdit = { how: 'set'; values: Record<string, unknown> };

/** What is done to the fields of each of many records. */
export type Edit = SetEdit | AmountEdit | EntriesEdit | ReplaceEdit;

const editSchema: z.ZodType<Edit> = z.discriminatedUnion(
  'how',
  [
    z.strictObject({ how: z.literal('set'), values: z.record(z.string(), z.unknown()) }),
    amountSchema,
    entriesSchema,
    replaceSchema,
  ],
  { error: 'How must be one of: set, amount, add, remove, replace' },
);

/** Reads an edit from JSON. Throws INVALID for one that the resource cannot have. */
export function parseEdit(resource: Resource, json: string): Edit {
  const parsed = editSchema.safeParse(parseJsonObject(json, 'edit'));
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      path: ['edit', ...path].join('.'),
      message,
    }));
    throw invalid(errors);
  }
  assertPossible(resource, parsed.data);
  return parsed.data;
}

/** Throws INVALID for a field that is not there, or with which the edit can do nothing. */
function assertPossible(resource: Resource, edit: Edit): void {
  const errors = fieldsOf(edit).flatMap((name) => {
    const field = Object.hasOwn(resource.inputFields, name) && resource.inputFields[name];
    const message = field
      ? whyNot(resource, edit.how, field, name)
      : `Unknown field: ${name.slice(0, 60)}`;
    return message ? [{ path: 'edit', message }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Whether the edit gives the same whatever a record held before, so that it may be repeated. */
export function isAbsolute({ how }: Edit): boolean {
  return how === 'set';
}

function fieldsOf(edit: Edit): string[] {
  if (edit.how === 'set') return Object.keys(edit.values);
  return 'field' in edit ? [edit.field] : edit.fields;
}
