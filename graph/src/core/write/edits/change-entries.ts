import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { invalid } from '../../errors.ts';
import type { Field, FieldMap } from '../../fields/index.ts';
import type { Values } from '../one-write.ts';
import { escapeText } from './text-of-html.ts';

/** Adds to a text or to a list, or takes entries out of a list. */
export type EntriesEdit = {
  how: 'add' | 'remove';
  field: string;
  /** The text that is added, or the entries of a list. */
  value: string | (string | number)[];
  /** Whether a text is added before what is there. */
  isFirst: boolean;
};

export const entriesSchema = z.strictObject({
  how: z.enum(['add', 'remove']),
  field: z.string(),
  value: z.union([z.string().max(10_000), z.array(z.union([z.string().max(500), z.number()]))], {
    error: 'Value must be a text or a list',
  }),
  isFirst: z.boolean().default(false),
});

/** The field of a record with its addition. Throws INVALID where the field can have none. */
export function changeEntries(fields: FieldMap, record: Values, edit: EntriesEdit): Values {
  const field = fields[edit.field];
  const changed = field && change(field, record[edit.field], edit);
  if (changed === undefined) {
    const message = `${field?.label ?? edit.field} takes no additions`;
    throw invalid([{ path: edit.field, message }]);
  }
  return { [edit.field]: changed };
}

/** Undefined where the field is neither a text nor a plain list. */
function change(field: Field, before: unknown, edit: EntriesEdit): unknown {
  const { how, value, isFirst } = edit;
  if (Array.isArray(before) && !field.of?.fields) {
    const entries = Array.isArray(value) ? value : toLines(value);
    const others = before.filter((each) => !entries.some((one) => isDeepStrictEqual(one, each)));
    if (how === 'remove') return others;
    const added = entries.filter((each) => !before.includes(each));
    return isFirst ? [...added, ...before] : [...before, ...added];
  }
  if (how === 'remove' || typeof value !== 'string') return undefined;
  const join = JOINS[field.control];
  if (join === undefined || typeof before !== 'string') return undefined;
  const added = field.control === 'richText' ? `<p>${escapeText(value.trim())}</p>` : value.trim();
  const parts = isFirst ? [added, before] : [before, added];
  return parts.filter((part) => part !== '').join(join);
}

/** What stands between a text and its addition, by the control of the field. */
const JOINS: Record<string, string> = { text: ' ', textarea: '\n', richText: '' };

function toLines(value: string): string[] {
  return value.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || []);
}
