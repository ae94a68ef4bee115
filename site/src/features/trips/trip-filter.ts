import * as words from '#features/tours/tour-browser.words.ts';
import { latest } from './latest.ts';
import type { Party } from './party.ts';
import type { TripFacts } from './trip-facts.ts';

/** The state of a list as the address holds it; '' where nothing is chosen. */
export type TripFilters = Party & {
  destination: string;
  category: string;
  price: string;
  duration: string;
  search: string;
  /** From `1` to `12`. */
  month: string;
  style: string;
  effort: string;
  sort: string;
  page: number;
};

export const NO_FILTERS: TripFilters = {
  destination: '',
  category: '',
  price: '',
  duration: '',
  search: '',
  month: '',
  style: '',
  effort: '',
  sort: '',
  date: '',
  travelers: '',
  children: '',
  page: 1,
};

export type Option = { value: string; label: string };
type Band = Option & { holds: (amount: number) => boolean };

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

/** The filters that offer a choice, each with the choices that a trip falls under. */
type Group = 'category' | 'destination' | 'price' | 'duration' | 'month' | 'style' | 'effort';

/** What a list asks beside its filters. */
export type Asked = {
  filters: TripFilters;
  /** The destinations that the list's trips go to. */
  places: readonly string[];
  /** Whether a trip is of this list at all. */
  isListed: (trip: TripFacts) => boolean;
  /** For each word that is searched for, whether a trip has it. */
  holds: readonly ((trip: TripFacts) => boolean)[];
  /** US dollars per person for the party; null on request. */
  priceOf: (trip: TripFacts) => number | null;
};

export type Selected = {
  trips: TripFacts[];
  /** Trips that fail in the fewest points, best first; for a list that is empty. */
  nearest: TripFacts[];
  /** By group and choice, how many trips there would be. */
  counts: Record<string, number>;
};

const NEAREST = 3;

/** The trips that pass every filter, in their order, and how many each other choice would give. */
export function selectTrips(all: readonly TripFacts[], asked: Asked): Selected {
  const criteria = criteriaOf(asked);
  const tallies = GROUPS.map((group) => ({ group, counts: new Map<string, number>() }));
  const failures: { trip: TripFacts; failed: number }[] = [];
  const trips: TripFacts[] = [];
  for (const trip of all) {
    if (!asked.isListed(trip)) continue;
    const failed = criteria.filter(({ passes }) => !passes(trip));
    if (failed.length === 0) trips.push(trip);
    else failures.push({ trip, failed: failed.length });
    if (failed.length > 1) continue;
    for (const { group, counts } of tallies) {
      if (failed.some((criterion) => criterion.group !== group)) continue;
      for (const choice of choicesOf(trip, group, asked)) {
        counts.set(choice, (counts.get(choice) ?? 0) + 1);
      }
    }
  }
  const nearest = failures.toSorted((a, b) => a.failed - b.failed).slice(0, NEAREST);
  const counts = tallies.flatMap(({ group, counts }) =>
    [...counts].map(([choice, count]) => [`${group}:${choice}`, count]),
  );
  return { trips, nearest: nearest.map(({ trip }) => trip), counts: Object.fromEntries(counts) };
}

const GROUPS: readonly Group[] = [
  'category',
  'destination',
  'price',
  'duration',
  'month',
  'style',
  'effort',
];

type Criterion = { group: Group | 'text' | 'party'; passes: (trip: TripFacts) => boolean };

/** One criterion for each filter that is chosen, and for each word. */
function criteriaOf(asked: Asked): Criterion[] {
  const { filters, places } = asked;
  const chosen = GROUPS.filter((group) => filters[group] !== '');
  const offered = (group: Group) =>
    group !== 'destination' || places.some((place) => isSame(place, filters.destination));
  const groups = chosen.filter(offered).map((group) => ({
    group,
    passes: (trip: TripFacts) =>
      choicesOf(trip, group, asked).some((choice) => isSame(choice, filters[group])),
  }));
  const size = Number(filters.travelers);
  const takes = ({ most, least }: TripFacts) => size <= (most ?? size) && size >= (least ?? size);
  return [
    ...groups,
    ...asked.holds.map((passes) => ({ group: 'text' as const, passes })),
    ...(size > 0 ? [{ group: 'party' as const, passes: takes }] : []),
  ];
}

/** The choices of a group under which a trip is found. */
function choicesOf(trip: TripFacts, group: Group, { places, priceOf }: Asked): string[] {
  switch (group) {
    case 'category':
      return [trip.category];
    case 'destination':
      return placesIn(places)(trip.destination);
    case 'price': {
      const price = priceOf(trip);
      return price === null ? [] : bandsOf(PRICE_BANDS, price);
    }
    case 'duration':
      return bandsOf(DURATION_BANDS, trip.days);
    case 'month':
      return [...new Set([...trip.bestMonths, ...trip.departures.map(monthOf)])].map(String);
    case 'style':
      return trip.style ? [trip.style] : [];
    case 'effort':
      return trip.effort ? [String(trip.effort)] : [];
  }
}

/** Which of these places a text names. Many trips share a text. */
export const placesIn = latest((places: readonly string[]) => {
  const known = new Map<string, string[]>();
  return (text: string): string[] => {
    const named = known.get(text) ?? places.filter((place) => includes(text, place));
    known.set(text, named);
    return named;
  };
});

function bandsOf(bands: readonly Band[], amount: number): string[] {
  return bands.filter(({ holds }) => holds(amount)).map(({ value }) => value);
}

/** The text that is searched for: what was typed, and a destination that no trip goes to. */
export function searchedText({ search, destination }: TripFilters, places: readonly string[]) {
  const isOffered = places.some((place) => isSame(place, destination));
  return [search, isOffered ? '' : destination].join(' ').trim();
}

/** Whether anything is chosen that changes which trips a list shows, or their order. */
export function isNarrowed(filters: TripFilters): boolean {
  const { page: _page, children: _children, ...choices } = filters;
  return Object.values(choices).some((choice) => choice !== '');
}

/** The month of a calendar date, from 1. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

export function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function includes(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
