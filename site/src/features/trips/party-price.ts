import { type Priced, type Quote, quote } from '@karibu/graph/contract';
import type { TripPrices } from '#content/trips.ts';
import type { Party } from './party.ts';
import type { TripFacts } from './trip-facts.ts';

/** What a trip costs a party; undefined as long as nobody said how many go. */
export function quoteFor(
  trip: Priced,
  { date, travelers, children }: Party,
  on = date,
): Quote | undefined {
  if (!travelers) return undefined;
  const adults = Number(travelers) - Number(children);
  return quote(trip, { date: on, adults, children: Number(children) });
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
    const priced = { ...own, price: trip.price, minParty: trip.least };
    const price = (on: string) => {
      const total = quoteFor(priced, party, on)?.total ?? null;
      return total === null ? null : total / Number(party.travelers);
    };
    if (party.date) return price(party.date);
    return lowest(
      own.rates.map(({ from }) => price(from)),
      trip.price,
    );
  };
}

function lowest(prices: (number | null)[], otherwise: number): number | null {
  if (prices.length === 0) return otherwise;
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
