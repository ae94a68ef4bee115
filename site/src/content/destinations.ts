import { type Destination, publicPath, type Snapshot } from '@karibu/graph/contract';
import { changesOf } from './page-changes.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

/** Destinations of one continent, as the list page shows them. */
type ContinentGroup = { continent: string; destinations: Destination[] };

/** The home page shows this many destinations in its row. */
const POPULAR_DESTINATIONS = 6;

export const destinations = resourceContent({
  queries: destinationQueries,
  fixedPaths: ['/destinations', '/destinations/404'],
  paths: (content) => content.destinations().map(({ slug }) => publicPath.destinations(slug)),
  changes: (snapshot) =>
    changesOf(snapshot.destinations, ({ slug }) => [
      publicPath.destinations(slug),
      '/destinations',
      '/',
    ]),
});

function destinationQueries(snapshot: Snapshot) {
  const destinations = single(() => snapshot.destinations.filter(({ isActive }) => isActive));
  return {
    destinations,
    destinationBySlug: query((slug: string) => destinations().find((place) => place.slug === slug)),
    destinationsByContinent: single(() => groupByContinent(destinations())),
    /** Featured destinations, then the others. */
    popularDestinations: single(() =>
      destinations()
        .toSorted((a, b) => Number(b.featured) - Number(a.featured))
        .slice(0, POPULAR_DESTINATIONS),
    ),
  };
}

/** Spaces and capitals make no difference to a continent. Its oldest record gives the name. */
function groupByContinent(destinations: Destination[]): ContinentGroup[] {
  const groups = Map.groupBy(destinations, ({ continent }) => continent.trim().toLowerCase());
  return [...groups.values()]
    .map((members) => ({
      // The newest come first.
      continent: members.at(-1)?.continent.trim() ?? '',
      destinations: members,
    }))
    .toSorted((a, b) => a.continent.localeCompare(b.continent, 'en'));
}
