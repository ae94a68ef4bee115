import { type Party, type Priced, type Quote, quote } from './quote.ts';

/**
 * The price of a trip for a party that has chosen no date: the total of the season that is cheapest
 * for it, which is not named. It is on request where no season has a price for the party.
 */
export function quoteFrom(trip: Priced, party: Omit<Party, 'date'>): Quote {
  const { rates = [] } = trip;
  const undated = { ...trip, departures: [], closedDates: [] };
  const quotes = rates.map(({ from }) => quote(undated, { ...party, date: from }));
  const priced = quotes.filter(({ total }) => total !== null);
  const [cheapest] = priced.toSorted((a, b) => Number(a.total) - Number(b.total));
  if (cheapest) return { ...cheapest, season: '' };
  const plain = quote(undated, { ...party, date: '' });
  return rates.length === 0 ? plain : { ...plain, lines: [], total: null };
}
