import { type Package, pick, type Snapshot, type Tour } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { ofRecord, query, single } from './query.ts';
import type { TourSummary } from './tour-summary.ts';

/** What a line says of a trip. */
export type TripName = Pick<TourSummary, 'slug' | 'title' | 'duration' | 'price' | 'isFrom'>;

/** The values that the filters offer; price and duration bands are always the same. */
export type FilterOptions = {
  categories: string[];
  /** Where they go, in the order of the alphabet: of many places, those of most trips. */
  destinations: string[];
  /** Whether there are more destinations than these. */
  hasMoreDestinations: boolean;
  /** Whether any of the trips says when to go. */
  hasMonths: boolean;
  styles: ('private' | 'group')[];
  efforts: number[];
};

/** What a list's page shows before a script runs. */
export type TripList<Summary> = {
  count: number;
  first: Summary[];
  /** The names of all its trips in the order of the alphabet; none where they are too many. */
  names: TripName[] | null;
};

/** Up to this many trips, the page of a list has the names of all; see decision 16. */
const MOST_NAMES_IN_PLACE = 60;
const NAMES_ON_A_PAGE = 120;

/** So many destinations stand beside a list at once. */
const DESTINATIONS_AT_ONCE = 12;

type Listed = { slug: string; title: string; category: string; destination: string };
type Trip = Pick<Tour | Package, 'slug' | 'bestMonths' | 'style' | 'effort' | 'departures'>;

/** What the queries about lists are asked of: all trips of a kind, and those of one list. */
type Lists<Summary> = {
  all: () => Summary[];
  /** The trips of a list by its name; '' is the list of all. */
  of: (name: string) => Summary[];
  /** The records of the same trips. */
  records: () => Trip[];
  perPage: number;
};

const { compare } = new Intl.Collator('en');

/** Queries about the lists of tours, or those of packages. */
export function tripListQueries<Summary extends Listed & TripName>(
  snapshot: Snapshot,
  { all, of, records, perPage }: Lists<Summary>,
) {
  const facts = single(() => new Map(records().map((trip) => [trip.slug, choicesOf(trip)])));
  const destinations = single(() =>
    snapshot.destinations.filter(({ isActive }) => isActive).map(({ name }) => name),
  );
  const textsOf = query((name: string) => of(name).map(textOf));
  const destinationsOf = query((name: string) => mostVisited(textsOf(name), destinations()));
  return {
    /** What the page of a list shows. */
    list: query((name: string): TripList<Summary> => {
      const list = of(name);
      const names = list.length <= MOST_NAMES_IN_PLACE ? sortByTitle(list).map(toName) : null;
      return { count: list.length, first: list.slice(0, perPage), names };
    }),
    /** The categories of a list's trips, where some of them go, and what else they say. */
    options: query((name: string): FilterOptions => {
      const list = of(name);
      const places = destinationsOf(name);
      const choices = list.flatMap(({ slug }) => facts().get(slug) ?? []);
      return {
        categories: distinct(list, ({ category }) => category).toSorted(compare),
        destinations: places.slice(0, DESTINATIONS_AT_ONCE).toSorted(compare),
        hasMoreDestinations: places.length > DESTINATIONS_AT_ONCE,
        hasMonths: choices.some(({ hasMonths }) => hasMonths),
        styles: (['private', 'group'] as const).filter((style) =>
          choices.some((each) => each.style === style),
        ),
        efforts: [1, 2, 3, 4, 5].filter((effort) => choices.some((each) => each.effort === effort)),
      };
    }),
    ...nameQueries(all),
  };
}

/** The destinations that these texts of trips name, those of most trips first. */
function mostVisited(texts: readonly string[], destinations: readonly string[]): string[] {
  const trips = [...Map.groupBy(texts, (text) => text)];
  const tripsTo = (place: string) => {
    const name = place.toLowerCase();
    return trips.reduce((sum, [text, same]) => sum + (text.includes(name) ? same.length : 0), 0);
  };
  return [...new Set(destinations)]
    .map((place) => ({ place, trips: tripsTo(place) }))
    .filter((each) => each.trips > 0)
    .toSorted((a, b) => b.trips - a.trips)
    .map(({ place }) => place);
}

const choicesOf = ofRecord(({ bestMonths, departures, style, effort }: Trip) => ({
  hasMonths: bestMonths.length + departures.length > 0,
  style,
  effort,
}));

/** Queries about the pages that have the names of all trips of a kind. */
function nameQueries(trips: () => (Listed & TripName)[]) {
  const titles = single(() => trips().map(({ slug, title }) => ({ slug, title })));
  const order = single(() => sortByTitle(titles()).map(({ slug }) => slug));
  const tripOf = bySlug(trips);
  const namesOf = (page: number) =>
    order()
      .slice((page - 1) * NAMES_ON_A_PAGE, page * NAMES_ON_A_PAGE)
      .flatMap((slug) => tripOf(slug) ?? []);
  return {
    /** The names on one of these pages, in their order; `page` counts from 1. */
    byName: query((page: string): TripName[] => namesOf(Number(page)).map(toName)),
    /** The first and the last title of each page. There is no page while a list has all names. */
    namePages: single(() => {
      const count = order().length <= MOST_NAMES_IN_PLACE ? 0 : order().length;
      return Array.from({ length: Math.ceil(count / NAMES_ON_A_PAGE) }, (_, at) => {
        const page = namesOf(at + 1);
        return { from: page.at(0)?.title ?? '', to: page.at(-1)?.title ?? '' };
      });
    }),
  };
}

function distinct<Each>(list: readonly Each[], textOfOne: (each: Each) => string): string[] {
  return [...new Set(list.map(textOfOne))];
}

function textOf({ destination }: { destination: string }): string {
  return destination.toLowerCase();
}

function sortByTitle<Titled extends { title: string }>(list: readonly Titled[]): Titled[] {
  return list.toSorted((a, b) => compare(a.title, b.title));
}

function toName(trip: TripName): TripName {
  return pick(trip, ['slug', 'title', 'duration', 'price', 'isFrom']);
}
