import type { Field, FieldMap } from '@karibu/graph/contract';
import { toReadable } from '../differences/readable.ts';

/** A value of an edit as people read it: `$1,350`. `json` is what the API tells of it. */
export function sayValue(fields: FieldMap, path: string, json: string): string {
  const value: unknown = JSON.parse(json);
  const field = fieldAt(fields, path.split('.'));
  // Of rich text the API tells the text alone.
  const said =
    typeof value === 'string' && field?.control === 'richText'
      ? value
      : field
        ? toReadable(field, value)
        : String(value ?? '');
  return said === '' ? '–' : said;
}

function fieldAt(fields: FieldMap, [name = '', ...rest]: string[]): Field | undefined {
  return within(fields[name], rest);
}

function within(field: Field | undefined, path: string[]): Field | undefined {
  const [first, ...rest] = path;
  if (!field || first === undefined) return field;
  if (field.of) return within(field.of, rest);
  return field.fields ? fieldAt(field.fields, path) : field;
}
