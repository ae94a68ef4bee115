import { useEffect } from 'react';
import type { Party } from '../party.ts';
import { writeCompared } from './compare-address.ts';

/**
 * Writes the trips that are shown and the party into the address, so that it can be passed on. The
 * state beside it keeps whether they are the visitor's own, for a reload and for Back.
 */
export function useComparedAddress(
  shown: readonly { key: string }[] | undefined,
  party: Party,
  isOwn: boolean,
): void {
  const query =
    shown &&
    writeCompared(
      shown.map(({ key }) => key),
      party,
    );
  useEffect(() => {
    if (query === undefined) return;
    history.replaceState({ ...history.state, isOwn }, '', location.pathname + query);
  }, [query, isOwn]);
}
