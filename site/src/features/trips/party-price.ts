import { type Closed, type Priced, type Quote, quote } from '@karibu/graph/contract';
import type { TripPrices } from '#content/trips.ts';
import type { Party } from './party.ts';
import { distinguish, type TripFacts } from './trip-facts.ts';

/** What a trip costs a party; undefined as long as nobody said how many go. */
export function quoteFor(trip: Priced, party: Party): Quote | undefined {
  return party.travelers ? quoteAny(trip, party) : undefined;
}

function quoteAny(trip: Priced, { date, travelers, children: young }: Party): Quote {
  const children = Number(young);
  return quote(trip, { date, adults: Number(travelers) - children, children });
}

export type PartyPrice = {
  /**
   * US dollars, shared evenly by all who go; null on request. It is the "from" price for a party
   * that is not chosen.
   */
  price: number | null;
  /** Whether it is that of the cheapest season, because no date is chosen. */
  isFrom: boolean;
  /** Why the party cannot begin the trip on its date; null where it can. */
  closed: Closed | null;
};

/**
 * What each trip asks of a party on its date, worked out once for each. Without `prices` it is the
 * "from" price.
 */
export function pricing(
  trips: readonly TripFacts[],
  prices: readonly TripPrices[] | undefined,
  party: Party,
): (trip: TripFacts) => PartyPrice {
  const ids = distinguish(trips.map(({ id }) => id));
  const byId = new Map(prices?.map((each) => [each.trip, each]));
  const byTrip = new Map(trips.map((trip, at) => [trip, byId.get(ids[at] ?? '')]));
  const priceOf = (trip: TripFacts): PartyPrice => {
    const own = byTrip.get(trip);
    if (!own) return { price: trip.price, isFrom: false, closed: null };
    const priced = { ...own, price: trip.price, minParty: trip.least };
    const { total, isFrom, closed } = quoteAny(priced, party);
    if (!party.travelers) return { price: trip.price, isFrom, closed };
    return { price: total === null ? null : total / Number(party.travelers), isFrom, closed };
  };
  const known = new Map<TripFacts, PartyPrice>();
  return (trip) => {
    const price = known.get(trip) ?? priceOf(trip);
    known.set(trip, price);
    return price;
  };
}
