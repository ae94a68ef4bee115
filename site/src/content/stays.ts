import { type ItineraryDay, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug, groupsOf, oneOf } from './lookups.ts';
import { type PackageSummary, packageSummary } from './package-summary.ts';
import { changesOf } from './page-changes.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';
import { summaryOf, type TourSummary } from './tour-summary.ts';

/** A trip that spends nights at a stay: what its card says, and its address. */
type TripOfStay = { journey: TourSummary | PackageSummary; path: string };

export const stays = resourceContent({
  queries: stayQueries,
  paths: (content) => content.staySlugs().map(publicPath.stays),
  changes: (snapshot) => changesOf(snapshot.stays, ({ slug }) => [publicPath.stays(slug)]),
});

function stayQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.stays.filter(({ isActive }) => isActive));
  const nights = single(() => [
    ...snapshot.tours.flatMap((tour) => nightsOf(tour, summaryOf(tour), publicPath.tours)),
    ...snapshot.packages.flatMap((each) =>
      nightsOf(each, packageSummary(each), publicPath.packages),
    ),
  ]);
  const tripsByStay = groupsOf(nights, ({ stay }) => stay);
  return {
    /** The slugs of active stays in their order. */
    staySlugs: single(() => active().map(({ slug }) => slug)),
    stayBySlug: bySlug(active),
    /** The stay that a day names. */
    stayByName: oneOf(active, ({ name }) => name),
    /** The trips that spend a night there, by the name of the stay. */
    tripsOfStay: query((name: string): TripOfStay[] =>
      tripsByStay(name).map(({ journey, path }) => ({ journey, path })),
    ),
  };
}

type Trip = { slug: string; isActive: boolean; itinerary: ItineraryDay[] };

/** An active trip once for each stay that its days name. */
function nightsOf(
  { slug, isActive, itinerary }: Trip,
  journey: TourSummary | PackageSummary,
  pathOf: (slug: string) => string,
) {
  if (!isActive) return [];
  const names = new Set(itinerary.map(({ stay }) => stay).filter((name) => name !== ''));
  return [...names].map((stay) => ({ stay, journey, path: pathOf(slug) }));
}
