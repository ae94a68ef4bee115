import { useEffect, useState } from 'react';
import { fetchTourIndex, type IndexedTour } from './tour-index.ts';

export type TourIndex = {
  /** All tours, once they are there. */
  tours: IndexedTour[] | undefined;
  hasFailed: boolean;
  retry: () => void;
};

/** The index of all tours. It is fetched once, when it is wanted for the first time. */
export function useTourIndex(isWanted: boolean): TourIndex {
  const [tours, setTours] = useState<IndexedTour[]>();
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && !tours && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    fetchTourIndex().then(setTours, () => setFailed(true));
  }, [isMissing]);

  return { tours, hasFailed, retry: () => setFailed(false) };
}
