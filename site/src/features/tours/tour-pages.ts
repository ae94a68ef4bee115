export const TOURS_PER_PAGE = 6;

/** How many pages a list takes; an empty list still has one. */
export function countPages(tours: number): number {
  return Math.max(1, Math.ceil(tours / TOURS_PER_PAGE));
}

/** The tours of one page. A page beyond the last gives the last. */
export function takePage<Tour>(tours: readonly Tour[], page: number): Tour[] {
  const index = Math.min(page, countPages(tours.length)) - 1;
  return tours.slice(index * TOURS_PER_PAGE, (index + 1) * TOURS_PER_PAGE);
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
