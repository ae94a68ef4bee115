import { addDays, isCalendarDate } from '@karibu/graph/contract';
import type { Convention, Meaning } from './meaning.ts';
import { monthNamed, weekdaysNamed } from './month-names.ts';

const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/** Excel counts days from this one, since it takes 1900 for a leap year. */
const DAY_ZERO = '1899-12-30';
/** Numbers of the years 1950 to 2099; others are no dates that a trip has. */
const DAYS = { first: 18_264, last: 73_050 };

/**
 * What a date in a sheet may mean, as `YYYY-MM-DD`: `31.12.2026`, `12/31/2026`, `31-Dec-26`,
 * Excel's number of a day. `01/02/2027` has two meanings. There is none where it cannot be read.
 */
export function dateMeanings(text: string): Meaning<string>[] {
  const written = text.trim().replace(MIDNIGHT, '');
  const numbered = dateOfNumber(/^\d{5}$/.test(written) ? Number(written) : 0);
  if (numbered) return [{ value: numbered, under: {} }];
  const [, year, , month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year && month && day) return meaning(year, month, day, {});
  const parts = YEAR_LAST.exec(written);
  const meanings = parts ? yearLast(parts) : named(written);
  return meanings.length > 0 ? meanings : behindWeekday(written).filter(isOnWeekday(written));
}

/** Whether a text names a date with the name of another weekday before it. */
export function hasWrongWeekday(text: string): boolean {
  return dateMeanings(text).length === 0 && behindWeekday(text.trim()).length > 0;
}

/** The date behind the name of a day: `Thu 31 Dec 2026`, `Donnerstag, 31.12.2026`. */
function behindWeekday(text: string): Meaning<string>[] {
  const [, name = '', date = ''] = WEEKDAY_FIRST.exec(text) ?? [];
  return weekdaysNamed(name).length > 0 ? dateMeanings(date) : [];
}

const WEEKDAY_FIRST = /^([\p{L}-]+)\.?,?\s+(.+)$/u;

function isOnWeekday(text: string) {
  const days = weekdaysNamed(WEEKDAY_FIRST.exec(text)?.[1] ?? '');
  return ({ value }: Meaning<string>) => days.includes(new Date(value).getUTCDay());
}

/** The date that a sheet means by a number of days; null where that is no plausible date. */
export function dateOfNumber(days: number): string | null {
  if (!Number.isInteger(days) || days < DAYS.first || days > DAYS.last) return null;
  return addDays(DAY_ZERO, days);
}

function yearLast([, one = '', sign, two = '', year = '']: string[]): Meaning<string>[] {
  const dayFirst = meaning(year, two, one, { order: 'dmy' });
  // Nobody puts dots between a month and a day that follows it.
  if (sign === '.') return dayFirst;
  if (one === two) return meaning(year, one, two, {});
  return [...dayFirst, ...meaning(year, one, two, { order: 'mdy' })];
}

/** `31 December 2026`, `Dec 31, 2026`, `31 de diciembre de 2026`, `1er mars 2027`. */
function named(text: string): Meaning<string>[] {
  const words = text
    .toLowerCase()
    .split(/[\s,/-]+|(?<=\d)\.|\bde\b/)
    .filter(Boolean);
  const place = words.findIndex((word) => monthNamed(word) !== undefined);
  const month = String(monthNamed(words[place] ?? '') ?? '');
  const [day = '', year = '', ...others] = words.filter((_, index) => index !== place);
  const number = day.replace(/(?<=\d)(?:st|nd|rd|th|er|º|\.)$/, '');
  if (place === -1 || place === 2 || others.length > 0) return [];
  if (!/^\d{1,2}$/.test(number) || !/^(?:\d{4}|\d{2})$/.test(year)) return [];
  return meaning(year, month, number, {});
}

function meaning(year: string, month: string, day: string, under: Convention): Meaning<string>[] {
  const whole = year.length === 2 ? `20${year}` : year;
  const value = [whole, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(value) ? [{ value, under }] : [];
}
