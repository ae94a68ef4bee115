import type { Content } from '#content/content.ts';

/** A thing of schema.org's vocabulary, as JSON-LD writes it. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>;

/** A page that stands above another one. */
export type Crumb = { label: string; path: string };

/** The way from the home page to this one. Addresses are absolute. */
export function describeTrail(publicUrl: string, trail: Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + path,
    })),
  };
}

/** The pages that a list leads to, in its order; nothing for an empty list. */
export function describeList(content: Content, paths: string[]): Thing[] {
  const itemListElement = paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: content.publicUrl() + path,
  }));
  return paths.length > 0 ? [{ '@type': 'ItemList', itemListElement }] : [];
}

/** The address of the home page, to the letter as its canonical link has it. */
export function homeAddress(content: Content): string {
  return `${content.publicUrl()}/`;
}

/**
 * The operator in short, for things that are offered or published by it. It is an organisation there:
 * an agency would have to give its address on each of those pages.
 */
export function nameOperator(content: Content): Thing {
  return { '@type': 'Organization', name: content.settings().siteName, url: homeAddress(content) };
}

/** The absolute address of a picture, whether we keep it or not. */
export function absoluteUrl(content: Content, url: string): string {
  return URL.canParse(url) ? url : content.publicUrl() + url;
}
