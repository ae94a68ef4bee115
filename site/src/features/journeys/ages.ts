import * as words from './ages.words.ts';

/** The ages of a child's price in words; '' where neither end is given. */
export function sayAges(from: number | null, to: number | null): string {
  if (from !== null && to !== null) return words.between(from, to);
  if (from !== null) return words.since(from);
  return to === null ? '' : words.upTo(to);
}
