import { htmlToText, type Tour } from '@karibu/graph/contract';

/** A tour, as search engines read it. */
export function describeTour(tour: Tour, address: string): Record<string, unknown> {
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    description: htmlToText(tour.description).slice(0, 300),
    url: address,
    itinerary: tour.itinerary.map((day) => day.title),
    offers: { '@type': 'Offer', price: tour.price, priceCurrency: 'USD', url: address },
  };
}
