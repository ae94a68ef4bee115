import { NoTrips } from './ListNotices.tsx';
import { writeFilters } from './list-address.ts';
import type { Listing } from './list-trips.ts';
import { TripResults } from './TripResults.tsx';
import { isNarrowed } from './trip-filter.ts';
import type { TripKind } from './trip-key.ts';
import * as words from './trip-list.words.ts';

const OTHER = { tours: '/packages', packages: '/tours' };

type Props = {
  kind: TripKind;
  /** What was found; undefined where there is nothing to look for. */
  listing: Listing | undefined;
};

/** Below a list: that nothing was found and what comes nearest, or what fits of the other kind. */
export function OtherTrips({ kind, listing }: Props) {
  if (!listing) return <NoTrips kind={kind} isNarrowed={false} />;
  const { filters, found, others, otherCount, nearest } = listing;
  const query = writeFilters({ ...filters, category: '', sort: '', page: 1 });
  return (
    <>
      {found === 0 && <NoTrips kind={kind} isNarrowed={isNarrowed(filters)} />}
      {nearest.length > 0 && (
        <section className="others">
          <h2>{words.nearest}</h2>
          <TripResults results={nearest} party={filters} isBeside />
        </section>
      )}
      {others.length > 0 && (
        <section className="others">
          <h2>{words.others[kind]}</h2>
          <TripResults results={others} party={filters} isBeside />
          {otherCount > others.length && (
            <a className="button button-quiet" href={OTHER[kind] + query}>
              {words.allOthers[kind](otherCount)}
            </a>
          )}
        </section>
      )}
    </>
  );
}
