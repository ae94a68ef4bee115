import type { Content } from '#content/content.ts';
import { absoluteUrl, homeAddress, type Thing } from '#layouts/structured-data.ts';

/** The operator, as search engines read it. */
export function describeOperator(content: Content): Thing {
  const { siteName, tagline, email, phone, address, logo, heroSection, socialLinks } =
    content.settings();
  const image = heroSection.backgroundImage;
  return {
    '@type': 'TravelAgency',
    name: siteName,
    description: tagline,
    url: homeAddress(content),
    ...(logo && { logo: absoluteUrl(content, logo) }),
    ...(image && { image: absoluteUrl(content, image) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    sameAs: Object.values(socialLinks ?? {}).filter(Boolean),
  };
}
