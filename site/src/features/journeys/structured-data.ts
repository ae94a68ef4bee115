import { htmlToText } from '@karibu/graph/contract';
import type { Journey } from './journey.ts';

/** A tour or package, as search engines read it. */
export function describeJourney(journey: Journey, address: string): Record<string, unknown> {
  return {
    '@type': 'TouristTrip',
    name: journey.title,
    description: htmlToText(journey.description).slice(0, 300),
    url: address,
    itinerary: journey.itinerary.map((day) => day.title),
    offers: { '@type': 'Offer', price: journey.price, priceCurrency: 'USD', url: address },
  };
}
