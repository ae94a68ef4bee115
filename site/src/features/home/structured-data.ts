import type { Content } from '#content/content.ts';

/** The operator, as search engines read it. */
export function describeOperator(content: Content): Record<string, unknown> {
  const { siteName, tagline, email, phone, address, socialLinks } = content.settings();
  return {
    '@type': 'TravelAgency',
    name: siteName,
    description: tagline,
    url: content.publicUrl(),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    sameAs: Object.values(socialLinks ?? {}).filter(Boolean),
  };
}
