import { byAlphabet } from '#components/alphabet.ts';
import type { TripPrices } from '#content/trips.ts';
import { latest } from './latest.ts';
import { pricing } from './party-price.ts';
import { type Found, searchTrips } from './search-trips.ts';
import { splitWords } from './split-words.ts';
import { type Facets, type TripFacts, unpackFacts } from './trip-facts.ts';
import {
  isNarrowed,
  isSame,
  placesIn,
  searchedText,
  selectTrips,
  type TripFilters,
} from './trip-filter.ts';
import { fetchTrips, type IndexedCard, withIndex } from './trip-index.ts';
import { partOfId, type TripKind, tripId } from './trip-key.ts';
import { type Fit, fitOf, orderTrips } from './trip-order.ts';
import { countPages, takePage } from './trip-pages.ts';

/** Which trips a list is about: all of a kind, or those of one tour type or package category. */
export type ListScope = { kind: TripKind; of: string };

/** A trip as a list shows it, for the party and date that were asked for. */
export type Result = { card: IndexedCard; fit: Fit; price: number | null; isFrom: boolean };

/** All categories of a list's trips, and all destinations that they go to. */
export type ListedNames = Record<'category' | 'destination', readonly string[]>;

/** What a list shows. */
export type Listing = {
  filters: TripFilters;
  found: number;
  results: Result[];
  /** Of the other kind, those that fit too. */
  others: Result[];
  otherCount: number;
  /** Where nothing fits, what comes nearest. */
  nearest: Result[];
  counts: Record<string, number>;
  names: ListedNames;
  corrections: string[];
};

const OTHERS = 3;

/** Finds what a list shows, fetching what it needs of the index. Throws where that fails. */
export function listTrips(scope: ListScope, filters: TripFilters): Promise<Listing> {
  return withIndex(() => findTrips(scope, filters));
}

async function findTrips(scope: ListScope, filters: TripFilters): Promise<Listing> {
  const facets = await fetchTrips('facets');
  const places = placesOf(facets, scope);
  const text = searchedText(filters, places);
  const search = text ? await searchTrips(facets, text) : NO_SEARCH;
  const corrections = Object.values(search.corrections);
  const place = correct(filters.destination, search.corrections);
  if (corrections.length === 0 || !places.some((each) => isSame(each, place))) {
    return { ...(await makeListing(scope, filters, facets, search)), corrections };
  }
  const listing = await findTrips(scope, { ...filters, destination: place });
  return { ...listing, filters, corrections };
}

const NO_SEARCH: Found = { holds: [], corrections: {} };

/** A text with the words that were taken for others replaced by those. */
function correct(text: string, corrections: Record<string, string>): string {
  return splitWords(text)
    .map((word) => corrections[word] ?? word)
    .join(' ');
}

async function makeListing(
  scope: ListScope,
  filters: TripFilters,
  facets: Facets,
  { holds }: Found,
): Promise<Omit<Listing, 'corrections'>> {
  const trips = tripsOf(facets);
  const isPriced = filters.travelers !== '' || filters.date !== '';
  const prices = isPriced ? await fetchTrips('prices') : undefined;
  const { date, travelers, children } = filters;
  const partyPriceOf = pricingFor(trips, prices, date, travelers, children);
  const priceOf = (trip: TripFacts) => partyPriceOf(trip).price;
  const closedOf = (trip: TripFacts) => partyPriceOf(trip).closed;
  const places = placesOf(facets, scope);
  const select = (isListed: (trip: TripFacts) => boolean) => {
    const selected = selectTrips(trips, { filters, places, isListed, priceOf, holds });
    return { ...selected, trips: orderTrips(selected.trips, filters, priceOf, closedOf) };
  };
  const own = select((trip) => isOf(trip, scope));
  const other = isNarrowed(filters) ? select(({ kind }) => kind !== scope.kind) : NOTHING;
  const isEmpty = own.trips.length + other.trips.length === 0;
  const page = Math.min(filters.page, countPages(own.trips.length, scope.kind));
  const show = (shown: TripFacts[]) =>
    Promise.all(
      shown.map(async (trip) => ({
        card: await cardOf(trip, trips, facets.parts),
        fit: fitOf(trip, filters, closedOf),
        price: partyPriceOf(trip).price,
        isFrom: partyPriceOf(trip).isFrom,
      })),
    );
  return {
    filters,
    found: own.trips.length,
    results: await show(takePage(own.trips, page, scope.kind)),
    others: await show(other.trips.slice(0, OTHERS)),
    otherCount: other.trips.length,
    nearest: await show(isEmpty ? own.nearest : []),
    counts: own.counts,
    names: { category: categoriesOf(facets, scope), destination: places },
  };
}

// A search is looked for again with each key; neither the trips nor the party change meanwhile.
const tripsOf = latest(unpackFacts);
const listedOf = latest((facets: Facets, scope: ListScope) =>
  tripsOf(facets).filter((trip) => isOf(trip, scope)),
);
const categoriesOf = latest((facets: Facets, scope: ListScope): readonly string[] => {
  const named = new Set(listedOf(facets, scope).map(({ category }) => category));
  return [...named].toSorted(byAlphabet);
});
const placesOf = latest((facets: Facets, scope: ListScope): readonly string[] => {
  const listed = listedOf(facets, scope);
  const named = placesIn(facets.destinations);
  const visited = new Set(
    [...new Set(listed.map(({ destination }) => destination))].flatMap(named),
  );
  return facets.destinations.filter((place) => visited.has(place));
});
const pricingFor = latest(
  (
    trips: TripFacts[],
    prices: TripPrices[] | undefined,
    date: string,
    travelers: string,
    children: string,
  ) => pricing(trips, prices, { date, travelers, children }),
);

const NOTHING = { trips: [] as TripFacts[] };

function isOf({ kind, tourType, category }: TripFacts, scope: ListScope): boolean {
  return kind === scope.kind && (scope.of === '' || scope.of === (tourType || category));
}

/** The card of a trip. Of several with one id, cards are in the order of the facts. */
async function cardOf(trip: TripFacts, trips: TripFacts[], parts: number): Promise<IndexedCard> {
  const cards = await fetchTrips(`cards-${partOfId(trip.id, parts)}`);
  const twins = trips.filter(({ id }) => id === trip.id);
  const card = cards.filter(({ key }) => tripId(key) === trip.id)[twins.indexOf(trip)];
  if (!card) throw new Error('The index has changed.');
  return card;
}
