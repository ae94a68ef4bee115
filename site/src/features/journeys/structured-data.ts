import { htmlToText, summarize, type Testimonial } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl, nameOperator, type Thing } from '#layouts/structured-data.ts';
import type { Journey } from './journey.ts';
import { describeOffers } from './offers.ts';

/**
 * A tour or package, as search engines read it. They show price and stars of a `Product`, which has
 * an offer, a rating or a review:
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function describeJourney(content: Content, journey: Journey, address: string): Thing {
  const { title, description, image, itinerary } = journey;
  const product = { ...describeOffers(journey, address), ...describeRating(content, journey) };
  return {
    '@type': Object.keys(product).length > 0 ? ['Product', 'TouristTrip'] : 'TouristTrip',
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
    ...product,
  };
}

/** What the page shows of what guests think. A rating without reviews is nobody's. */
function describeRating(content: Content, journey: Journey): Record<string, unknown> {
  const { title, rating, reviews } = journey;
  const voices = content.reviewsOf(title).map(describeReview);
  return {
    ...(rating !== null &&
      reviews > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
      }),
    ...(voices.length > 0 && { review: voices }),
  };
}

function describeReview({ name, rating, text }: Testimonial): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    reviewBody: htmlToText(text),
  };
}
