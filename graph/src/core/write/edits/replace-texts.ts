import { z } from 'zod';
import type { Field, FieldMap } from '../../fields/index.ts';
import { escapePattern } from '../../read/search-pattern.ts';
import type { Resource } from '../../resource.ts';
import type { Values } from '../one-write.ts';
import { isReference, isText } from './editable.ts';
import { mapTexts } from './text-of-html.ts';

/** Replaces words in texts: never in markup, addresses, or names of other records. */
export type ReplaceEdit = {
  how: 'replace';
  /** The fields that are looked into; all when empty. */
  fields: string[];
  find: string;
  replacement: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
};

export const replaceSchema = z.strictObject({
  how: z.literal('replace'),
  fields: z.array(z.string()).default([]),
  find: z
    .string()
    .max(500, { error: 'The text to find must be at most 500 characters' })
    .refine((text) => text.trim() !== '', { error: 'Give the text to find' }),
  replacement: z.string().max(2000, {
    error: 'The text to replace it with must be at most 2,000 characters',
  }),
  isCaseSensitive: z.boolean().default(false),
  isWholeWord: z.boolean().default(false),
});

type Scope = Pick<Resource, 'inputFields' | 'references'>;

/** The fields of a record in which the edit finds something, with their new values. */
export function replaceTexts(scope: Scope, record: Values, edit: ReplaceEdit): Values {
  const replace = replacerOf(edit);
  const names = edit.fields.length > 0 ? edit.fields : Object.keys(scope.inputFields);
  const entries = names.map((name) => {
    const field = scope.inputFields[name];
    return [name, field ? replaceIn(scope, field, record[name], [name], replace) : record[name]];
  });
  return Object.fromEntries(entries);
}

type Replace = (text: string) => string;

function replaceIn(
  scope: Scope,
  field: Field,
  value: unknown,
  path: string[],
  replace: Replace,
): unknown {
  if (isReference(scope, path.join('.'))) return value;
  if (Array.isArray(value)) {
    const { of } = field;
    return value.map((entry) => (of ? replaceIn(scope, of, entry, path, replace) : entry));
  }
  if (field.fields) return replaceInGroup(scope, field.fields, value, path, replace);
  if (typeof value !== 'string' || !isText(field)) return value;
  return field.control === 'richText' ? mapTexts(value, replace) : replace(value);
}

function replaceInGroup(
  scope: Scope,
  fields: FieldMap,
  value: unknown,
  path: string[],
  replace: Replace,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const within = value as Values;
  const changed = Object.entries(fields).map(([name, part]) => {
    return [name, replaceIn(scope, part, within[name], [...path, name], replace)];
  });
  return { ...within, ...Object.fromEntries(changed) };
}

/** Web addresses and e-mail addresses that stand in a text. */
const ADDRESSES = /((?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]+@[^\s<>"@]+\.[^\s<>"@]+)/i;

function replacerOf({ find, replacement, isCaseSensitive, isWholeWord }: ReplaceEdit): Replace {
  const escaped = escapePattern(find).replace(/\s+/g, '\\s+');
  const pattern = isWholeWord ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  const wanted = new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu');
  return (text) =>
    text
      .split(ADDRESSES)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(wanted, () => replacement)))
      .join('');
}
