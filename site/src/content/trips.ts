import { type Package, pick, type Snapshot, type Tour } from '@karibu/graph/contract';
import { byAlphabet } from '../components/alphabet.ts';
import { leadingDays } from '../features/tours/leading-days.ts';
import {
  distinguish,
  type Facets,
  packFacts,
  type TripFacts,
} from '../features/trips/trip-facts.ts';
import { partOf, type TripKind, tripId, tripKey } from '../features/trips/trip-key.ts';
import { eachOf, groupsBy } from './lookups.ts';
import { featuredFirst, packageSummary } from './package-summary.ts';
import { ofRecord, single } from './query.ts';
import { regionQuery } from './regions.ts';
import { summaryOf } from './tour-summary.ts';
import type { Trip, TripCard, TripMaker } from './trip-card.ts';
import { linkQueries } from './trip-links.ts';
import { tripWordsQuery } from './trip-words.ts';
import { wordQueries } from './word-index.ts';

const DETAILS = [
  'highlights',
  'inclusions',
  'exclusions',
  'style',
  'effort',
  'minAge',
  'start',
  'end',
  'guideLanguages',
  'minParty',
  'rates',
  'departures',
  'closedDates',
] as const;

/** What a comparison and a request for several trips need beside the card. */
export type TripDetails = Pick<Tour, (typeof DETAILS)[number]> & {
  key: string;
  /** The largest party that it takes. */
  most: number | null;
  /** Where its days end, each place once. */
  stops: string[];
};

/** What of a trip differs by date or party; `trip` is its id, see `distinguish`. */
export type TripPrices = Pick<Tour, 'rates' | 'departures'> & {
  trip: string;
  closedDates: Pick<Tour['closedDates'][number], 'from' | 'to'>[];
};

/** So many trips are in one file of cards. */
const TRIPS_IN_A_PART = 24;

/** Queries about the index of all trips, by which visitors search, filter and compare them. */
export function tripQueries(snapshot: Snapshot) {
  const ofTours = single(() => snapshot.tours.filter(({ isActive }) => isActive));
  const ofPackages = single(() =>
    featuredFirst(snapshot.packages.filter(({ isActive }) => isActive)),
  );
  const all: TripMaker = (make) => {
    const ofTour = ofRecord((tour: Trip) => make('tours', tour));
    const ofPackage = ofRecord((trip: Trip) => make('packages', trip));
    const [madeOfTours, madeOfPackages] = [eachOf(ofTours, ofTour), eachOf(ofPackages, ofPackage)];
    return single(() => [...madeOfTours(), ...madeOfPackages()]);
  };
  const count = single(() => ofTours().length + ofPackages().length);
  const partCount = single(() => powerOfTwo(count() / TRIPS_IN_A_PART));
  const inPart = single(() => {
    const parts = partCount();
    return ofRecord(({ key }: { key: string }) => String(partOf(key, parts)));
  });
  const cards = all(cardOf);
  const regions = regionQuery(snapshot);
  const words = tripWordsQuery(snapshot, all, regions);
  return {
    tripParts: partCount,
    /** The addresses of the files of the index. */
    tripPaths: single(() => pathsOf(partCount())),
    tripCards: groupsBy(cards, inPart),
    tripDetails: groupsBy(all(detailsOf), inPart),
    tripFacets: facetQuery(snapshot, all(factsOf), regions, partCount),
    tripPrices: priceQuery(all(idOf), all(pricesOf)),
    tripRenames: single(() => renamesOf(snapshot.redirects)),
    ...wordQueries(words, partCount),
    ...linkQueries(snapshot, all, cards),
  };
}

function pathsOf(parts: number): string[] {
  const numbered = ['cards', 'details', 'words'].flatMap((kind) =>
    Array.from({ length: parts }, (_, number) => `${kind}-${number}`),
  );
  const names = ['facets', 'names', 'prices', 'vocabulary', ...numbered];
  return names.map((name) => `/trips/${name}.json`);
}

function cardOf(kind: TripKind, trip: Trip): TripCard {
  const summary = kind === 'tours' ? summaryOf(trip as Tour) : packageSummary(trip as Package);
  return { ...summary, key: tripKey(kind, trip.slug) };
}

function detailsOf(kind: TripKind, trip: Trip): TripDetails {
  const places = trip.itinerary.map(({ place }) => place).filter((place) => place !== '');
  return {
    key: tripKey(kind, trip.slug),
    most: mostOf(trip),
    stops: [...new Set(places)],
    ...pick(trip, DETAILS),
  };
}

function idOf(kind: TripKind, { slug }: Trip): string {
  return tripId(tripKey(kind, slug));
}

function factsOf(kind: TripKind, trip: Trip): TripFacts {
  return {
    id: idOf(kind, trip),
    kind,
    ...pick(trip, ['destination', 'category', 'price', 'rating', 'bestMonths', 'style', 'effort']),
    tourType: 'tourType' in trip ? trip.tourType : '',
    days: leadingDays(trip.duration),
    most: mostOf(trip),
    least: trip.minParty,
    departures: trip.departures.filter(({ state }) => state !== 'full').map(({ date }) => date),
  };
}

function mostOf(trip: Trip): number | null {
  return 'maxGroupSize' in trip ? trip.maxGroupSize : trip.groupSize;
}

function pricesOf(_: TripKind, trip: Trip): Omit<TripPrices, 'trip'> | null {
  const { rates, departures, closedDates } = trip;
  const telling = departures.filter(
    ({ price, places, state }) => price !== null || places !== null || state === 'full',
  );
  if (rates.length + telling.length + closedDates.length === 0) return null;
  return {
    rates,
    departures: telling,
    closedDates: closedDates.map(({ from, to }) => ({ from, to })),
  };
}

function priceQuery(ids: () => string[], prices: () => (Omit<TripPrices, 'trip'> | null)[]) {
  const trips = single(() => distinguish(ids()));
  return single((): TripPrices[] =>
    prices().flatMap((each, at) => (each ? { trip: trips()[at] ?? '', ...each } : [])),
  );
}

function facetQuery(
  snapshot: Snapshot,
  all: () => TripFacts[],
  regions: ReturnType<typeof regionQuery>,
  parts: () => number,
) {
  const facts = single(() => {
    const { today } = snapshot;
    return all().map((trip) => {
      const ahead = trip.departures.filter((date) => date >= today);
      return ahead.length === trip.departures.length ? trip : { ...trip, departures: ahead };
    });
  });
  const texts = single(() => distinct(facts().map(({ destination }) => destination)));
  const destinations = single(() =>
    distinct(
      snapshot.destinations.filter(({ isActive }) => isActive).map(({ name }) => name),
    ).toSorted(byAlphabet),
  );
  const categories = single(() => distinct(facts().map(({ category }) => category)));
  const names = single(
    () => new Map(snapshot.packageCategories.map(({ slug, name }) => [slug, name])),
  );
  return single(
    (): Facets => ({
      parts: parts(),
      destinations: destinations(),
      places: texts().map((text) => [text, [...regions()(text)]]),
      categories: categories().map((category) => [category, names().get(category) ?? category]),
      trips: packFacts(facts(), texts(), categories()),
    }),
  );
}

/** The key of today for each key that a trip had before. */
function renamesOf(redirects: Record<string, string>): Record<string, string> {
  const keyOf = (path: string) => path.replace(/^\/(tours\/)?/, '');
  const isTrip = ([from]: [string, string]) => /^\/(tours|packages)\//.test(from);
  const renames = Object.entries(redirects).filter(isTrip);
  return Object.fromEntries(renames.map(([from, to]) => [keyOf(from), keyOf(to)]));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function powerOfTwo(least: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(least || 1)));
}
