import { type Field, formatMoney, htmlToText, monthName } from '@karibu/graph/contract';
import { sayDate } from '../layout/format-date.ts';
import { isGroup } from './same.ts';

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre)>|<br\s*\/?>/gi;

/** A value of a field as people read it: rich text without its tags, flags as Yes and No. */
export function toReadable(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  if (field.control === 'richText') return richTextLines(String(value)).join('\n');
  if (field.control === 'money' && typeof value === 'number') return formatMoney(value);
  if (field.control === 'date') return value === '' ? '' : sayDate(String(value));
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
    const parts = Object.entries(field.of?.fields ?? {}).map(([name, part]) => {
      return `${part.label}: ${isGroup(entry) ? toReadable(part, entry[name]) : ''}`;
    });
    return parts.join(' · ');
  });
}

function richTextLines(html: string): string[] {
  return html.split(BLOCK_END).flatMap((block) => htmlToText(block) || []);
}

function readableGroup(field: Field, values: Record<string, unknown>): string {
  const shown = Object.entries(field.fields ?? {}).map(([name, each]) => {
    return toReadable(each, values[name]);
  });
  return shown.filter((text) => text !== '').join(' · ');
}

function addressOf(entry: unknown): string {
  return String(isGroup(entry) ? (entry.url ?? '') : entry);
}
