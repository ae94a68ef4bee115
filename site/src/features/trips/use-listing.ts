import { useCallback, useEffect, useState } from 'react';
import { type Listing, type ListScope, listTrips } from './list-trips.ts';
import type { TripFilters } from './trip-filter.ts';

export type ListingState = {
  /** What was found last. It is of other filters while those of now are looked for. */
  listing: Listing | undefined;
  isCurrent: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** What a list shows for these filters. It is looked for as long as it is wanted. */
export function useListing(
  scope: ListScope,
  filters: TripFilters,
  isWanted: boolean,
): ListingState {
  const [listing, setListing] = useState<Listing>();
  const [failed, setFailed] = useState<TripFilters>();
  const isCurrent = listing?.filters === filters;
  const isMissing = isWanted && !isCurrent && failed !== filters;

  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    listTrips(scope, filters).then(
      (found) => isStale || setListing(found),
      () => isStale || setFailed(filters),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, scope, filters]);

  const retry = useCallback(() => setFailed(undefined), []);
  return { listing, isCurrent, hasFailed: failed === filters, retry };
}
