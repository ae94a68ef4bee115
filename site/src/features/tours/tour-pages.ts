const TOURS_PER_PAGE = 6;

/** How many pages a list takes; an empty list still has one. */
export function countPages(tours: number): number {
  return Math.max(1, Math.ceil(tours / TOURS_PER_PAGE));
}

/** The tours of one page. A page beyond the last gives the last. */
export function takePage<Tour>(tours: readonly Tour[], page: number): Tour[] {
  const index = Math.min(page, countPages(tours.length)) - 1;
  return tours.slice(index * TOURS_PER_PAGE, (index + 1) * TOURS_PER_PAGE);
}
