import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Channels } from '#features/hand-over/message.ts';
import { NotLoaded } from '../ListNotices.tsx';
import { NO_PARTY } from '../party.ts';
import { ComparedTrip } from './ComparedTrip.tsx';
import { CompareHead } from './CompareHead.tsx';
import * as words from './compare.words.ts';
import { MOST_COMPARED, readComparedParty } from './compare-address.ts';
import { type CategoryNames, listFacts } from './facts.tsx';
import { Notice } from './Notice.tsx';
import { useCompared } from './use-compared.ts';
import { useComparedAddress } from './use-compared-address.ts';

const ListRequest = lazy(() => import('./ListRequest.tsx'));

type Props = { categories: CategoryNames; channels: Channels };

/** Up to three trips side by side, with their prices for a party, and one request for all. */
export function TripComparison({ categories, channels }: Props) {
  const { keys, isOwn, trips, hasFailed, retry, remove, show } = useCompared();
  const [party, setParty] = useState(NO_PARTY);
  useEffect(() => setParty(readComparedParty(location.search)), []);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = useRef(false);
  const known = keys?.length === 0 ? [] : trips;
  const shown = known?.slice(0, MOST_COMPARED);
  useComparedAddress(shown, party, isOwn);
  if (keys?.length === 0) return <Nothing takesFocus={isEmptied.current} />;
  if (hasFailed) return <NotLoaded retry={retry}>{words.notLoaded}</NotLoaded>;
  if (!keys || !known || !shown) {
    return (
      <p className="needs-script" role="status">
        {words.loading}
      </p>
    );
  }

  const missing = keys.filter((key) => !known.some((trip) => trip.key === key));
  const facts = listFacts(categories).filter(({ textOf }) => shown.some(textOf));
  const removeTrips = (...gone: string[]) => {
    remove(gone);
    isEmptied.current = true;
    // The button that had focus is gone.
    heading.current?.focus();
  };
  return (
    <>
      <CompareHead
        heading={heading}
        {...{ party, setParty }}
        shown={shown.length}
        all={known.length}
        ask={() => setAsking(true)}
      />
      <Notice
        missing={missing}
        forget={removeTrips}
        waiting={known.slice(MOST_COMPARED)}
        show={show}
      />
      <ul className="compared" style={{ '--facts': facts.length + FIXED_FACTS } as object}>
        {shown.map((trip) => (
          <ComparedTrip
            key={trip.key}
            {...{ trip, facts, party }}
            trips={shown}
            remove={removeTrips}
          />
        ))}
      </ul>
      {isAsking && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ListRequest trips={known} party={party} channels={channels} />
        </Suspense>
      )}
      <a className="button button-quiet" href="/tours">
        {words.more}
      </a>
    </>
  );
}

/** Price, highlights, inclusions and exclusions always stand. */
const FIXED_FACTS = 4;

function Nothing({ takesFocus }: { takesFocus: boolean }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className="none">
      <p ref={title} className="none-title" tabIndex={-1}>
        {words.empty}
      </p>
      <p>{words.emptyText}</p>
      <a className="button" href="/tours">
        {words.allTours}
      </a>
    </div>
  );
}
