import { htmlToText, type Stay, summarize } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl, type Thing } from '#layouts/structured-data.ts';

/** A stay, as search engines read it. */
export function describeStay(content: Content, stay: Stay, address: string): Thing {
  const { name, description, image, place, latitude, longitude, facilities } = stay;
  return {
    '@type': 'LodgingBusiness',
    name,
    description: summarize(htmlToText(description)),
    url: address,
    image: absoluteUrl(content, image),
    address: { '@type': 'PostalAddress', addressLocality: place },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(facilities.length > 0 && {
      amenityFeature: facilities.map((facility) => ({
        '@type': 'LocationFeatureSpecification',
        name: facility,
        value: true,
      })),
    }),
  };
}
