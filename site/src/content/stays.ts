import {
  type Package,
  publicPath,
  type Snapshot,
  type Stay,
  type Tour,
} from '@karibu/graph/contract';
import { bySlug, groupsOf } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { part, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

/** A trip that spends nights at a stay. */
export type TripLink = { title: string; path: string };

export const stays = resourceContent({
  queries: stayQueries,
  paths: (content) => content.staySlugs().map(publicPath.stays),
  changes: (snapshot) => changesOf(snapshot.stays, ({ slug }) => [publicPath.stays(slug)]),
});

function stayQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.stays.filter(({ isActive }) => isActive));
  const byName = single(() => new Map(active().map((stay) => [stay.name, stay])));
  const nights = single(() => [
    ...linksOf(snapshot.tours, publicPath.tours),
    ...linksOf(snapshot.packages, publicPath.packages),
  ]);
  const tripsByStay = groupsOf(nights, ({ stay }) => stay);
  return {
    /** The slugs of active stays in their order. */
    staySlugs: single(() => active().map(({ slug }) => slug)),
    stayBySlug: bySlug(active),
    /** The stay that a day names. */
    stayByName: query((name: string): Stay | undefined => part(() => byName().get(name))),
    /** The trips that spend a night there, by the name of the stay. */
    tripsOfStay: query((name: string): TripLink[] =>
      tripsByStay(name).map(({ title, path }) => ({ title, path })),
    ),
  };
}

/** Each active trip once for each stay that its days name. */
function linksOf(trips: readonly (Tour | Package)[], pathOf: (slug: string) => string) {
  return trips
    .filter(({ isActive }) => isActive)
    .flatMap(({ title, slug, itinerary }) => {
      const names = new Set(itinerary.map(({ stay }) => stay).filter((name) => name !== ''));
      return [...names].map((stay) => ({ stay, title, path: pathOf(slug) }));
    });
}
