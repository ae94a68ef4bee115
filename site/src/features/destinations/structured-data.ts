import { type Destination, htmlToText, summarize } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl, type Thing } from '#layouts/structured-data.ts';

/** A destination, as search engines read it. */
export function describeDestination(content: Content, place: Destination, address: string): Thing {
  return {
    '@type': 'TouristDestination',
    name: place.name,
    description: summarize(htmlToText(place.description)),
    image: absoluteUrl(content, place.image),
    url: address,
    containedInPlace: { '@type': 'Continent', name: place.continent },
  };
}
