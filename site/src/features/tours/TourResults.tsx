import { tourPath } from '@karibu/graph/contract';
import { useLayoutEffect, useRef } from 'react';
import { pictureSource } from '#components/picture.ts';
import { JourneyCardBody } from '#features/journeys/JourneyCardBody.tsx';
import { announceCards } from '#layouts/page/new-cards.ts';
import { ShortlistButton } from './ShortlistButton.tsx';
import type { IndexedTour } from './tour-index.ts';

/** One page of the tours that were found. */
export function TourResults({ tours }: { tours: IndexedTour[] }) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    if (tours.length > 0 && list.current) announceCards(list.current);
  }, [tours]);

  return (
    <ul className="cards" ref={list}>
      {tours.map((tour) => (
        <li key={tour.slug}>
          <article className="journey-card">
            <JourneyCardBody
              journey={tour}
              path={tourPath(tour.slug)}
              picture={pictureSource(tour.image, tour.media ?? undefined)}
            />
            <ShortlistButton tour={tour} />
          </article>
        </li>
      ))}
    </ul>
  );
}
