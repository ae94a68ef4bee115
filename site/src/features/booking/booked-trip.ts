import type { Journey } from '#features/journeys/journey.ts';

/** What of a trip the booking form needs: what decides its price, and when one can go. */
export type BookedTrip = Pick<
  Journey,
  'price' | 'minParty' | 'rates' | 'departures' | 'closedDates' | 'extras'
>;

/** That part of a trip, for the form's script. Departures that are over are left out. */
export function bookedTrip(trip: Journey, isOver: (date: string) => boolean): BookedTrip {
  const { price, minParty, rates, departures, closedDates, extras } = trip;
  const isAhead = ({ date }: { date: string }) => !isOver(date);
  return { price, minParty, rates, departures: departures.filter(isAhead), closedDates, extras };
}

/** Whether something other than its price per person decides what a trip costs. */
export function hasOwnPrices({ rates, departures, extras }: BookedTrip): boolean {
  const isPriced = departures.some(({ price }) => price !== null);
  return rates.length > 0 || extras.length > 0 || isPriced;
}

/** The youngest and the oldest age of a child's price; undefined where no season has one. */
export function childAges({
  rates,
}: BookedTrip): { from: number | null; to: number | null } | undefined {
  const prices = rates.map(({ child }) => child).filter(({ percent }) => percent !== null);
  if (prices.length === 0) return undefined;
  const ends = (list: (number | null)[]) => list.filter((age) => age !== null);
  const [youngest, oldest] = [
    ends(prices.map(({ fromAge }) => fromAge)),
    ends(prices.map(({ toAge }) => toAge)),
  ];
  return {
    from: youngest.length > 0 ? Math.min(...youngest) : null,
    to: oldest.length > 0 ? Math.max(...oldest) : null,
  };
}

/** Whether a season asks more for a room of one's own. */
export function hasSingles({ rates }: BookedTrip): boolean {
  return rates.some(({ singleSupplement }) => (singleSupplement ?? 0) > 0);
}
