import { htmlToText } from '@karibu/graph/contract';
import { summarize } from '#components/shorten.ts';
import type { Content } from '#content/content.ts';
import { absoluteUrl, nameOperator, type Thing } from '#layouts/structured-data.ts';
import type { Journey } from './journey.ts';

/** A tour or package, as search engines read it. Ratings are left to those who gave them. */
export function describeJourney(content: Content, journey: Journey, address: string): Thing {
  const { title, description, image, itinerary, price } = journey;
  return {
    '@type': 'TouristTrip',
    name: title,
    description: summarize(htmlToText(description)),
    url: address,
    image: absoluteUrl(content, image),
    provider: nameOperator(content),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: itinerary.length,
      itemListElement: itinerary.map((day, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: day.title,
        description: day.description,
      })),
    },
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: address,
      },
    }),
  };
}
