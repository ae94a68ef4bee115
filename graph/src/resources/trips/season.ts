/** The days of a season. With `everyYear` only month and day of `from` and `to` count. */
export type Season = { from: string; to: string; everyYear: boolean };

type Days = { from: string; to: string };

/** Whether a calendar date (`YYYY-MM-DD`) is in the season, whose ends belong to it. */
export function isInSeason({ from, to, everyYear }: Season, date: string): boolean {
  if (!everyYear) return from <= date && date <= to;
  const [first, last, day] = [from, to, date].map(monthAndDay) as [string, string, string];
  return first <= last ? first <= day && day <= last : day >= first || day <= last;
}

/** Whether two seasons share a day of any year. */
export function isOverlapping(one: Season, other: Season): boolean {
  if (one.everyYear && other.everyYear) {
    return partsOf(one).some((part) => partsOf(other).some((each) => doMeet(part, each)));
  }
  if (!one.everyYear && !other.everyYear) return doMeet(one, other);
  const [dated, yearly] = one.everyYear ? [other, one] : [one, other];
  return yearsOf(dated).some((days) => partsOf(yearly).some((part) => doMeet(days, part)));
}

/** The parts of a yearly season within one year. */
function partsOf({ from, to }: Season): Days[] {
  const [first, last] = [monthAndDay(from), monthAndDay(to)];
  if (first <= last) return [{ from: first, to: last }];
  return [
    { from: first, to: '12-31' },
    { from: '01-01', to: last },
  ];
}

/** The months and days of a dated season, as they lie in the years that it touches. */
function yearsOf({ from, to }: Season): Days[] {
  if (from > to) return [];
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  if (years > 1) return [{ from: '01-01', to: '12-31' }];
  const [first, last] = [monthAndDay(from), monthAndDay(to)];
  if (years === 0) return [{ from: first, to: last }];
  return [
    { from: first, to: '12-31' },
    { from: '01-01', to: last },
  ];
}

function doMeet(one: Days, other: Days): boolean {
  return one.from <= other.to && other.from <= one.to;
}

function monthAndDay(date: string): string {
  return date.slice(5);
}
