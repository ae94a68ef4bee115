import { startOfDay } from '@karibu/graph/contract';

const MINUTE_MS = 60_000;

/** The first moment of a date (`YYYY-MM-DD`) with the zone's offset: `2026-11-19T00:00:00+03:00`. */
export function momentOf(date: string, timeZone: string): string {
  const ahead = Math.round((Date.parse(date) - startOfDay(timeZone, date).getTime()) / MINUTE_MS);
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  const size = Math.abs(ahead);
  return `${date}T00:00:00${ahead < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
