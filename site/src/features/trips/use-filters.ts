import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readFilters, writeFilters } from './list-address.ts';
import type { TripFilters } from './trip-filter.ts';

const CHANGED = 'karibu:address';

/** How a change enters the history: as a step to come back to, or in place of the last one. */
type Step = 'push' | 'replace';

/**
 * The filters of the list, which the address alone keeps. A change of any filter goes back to the
 * first page.
 */
export function useFilters() {
  const query = useSyncExternalStore(subscribe, readQuery, () => '');
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (part: Partial<TripFilters>, step: Step = 'push') =>
      goTo({ ...readFilters(readQuery()), page: 1, ...part }, step),
    [],
  );
  return { filters, change };
}

function goTo(filters: TripFilters, step: Step): void {
  const address = location.pathname + writeFilters(filters);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  dispatchEvent(new Event(CHANGED));
}

function readQuery(): string {
  return location.search;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}
