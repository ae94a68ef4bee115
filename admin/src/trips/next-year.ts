import { isCalendarDate, type Rate } from '@karibu/graph/contract';

type Season = Pick<Rate, 'season' | 'from' | 'to'>;

/** A season of dates a year later, as a new row. The years in its name go along: `High 2027/28`. */
export function toNextYear<Row extends Season>(row: Row): Row {
  return {
    ...structuredClone(row),
    id: '',
    season: row.season.replace(YEARS, nextYears),
    from: aYearLater(row.from),
    to: aYearLater(row.to),
  };
}

/** `2027`, `2027/28`, `2027–28`. */
const YEARS = /\b(19|20|21)(\d{2})(?:([/–-])(\d{2}))?\b/g;

function nextYears(_: string, century: string, year: string, mark = '', second = ''): string {
  const next = String(Number(`${century}${year}`) + 1);
  return second ? `${next}${mark}${twoDigits(Number(second) + 1)}` : next;
}

/** 29 February becomes 28 February. What is no date stays as it is. */
function aYearLater(date: string): string {
  if (!isCalendarDate(date)) return date;
  const later = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return isCalendarDate(later) ? later : later.replace('-29', '-28');
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
