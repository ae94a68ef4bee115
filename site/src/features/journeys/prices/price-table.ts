import {
  addDays,
  formatMoney,
  isCalendarDate,
  isInSeason,
  type Rate,
} from '@karibu/graph/contract';
import { sayDay } from '#components/day.ts';
import { sayAges } from '../ages.ts';
import * as words from './price-table.words.ts';

/** One season: its days in words, its prices by the columns of the table, and what goes with it. */
type PriceRow = { season: string; days: string; prices: string[]; notes: string[] };

/**
 * The sizes of a party that have a price of their own, the seasons with those prices, and the notes
 * that all seasons have alike.
 */
export type PriceTable = { sizes: string[]; rows: PriceRow[]; notes: string[] };

/**
 * The rates of a trip as a table. All seasons share its columns: each begins at a number of
 * travellers at which the price of some season changes.
 */
export function priceTable(rates: readonly Rate[], most: number): PriceTable {
  const all = rates.flatMap(({ perPerson }) => perPerson.map(({ travellers }) => travellers));
  const notes = rates.map(notesOf);
  const isAlike = notes.every((each) => each.join() === notes[0]?.join());
  const starts = [...new Set(all)].filter((start) => start <= most).toSorted((a, b) => a - b);
  return {
    sizes: starts.map((start, index) => saySize(start, starts[index + 1], most)),
    notes: (isAlike && notes[0]) || [],
    rows: rates.map((rate, index) => ({
      season: rate.season,
      days: sayDays(rate),
      prices: starts.map((start) => priceAt(rate, start)),
      notes: (!isAlike && notes[index]) || [],
    })),
  };
}

/** A leap year: it has every day that a year can have. */
const ANY_YEAR = { from: '2028-01-01', days: 366 };

/** Whether each day of the year is in a season. One that comes once leaves other years open. */
export function hasEveryDay(rates: readonly Rate[]): boolean {
  const yearly = rates.filter(({ everyYear }) => everyYear);
  const days = Array.from({ length: ANY_YEAR.days }, (_, day) => addDays(ANY_YEAR.from, day));
  return days.every((day) => yearly.some((rate) => isInSeason(rate, day)));
}

function saySize(start: number, next: number | undefined, most: number): string {
  if (next === undefined && start === 1) return words.everybody;
  if (next === undefined) return start < most ? words.orMore(start) : words.exactly(start);
  if (next > start + 1) return words.between(start, next - 1);
  return start === 1 ? words.one : words.exactly(start);
}

/** The price of the last step that a party of this size reaches. */
function priceAt({ perPerson }: Rate, size: number): string {
  const reached = perPerson.filter(({ travellers }) => travellers <= size);
  const step = reached.toSorted((a, b) => b.travellers - a.travellers)[0];
  return step?.price ? formatMoney(step.price) : words.onRequest;
}

function notesOf({ singleSupplement, child }: Rate): string[] {
  const { percent, fromAge, toAge } = child;
  const single = singleSupplement ? [words.single(formatMoney(singleSupplement))] : [];
  if (percent === null || percent === 100) return single;
  const ages = sayAges(fromAge, toAge) || words.childrenOfAnyAge;
  const share = percent === 0 ? words.free : words.share(percent);
  return [...single, words.children(ages, share)];
}

/** The days of a season; the year is said where the season is of one year alone. */
function sayDays({ from, to, everyYear }: Rate): string {
  return words.span(sayDate(from, !everyYear), sayDate(to, !everyYear));
}

/** A calendar date in short: `1 Jun`, `1 Jun 2027`. */
export function sayDate(date: string, hasYear: boolean): string {
  if (!isCalendarDate(date)) return sayDay(date);
  return (hasYear ? WITH_YEAR : IN_ANY_YEAR).format(new Date(`${date}T00:00:00Z`));
}

const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const IN_ANY_YEAR = new Intl.DateTimeFormat('en-GB', day);
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' });
