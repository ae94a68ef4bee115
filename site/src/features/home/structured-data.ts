import type { Content } from '#content/content.ts';
import { findPoint } from '#features/operator/map-point.ts';
import { describeHours } from '#features/operator/opening-hours.ts';
import { describeAddress } from '#features/operator/postal-address.ts';
import { logoAddress } from '#layouts/icons.ts';
import { absoluteUrl, homeAddress, type Thing } from '#layouts/structured-data.ts';

/** The operator and the site, as search engines read them. What the settings do not say is left out. */
export function describeHome(content: Content): Thing[] {
  const { siteName } = content.settings();
  const url = homeAddress(content);
  return [describeOperator(content), { '@type': 'WebSite', name: siteName, url }];
}

function describeOperator(content: Content): Thing {
  const { siteName, tagline, email, phone, heroSection, socialLinks } = content.settings();
  const image = heroSection.backgroundImage;
  const sameAs = Object.values(socialLinks ?? {}).filter(Boolean);
  return {
    '@type': 'TravelAgency',
    name: siteName,
    description: tagline,
    url: homeAddress(content),
    logo: logoAddress(content),
    ...(image && { image: absoluteUrl(content, image) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...describeOffice(content),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function describeOffice(content: Content): Record<string, unknown> {
  const { address, mapEmbedUrl, workingHours } = content.settings();
  const point = findPoint(mapEmbedUrl);
  const hours = describeHours(workingHours);
  return {
    ...(address && { address: describeAddress(address) }),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...describePrices(content),
  };
}

/** What the cheapest and the dearest trip cost. */
function describePrices(content: Content): Record<string, unknown> {
  const { lowest, highest } = content.priceRange();
  return lowest > 0 ? { priceRange: `$${lowest}-$${highest}` } : {};
}
