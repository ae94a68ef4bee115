import { MONTHS } from './months.ts';
import * as words from './season.words.ts';

/** Months of the year in a few letters: `Jun–Oct`, `Dec–Feb, Jul`, `all year`; '' for none. */
export function formatSeason(months: readonly number[]): string {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  const all = MONTHS.map(({ number }) => number);
  if (all.every(isIn)) return words.allYear;
  return all
    .filter((month) => isIn(month) && !isIn(month - 1))
    .map((first) => {
      let last = first;
      while (isIn(last + 1)) last += 1;
      return first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
    })
    .join(', ');
}

function nameOf(month: number): string {
  return MONTHS[(month - 1) % 12]?.short ?? '';
}
