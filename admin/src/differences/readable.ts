import { type Field, formatMoney, htmlToText, monthName } from '@karibu/graph/contract';
import { sayDate } from '../layout/format-date.ts';
import { sayMoment } from '../layout/operator-zone.ts';
import { readFields } from './row-ids.ts';
import { isGroup } from './same.ts';

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre)>|<br\s*\/?>/gi;

/** A link: its address, and its text. */
const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis;

/** A value of a field as people read it: rich text without its tags, flags as Yes and No. */
export function toReadable(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.say) return field.say(value);
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  if (field.control === 'richText') return richTextLines(String(value)).join('\n');
  if (field.control === 'money' && typeof value === 'number') return formatMoney(value);
  if (field.control === 'moment') return sayMoment(value);
  if (field.control === 'date') return value === '' ? '' : sayDate(String(value));
  if (field.type === 'list') return toReadableEntries(field, value).join(', ');
  if (isGroup(value)) return readableGroup(field, value);
  return String(value);
}

/** The entries of a list, each as people read it. */
export function toReadableEntries(field: Field, value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    if (field.control === 'months') return monthName(Number(entry));
    if (field.control === 'gallery') return addressOf(entry);
    return field.of ? toReadable(field.of, entry) : String(entry);
  });
}

/** The entries of a list, each with all that it holds under its label. */
export function toDetailedEntries(field: Field, value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const parts = readFields(field.of?.fields ?? {}).map(([name, part]) => {
      return `${part.label}: ${isGroup(entry) ? toReadable(part, entry[name]) : ''}`;
    });
    return parts.join(' · ');
  });
}

/** What a row of a list is called: `Day 1 · Arrival`, or `12 March 2027` of a departure. */
export function toRowName(list: Field, row: unknown): string {
  const fields = readFields(list.of?.fields ?? {});
  const title = fields.findIndex(([, { required }]) => required);
  const named = fields.slice(0, title + 1);
  const texts = named.map(([name, field]) => (isGroup(row) ? toReadable(field, row[name]) : ''));
  return texts.filter((text) => text !== '').join(' · ');
}

function richTextLines(html: string): string[] {
  const withTargets = html.replace(LINK, '$2 ($1)');
  return withTargets.split(BLOCK_END).flatMap((block) => htmlToText(block) || []);
}

function readableGroup(field: Field, values: Record<string, unknown>): string {
  const fields = readFields(field.fields ?? {});
  const [, last] = fields[1] ?? [];
  const isPair = fields.length === 2 && last?.type === 'number';
  const shown = fields.map(([name, part]) => {
    const text = toReadable(part, values[name]);
    return isPair || text === '' ? text : inSentence(part, text);
  });
  return shown.filter((text) => text !== '').join(isPair ? ': ' : ' · ');
}

/** A text stands for itself. A number says what it counts, and a flag what is so. */
function inSentence({ type, label, say }: Field, text: string): string {
  if (type === 'boolean') return text === 'Yes' ? label : '';
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && !say ? `${label}: ${text}` : text;
}

function addressOf(entry: unknown): string {
  return String(isGroup(entry) ? (entry.url ?? '') : entry);
}
