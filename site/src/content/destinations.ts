import { type Destination, pick, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { ofRecord, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const SUMMARY = ['slug', 'name', 'image', 'continent'] as const;

/** What lists say of a destination. A change of its description leaves every list as it is. */
export type DestinationSummary = Pick<Destination, (typeof SUMMARY)[number]>;

/** Destinations of one continent, as the list page shows them. */
type ContinentGroup = { continent: string; destinations: DestinationSummary[] };

const summaryOf = ofRecord((place: Destination): DestinationSummary => pick(place, SUMMARY));

/** The home page shows this many destinations in its row. */
const POPULAR_DESTINATIONS = 6;

export const destinations = resourceContent({
  queries: destinationQueries,
  fixedPaths: ['/destinations', '/destinations/404'],
  paths: (content) => content.destinationSlugs().map(publicPath.destinations),
  changes: (snapshot) =>
    changesOf(snapshot.destinations, ({ slug }) => [
      publicPath.destinations(slug),
      '/destinations',
      '/',
    ]),
});

function destinationQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.destinations.filter(({ isActive }) => isActive));
  return {
    /** The slugs of active destinations in their order. */
    destinationSlugs: single(() => active().map(({ slug }) => slug)),
    destinationBySlug: bySlug(active),
    /** The destination whose name is part of the name of a place. */
    destinationOfPlace: query((place: string): DestinationSummary | undefined => {
      const text = place.toLowerCase();
      return active()
        .map(summaryOf)
        .find(({ name }) => text.includes(name.toLowerCase()));
    }),
    destinationsByContinent: single(() => groupByContinent(active().map(summaryOf))),
    /** Featured destinations, then the others. */
    popularDestinations: single(() =>
      active()
        .toSorted((a, b) => Number(b.featured) - Number(a.featured))
        .slice(0, POPULAR_DESTINATIONS)
        .map(summaryOf),
    ),
  };
}

/** Spaces and capitals make no difference to a continent. Its oldest record gives the name. */
function groupByContinent(destinations: DestinationSummary[]): ContinentGroup[] {
  const groups = Map.groupBy(destinations, ({ continent }) => continent.trim().toLowerCase());
  return [...groups.values()]
    .map((members) => ({
      // The newest come first.
      continent: members.at(-1)?.continent.trim() ?? '',
      destinations: members,
    }))
    .toSorted((a, b) => a.continent.localeCompare(b.continent, 'en'));
}
