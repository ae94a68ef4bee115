import { formatDate, formatMoney } from '@karibu/graph/contract';
import type { ReadCell } from './read-cell.ts';

/** What a cell is read as, for a person who wrote it otherwise: `$1,250`, `1 June 2027`, `yes`. */
export function sayReading({ heading: { column } }: ReadCell, value: unknown): string {
  const isMoney = column.pair !== undefined || column.field.control === 'money';
  if (typeof value === 'number' && isMoney) return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 9 });
  return formatDate(String(value)) ?? String(value);
}

export type Reading = { heading: string; text: string; read: string };

/** For each column, the first cell that is read as something else than it shows. */
export function readingsOf(cells: ReadCell[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const cell of cells) {
    const { text, meanings } = cell;
    const heading = headingOf(cell);
    const value = meanings[0]?.value;
    if (readings.has(heading) || typeof value === 'object') continue;
    if (text.trim() === String(value) || text.trim() === sayReading(cell, value)) continue;
    const isRead = typeof value !== 'string' || formatDate(value) !== null;
    readings.set(heading, {
      heading,
      text,
      read: isRead ? sayReading(cell, value) : 'not understood',
    });
  }
  return [...readings.values()];
}

/** `Rates: Prices per person from 2`. */
export function headingOf({ heading: { column, key } }: ReadCell): string {
  return key === undefined ? column.heading : `${column.heading} ${key}`;
}
