import { type Closed, type Priced, type Quote, quote, quoteFrom } from '@karibu/graph/contract';
import type { TripPrices } from '#content/trips.ts';
import type { Party } from './party.ts';
import type { TripFacts } from './trip-facts.ts';

/**
 * What a trip costs a party; undefined as long as nobody said how many go. Without a date it is the
 * total of the cheapest season.
 */
export function quoteFor(
  trip: Priced,
  { date, travelers, children: young }: Party,
): Quote | undefined {
  if (!travelers) return undefined;
  const children = Number(young);
  const party = { adults: Number(travelers) - children, children };
  return date ? quote(trip, { date, ...party }) : quoteFrom(trip, party);
}

/**
 * The price of each trip for a party and date, shared evenly by all who go, in US dollars; null on
 * request. Without a date it is that of the cheapest season. Without `prices`, or for a party that
 * is not chosen, it is the "from" price.
 */
export function pricing(
  trips: readonly TripFacts[],
  prices: readonly TripPrices[] | undefined,
  party: Party,
): (trip: TripFacts) => number | null {
  const byTrip = new Map(prices?.map((each) => [trips[each.trip], each]));
  return (trip) => {
    const own = byTrip.get(trip);
    if (!own || !party.travelers) return trip.price;
    const total = quoteFor({ ...own, price: trip.price, minParty: trip.least }, party)?.total;
    return typeof total === 'number' ? total / Number(party.travelers) : null;
  };
}

/** Why a party cannot begin each trip on the date that it asks for; null where it can. */
export function closing(
  trips: readonly TripFacts[],
  prices: readonly TripPrices[] | undefined,
  { date, travelers }: Party,
): (trip: TripFacts) => Closed | null {
  const byTrip = new Map(prices?.map((each) => [trips[each.trip], each]));
  return (trip) => {
    const own = byTrip.get(trip);
    if (!own || !date) return null;
    return quote({ ...own, price: trip.price }, { date, adults: Number(travelers), children: 0 })
      .closed;
  };
}
