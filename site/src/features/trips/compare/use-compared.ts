import { useEffect, useState } from 'react';
import { readShortlist, takeOffShortlist, toggleShortlist } from '#features/tours/shortlist.ts';
import {
  fetchByKeys,
  fetchTrips,
  type IndexedCard,
  type IndexedDetails,
  withIndex,
} from '../trip-index.ts';
import { bringIntoView, currentKeys, namedFirst, readCompared } from './compare-address.ts';

/** A trip with all that a comparison says of it. */
export type ComparedTrip = IndexedCard & IndexedDetails;

type Compared = {
  /** What to compare, or undefined until the browser was asked. The first three are shown. */
  keys: string[] | undefined;
  /** The trips of these keys that are on offer, once they are there. */
  trips: ComparedTrip[] | undefined;
  /** Whether they are the visitor's own, from the shortlist. */
  isOwn: boolean;
  hasFailed: boolean;
  retry: () => void;
  remove: (gone: readonly string[]) => void;
  show: (key: string) => void;
};

/**
 * The trips to compare: those that the address names, else those of the shortlist. A removed trip
 * leaves the shortlist only if it came from there. Former keys are replaced by those of today.
 */
export function useCompared(): Compared {
  const [keys, setKeys] = useState<string[]>();
  const [isOwn, setOwn] = useState(false);
  const [trips, setTrips] = useState<ComparedTrip[]>();
  const [hasFailed, setFailed] = useState(false);
  const isMissing = keys !== undefined && keys.length > 0 && !trips && !hasFailed;

  useEffect(() => {
    const named = readCompared(location.search);
    const isOwn = named === undefined || history.state?.isOwn === true;
    setOwn(isOwn);
    setKeys(isOwn ? namedFirst(readShortlist(), named) : named);
  }, []);

  useEffect(() => {
    if (!isMissing) return;
    withIndex(() => fetchCompared(keys)).then(
      (found) => {
        setKeys(found.keys);
        setTrips(found.trips);
      },
      () => setFailed(true),
    );
  }, [isMissing, keys]);

  return {
    keys,
    trips: keys && trips && keys.flatMap((key) => trips.find((trip) => trip.key === key) ?? []),
    isOwn,
    hasFailed,
    retry: () => setFailed(false),
    remove(gone) {
      if (isOwn) takeOffShortlist(gone);
      setKeys(keys?.filter((key) => !gone.includes(key)));
    },
    show: (key) => setKeys(keys && bringIntoView(keys, key)),
  };
}

async function fetchCompared(chosen: string[]) {
  const { renames } = await fetchTrips('names');
  for (const [former, key] of Object.entries(renames)) renameOnShortlist(former, key);
  const keys = currentKeys(chosen, renames);
  const [cards, details] = await Promise.all([
    fetchByKeys('cards', keys),
    fetchByKeys('details', keys),
  ]);
  const trips = cards.flatMap((card) => {
    const more = details.find(({ key }) => key === card.key);
    return more ? [{ ...card, ...more }] : [];
  });
  return { keys, trips };
}

/** What was put on the shortlist under a former key stays on it under the key of today. */
function renameOnShortlist(former: string, key: string): void {
  if (!readShortlist().includes(former)) return;
  takeOffShortlist([former]);
  if (!readShortlist().includes(key)) toggleShortlist(key);
}
