import { type Destination, pick, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { namePageQueries } from './name-pages.ts';
import { changesOf } from './page-changes.ts';
import { ofRecord, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const SUMMARY = ['slug', 'name', 'image', 'continent'] as const;

/** What lists say of a destination. A change of its description leaves every list as it is. */
export type DestinationSummary = Pick<Destination, (typeof SUMMARY)[number]>;

/** Destinations of one continent, as the list page shows them. */
type ContinentGroup = {
  continent: string;
  count: number;
  /** Of many, the first, featured ones before the others. */
  destinations: DestinationSummary[];
};

/** What a line says of a destination. */
type DestinationName = Pick<Destination, 'slug' | 'name'>;

const summaryOf = ofRecord((place: Destination): DestinationSummary => pick(place, SUMMARY));

/** The home page shows this many destinations in its row. */
const POPULAR_DESTINATIONS = 6;
/** Of a continent with more than this, the list has no card for the others. */
const MOST_OF_CONTINENT = 18;
const NAMES_ON_A_PAGE = 240;

export const destinations = resourceContent({
  queries: destinationQueries,
  fixedPaths: ['/destinations', '/destinations/404'],
  paths: (content) => [
    ...content.destinationSlugs().map(publicPath.destinations),
    ...content.destinationNamePages().map((_, index) => destinationsByNamePath(index + 1)),
  ],
  changes: (snapshot) =>
    changesOf(snapshot.destinations, ({ slug }) => [
      publicPath.destinations(slug),
      '/destinations',
      '/',
    ]),
});

/** The address of one of the pages with the names of all destinations; `page` counts from 1. */
export function destinationsByNamePath(page: number): string {
  return `/destinations/by-name/${page}`;
}

function destinationQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.destinations.filter(({ isActive }) => isActive));
  const groups = single(() => groupByContinent(active()));
  const names = namePageQueries(active, {
    nameOf: ({ name }) => name,
    lineOf: (place): DestinationName => pick(place, ['slug', 'name']),
    perPage: NAMES_ON_A_PAGE,
    areNeeded: () => groups().some(({ count }) => count > MOST_OF_CONTINENT),
  });
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
    destinationsByContinent: groups,
    destinationsByName: names.linesOf,
    destinationNamePages: names.pages,
    /** Featured destinations, then the others. */
    popularDestinations: single(() =>
      featuredFirst(active()).slice(0, POPULAR_DESTINATIONS).map(summaryOf),
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
      count: members.length,
      destinations: firstOf(members).map(summaryOf),
    }))
    .toSorted((a, b) => a.continent.localeCompare(b.continent, 'en'));
}

function firstOf(members: Destination[]): Destination[] {
  if (members.length <= MOST_OF_CONTINENT) return members;
  return featuredFirst(members).slice(0, MOST_OF_CONTINENT);
}

function featuredFirst(places: Destination[]): Destination[] {
  return places.toSorted((a, b) => Number(b.featured) - Number(a.featured));
}
