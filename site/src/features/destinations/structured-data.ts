import { type Destination, htmlToText } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl, type Thing } from '#layouts/structured-data.ts';

/** A destination, as search engines read it. */
export function describeDestination(content: Content, place: Destination, address: string): Thing {
  return {
    '@type': 'TouristDestination',
    name: place.name,
    description: htmlToText(place.description).slice(0, 300),
    image: absoluteUrl(content, place.image),
    url: address,
    containedInPlace: { '@type': 'Continent', name: place.continent },
  };
}
