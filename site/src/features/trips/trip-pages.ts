import type { TripKind } from './trip-key.ts';

/** How many cards a page of a list has. */
export const PER_PAGE: Record<TripKind, number> = { tours: 6, packages: 12 };

/** How many pages a list takes; an empty list still has one. */
export function countPages(trips: number, kind: TripKind): number {
  return Math.max(1, Math.ceil(trips / PER_PAGE[kind]));
}

/** The trips of one page. A page beyond the last gives the last. */
export function takePage<Trip>(trips: readonly Trip[], page: number, kind: TripKind): Trip[] {
  const index = Math.min(page, countPages(trips.length, kind)) - 1;
  return trips.slice(index * PER_PAGE[kind], (index + 1) * PER_PAGE[kind]);
}

/** Up to this many pages, the row has every number. */
const PAGES_IN_FULL = 9;

/**
 * The numbers to offer on a page of a list: all of them, or the first, the last and those around
 * the page. `null` stands where some are left out.
 */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= PAGES_IN_FULL) return all;
  const isNear = (number: number) => Math.abs(number - page) <= 1;
  const isKept = (number: number) => number === 1 || number === pages || isNear(number);
  return all
    .map((number) => (isKept(number) ? number : null))
    .filter((number, index, row) => number !== null || row[index - 1] !== null);
}
