import { formatDate, formatMoney } from '@karibu/graph/contract';
import { sayMoment } from '../layout/operator-zone.ts';
import { hasWrongWeekday } from './date-meanings.ts';
import { momentMeanings } from './moment-meanings.ts';
import type { ReadCell } from './read-cell.ts';

/** What a cell is read as, for a person who wrote it otherwise: `$1,250`, `1 June 2027`, `yes`. */
export function sayReading({ heading: { column } }: ReadCell, value: unknown): string {
  const isMoney = column.pair !== undefined || column.field.control === 'money';
  if (typeof value === 'number' && isMoney) return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column.field.control === 'moment') return sayMoment(value);
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 9 });
  return formatDate(String(value)) ?? String(value);
}

export type Reading = { heading: string; text: string; read: string };

/** For each column, the first cell that is read as something else than it shows, or is not read. */
export function readingsOf(cells: ReadCell[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const cell of cells) {
    const { text, meanings } = cell;
    const heading = headingOf(cell);
    const value = meanings[0]?.value;
    const isRead = typeof value !== 'string' || isTime(cell, value);
    const key = isRead ? heading : `${heading} ${whyUnread(cell)}`;
    if (readings.has(key) || typeof value === 'object') continue;
    const read = isRead ? sayReading(cell, value) : whyUnread(cell);
    if (isRead && [String(value), read].includes(text.trim())) continue;
    readings.set(key, { heading, text, read });
  }
  return [...readings.values()];
}

function isTime({ heading: { column } }: ReadCell, value: string): boolean {
  return column.field.control === 'moment' ? sayMoment(value) !== '' : formatDate(value) !== null;
}

function whyUnread({ heading: { column }, text }: ReadCell): string {
  const { control } = column.field;
  if (control === 'date' && momentMeanings(text, '').length > 0) {
    return 'not understood: it takes a day without a time';
  }
  const isTimed = control === 'date' || control === 'moment';
  if (isTimed && hasWrongWeekday(text)) return 'not understood: that day is another weekday';
  return 'not understood';
}

/** `Rates: Prices per person from 2`. */
export function headingOf({ heading: { column, key } }: ReadCell): string {
  return key === undefined ? column.heading : `${column.heading} ${key}`;
}
