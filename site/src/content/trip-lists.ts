import { type Package, pick, type Tour } from '@karibu/graph/contract';
import { byAlphabet } from '../components/alphabet.ts';
import { eachOf } from './lookups.ts';
import { namePageQueries } from './name-pages.ts';
import type { tripPlaceQueries } from './place-names.ts';
import { ofRecord, query, single } from './query.ts';
import type { TourSummary } from './tour-summary.ts';

/** What a line says of a trip. */
export type TripName = Pick<TourSummary, 'slug' | 'title' | 'duration' | 'price' | 'isFrom'>;

/** Names to choose from, in the order of the alphabet: of many, those of most trips. */
export type OfferedNames = { names: string[]; hasMore: boolean };

/** The values that the filters offer; price and duration bands are always the same. */
export type FilterOptions = {
  categories: OfferedNames;
  destinations: OfferedNames;
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

/** So many categories, and as many destinations, stand beside a list at once. */
const NAMES_AT_ONCE = 12;

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
  /** All places, and those that the destination text of a trip names. */
  places: Pick<ReturnType<typeof tripPlaceQueries>, 'places' | 'placesOf'>;
};

/** Queries about the lists of tours, or those of packages. */
export function tripListQueries<Summary extends Listed & TripName>({
  all,
  of,
  records,
  perPage,
  places: { places, placesOf },
}: Lists<Summary>) {
  const choices = eachOf(records, choicesOf);
  const choicesBySlug = single(() => new Map(choices().map((each) => [each.slug, each])));
  const placeNames = single(() => [...new Set(places().map(({ name }) => name))]);
  const textsOf = query((name: string) => of(name).map(({ destination }) => destination));
  /** The destinations that the trips of a list go to, those of most trips first. */
  const destinationsOf = query((name: string): string[] => {
    const trips = new Map<string, number>();
    for (const [text, same] of Map.groupBy(textsOf(name), (each) => each)) {
      for (const place of new Set(placesOf(text).map((each) => each.name))) {
        trips.set(place, (trips.get(place) ?? 0) + same.length);
      }
    }
    const tripsTo = (place: string) => trips.get(place) ?? 0;
    return placeNames()
      .filter((place) => tripsTo(place) > 0)
      .toSorted((a, b) => tripsTo(b) - tripsTo(a));
  });
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
      const bySlug = choicesBySlug();
      const said = list.flatMap(({ slug }) => bySlug.get(slug) ?? []);
      return {
        categories: offer(mostCommon(list.map(({ category }) => category))),
        destinations: offer(destinationsOf(name)),
        hasMonths: said.some(({ hasMonths }) => hasMonths),
        styles: (['private', 'group'] as const).filter((style) =>
          said.some((each) => each.style === style),
        ),
        efforts: [1, 2, 3, 4, 5].filter((effort) => said.some((each) => each.effort === effort)),
      };
    }),
    /** The names of all trips of the kind, where the list's page has no room for them. */
    names: namePageQueries(all, {
      nameOf: ({ title }) => title,
      lineOf: toName,
      perPage: NAMES_ON_A_PAGE,
      areNeeded: (count) => count > MOST_NAMES_IN_PLACE,
    }),
  };
}

const choicesOf = ofRecord(({ slug, bestMonths, departures, style, effort }: Trip) => ({
  slug,
  hasMonths: bestMonths.length + departures.length > 0,
  style,
  effort,
}));

/** Each of these texts once, the most common ones first. */
function mostCommon(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([text]) => text);
}

function offer(names: string[]): OfferedNames {
  const first = names.slice(0, NAMES_AT_ONCE).toSorted(byAlphabet);
  return { names: first, hasMore: names.length > NAMES_AT_ONCE };
}

function sortByTitle<Titled extends { title: string }>(list: readonly Titled[]): Titled[] {
  return list.toSorted((a, b) => byAlphabet(a.title, b.title));
}

function toName(trip: TripName): TripName {
  return pick(trip, ['slug', 'title', 'duration', 'price', 'isFrom']);
}
