import type { Closed } from '@karibu/graph/contract';
import type { TripFacts } from './trip-facts.ts';
import { monthOf, type Option, type TripFilters } from './trip-filter.ts';
import * as words from './trip-list.words.ts';

export const ORDERS: readonly Option[] = [
  { value: '', label: words.orderUsual },
  { value: 'price', label: words.orderCheapest },
  { value: 'price-desc', label: words.orderDearest },
  { value: 'length', label: words.orderShortest },
  { value: 'length-desc', label: words.orderLongest },
  { value: 'rating', label: words.orderRated },
];

/** A departure ten days before or after the date that was asked for still counts. */
const NEAR_MS = 10 * 24 * 60 * 60 * 1000;

/** How a trip suits a date: by the departure next to it, or its month, or not at all that day. */
export type Fit = { departure?: string; month?: number; closed?: Closed };

type CloseOf = (trip: TripFacts) => Closed | null;

/** How a trip suits the date or the month that was asked for. */
export function fitOf(
  trip: TripFacts,
  { date, month }: TripFilters,
  closedOf: CloseOf = () => null,
): Fit {
  const wanted = date ? monthOf(date) : Number(month);
  if (date) {
    const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(date));
    const near = trip.departures.filter((each) => distance(each) <= NEAR_MS);
    const departure = near.toSorted((a, b) => distance(a) - distance(b))[0];
    if (departure) return { departure };
  } else if (wanted) {
    const departure = trip.departures.find((each) => monthOf(each) === wanted);
    if (departure) return { departure };
  }
  const closed = closedOf(trip);
  if (closed) return { closed };
  return trip.bestMonths.includes(wanted) ? { month: wanted } : {};
}

/**
 * The trips in the order that was chosen; else those that depart or are in season then first, and
 * those that do not begin that day last.
 */
export function orderTrips(
  trips: readonly TripFacts[],
  filters: TripFilters,
  priceOf: (trip: TripFacts) => number | null,
  closedOf: CloseOf = () => null,
): TripFacts[] {
  const [name, direction] = filters.sort.split('-');
  const sign = direction === 'desc' ? -1 : 1;
  const by = (amountOf: (trip: TripFacts) => number | null, sign: number) =>
    trips
      .map((trip) => ({ trip, amount: amountOf(trip) }))
      .toSorted((a, b) => compare(a.amount, b.amount, sign))
      .map(({ trip }) => trip);
  if (name === 'price') return by((trip) => priceOf(trip) || null, sign);
  if (name === 'length') return by(({ days }) => days || null, sign);
  if (name === 'rating') return by(({ rating }) => rating, -1);
  if (!filters.date && !filters.month) return [...trips];
  return by((trip) => rankOf(fitOf(trip, filters, closedOf)), 1);
}

function rankOf({ departure, month, closed }: Fit): number {
  if (departure) return 0;
  if (closed) return 3;
  return month ? 1 : 2;
}

/** What has no value comes last. */
function compare(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * sign;
}
