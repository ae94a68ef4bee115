import { useEffect } from 'react';
import { readFilters } from './list-address.ts';
import type { TripFilters } from './trip-filter.ts';

type Change = (part: Partial<TripFilters>, step: 'replace') => void;

/**
 * Corrects an address that asks for a page which is not there: `page=99` becomes the last page, and
 * what is no number goes. `pages` is undefined until the list is known.
 */
export function useRightPage(pages: number | undefined, change: Change): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('page');
    if (asked === null || pages === undefined) return;
    const filters = readFilters(location.search);
    const page = Math.min(filters.page, pages);
    if (page === 1 || asked !== String(page)) change({ ...filters, page }, 'replace');
  });
}
