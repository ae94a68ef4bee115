import type { Thing } from '#layouts/structured-data.ts';
import type { Journey } from './journey.ts';

/** What a journey costs, as search engines read it; nothing where no price is known. */
export function describeOffers(journey: Journey, address: string): { offers?: Thing } {
  const { price, rates, departures } = journey;
  const own = departures.map((departure) => departure.price ?? 0);
  const seasons = rates.flatMap(({ perPerson }) => perPerson.map((step) => step.price));
  const prices = [price, ...seasons, ...own].filter((each) => each > 0);
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0) return {};
  const shared = {
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: address,
  };
  if (lowPrice === highPrice) return { offers: { '@type': 'Offer', price: lowPrice, ...shared } };
  return { offers: { '@type': 'AggregateOffer', lowPrice, highPrice, ...shared } };
}
