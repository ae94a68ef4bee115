import type { ReactNode } from 'react';
import * as words from '#features/tours/tour.words.ts';
import type { TripKind } from './trip-key.ts';
import * as listWords from './trip-list.words.ts';

/** Stands in the list's place when no trip passes the filters, or there are none. */
export function NoTrips({ kind, isNarrowed }: { kind: TripKind; isNarrowed: boolean }) {
  return (
    <div className="none">
      <p className="none-title">{listWords.none[kind]}</p>
      <p>{isNarrowed ? words.noToursLoosen : words.noToursTell}</p>
      <a className="button" href="/contact">
        {words.noToursAsk}
      </a>
    </div>
  );
}

/** Stands in the list's place when it could not be fetched. */
export function NotLoaded({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <div className="none" role="alert">
      <p className="none-title">{words.notLoaded}</p>
      <p>{children}</p>
      <button className="button" type="button" onClick={retry}>
        {words.retry}
      </button>
    </div>
  );
}
