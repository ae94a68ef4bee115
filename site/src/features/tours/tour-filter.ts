import * as words from './tour-browser.words.ts';
import { holdsWords } from './tour-search.ts';

/** What the filters know of a tour. */
export type TourFacts = {
  title: string;
  category: string;
  destination: string;
  /** US dollars per person. */
  price: number;
  /** Text that begins with a day count. */
  duration: string;
  /** The words of its description that its other texts do not hold; see `searchWords`. */
  words: string;
};

/** The state of the list as the address holds it; '' where nothing is chosen. */
export type TourFilters = {
  destination: string;
  category: string;
  price: string;
  duration: string;
  search: string;
  /** From the search form; these two leave no tours out. */
  date: string;
  travelers: string;
  page: number;
};

type Band = { value: string; label: string; holds: (amount: number) => boolean };

export const PRICE_BANDS: readonly Band[] = [
  { value: 'under-2000', label: words.priceUnder, holds: (price) => price < 2000 },
  {
    value: '2000-3000',
    label: words.priceBetween,
    holds: (price) => price >= 2000 && price <= 3000,
  },
  { value: 'over-3000', label: words.priceOver, holds: (price) => price > 3000 },
];

/** Bounds are inclusive, so five and seven days fall in two bands. */
export const DURATION_BANDS: readonly Band[] = [
  { value: '3-5', label: words.durationShort, holds: (days) => days >= 3 && days <= 5 },
  { value: '5-7', label: words.durationMiddle, holds: (days) => days >= 5 && days <= 7 },
  { value: '7+', label: words.durationLong, holds: (days) => days >= 7 },
];

export const NO_FILTERS: TourFilters = {
  destination: '',
  category: '',
  price: '',
  duration: '',
  search: '',
  date: '',
  travelers: '',
  page: 1,
};

const NARROWING = ['destination', 'category', 'price', 'duration', 'search'] as const;

/** Whether a tour passes every filter. `places` are the destinations the sidebar offers. */
export function passesFilters(tour: TourFacts, filters: TourFilters, places: readonly string[]) {
  return (
    passesDestination(tour, filters.destination, places) &&
    (!filters.category || isSame(tour.category, filters.category)) &&
    passesBand(PRICE_BANDS, filters.price, tour.price) &&
    passesBand(DURATION_BANDS, filters.duration, leadingDays(tour.duration)) &&
    matchesSearch(tour, filters.search)
  );
}

/** Whether the filters leave any tour out. */
export function isNarrowed(filters: TourFilters): boolean {
  return NARROWING.some((name) => filters[name] !== '');
}

/** Whether title, destination, category and description together hold what is searched for. */
function matchesSearch(tour: TourFacts, search: string): boolean {
  return holdsWords(`${tour.title} ${tour.destination} ${tour.category} ${tour.words}`, search);
}

/** The day count a duration begins with; 0 when it begins with none. */
export function leadingDays(duration: string): number {
  return Number.parseInt(duration, 10) || 0;
}

export function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** A place the sidebar offers is looked for in the destination; other words may stand anywhere. */
function passesDestination(tour: TourFacts, wanted: string, places: readonly string[]): boolean {
  const isOffered = places.some((place) => isSame(place, wanted));
  if (!isOffered) return matchesSearch(tour, wanted);
  return tour.destination.toLowerCase().includes(wanted.trim().toLowerCase());
}

function passesBand(bands: readonly Band[], value: string, amount: number): boolean {
  return bands.find((band) => band.value === value)?.holds(amount) ?? true;
}
