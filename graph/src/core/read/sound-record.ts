import type { Field, FieldMap } from '../fields/index.ts';
import type { Resource } from '../resource.ts';
import { cleanRichText } from '../write/sanitize-html.ts';
import { type PlainRecord, readValue } from './record.ts';

/** A record as pages may show it, and the labels of the fields that hold what they may not. */
export type SoundRecord = { record: PlainRecord; faults: string[] };

type Values = Record<string, unknown>;

/**
 * Checks what stands in the database before a page shows it, because somebody may have put it there
 * past the API: every value is of its field's type and among its options, every text is safe by its
 * field, and rich text is clean. The one record of a single resource gets the default of a field
 * that is not.
 */
export function toSoundRecord(
  { fields, isSingle }: Pick<Resource, 'fields' | 'isSingle'>,
  stored: PlainRecord,
): SoundRecord {
  const faults: string[] = [];
  const record: PlainRecord = { ...stored };
  for (const [name, field] of Object.entries(fields)) {
    const known = faults.length;
    record[name] = toSound(field, stored[name], faults);
    if (isSingle && faults.length > known) record[name] = readValue(field, undefined);
  }
  return { record, faults: [...new Set(faults)] };
}

function toSound(field: Field, value: unknown, faults: string[]): unknown {
  if (!isOfType(field, value)) faults.push(field.label);
  else if (typeof value === 'string') return toSoundText(field, value, faults);
  else if (Array.isArray(value)) return value.map((each) => soundEntry(field, each, faults));
  else if (field.fields) return soundValues(field.fields, value as Values, faults);
  return value;
}

function toSoundText(field: Field, text: string, faults: string[]): string {
  if (field.control === 'richText') return cleanRichText(text);
  const isKnown = field.options?.includes(text) ?? true;
  if (!isKnown || field.isSafe?.(text) === false) faults.push(field.label);
  return text;
}

function soundEntry({ of }: Field, entry: unknown, faults: string[]): unknown {
  return of ? toSound(of, entry, faults) : entry;
}

function soundValues(fields: FieldMap, values: Values, faults: string[]): Values {
  const sound = Object.entries(fields).map(([name, field]) => [
    name,
    toSound(field, values[name], faults),
  ]);
  return Object.fromEntries(sound);
}

function isOfType({ type, required }: Field, value: unknown): boolean {
  if (type === 'list') return Array.isArray(value);
  if (type === 'group') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type !== 'number' && type !== 'integer') return typeof value === type;
  return (value === null && !required) || Number.isFinite(value);
}
