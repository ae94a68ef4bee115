/** The file of a release that says when its pages changed. Of a large site it is an index. */
export const SITEMAP = '/sitemap.xml';

/** Whether a path is that of the sitemap of pages, or of a part of it. */
export function isSitemap(path: string): boolean {
  return /^\/sitemap(-\d+)?\.xml$/.test(path);
}

const ENTRY = /<url><loc>([^<]+)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>/g;

/**
 * A sitemap with new dates. `dateOf` gives the moment of a page by its path, in ISO 8601; where it
 * gives none, the entry stays as it is. Throws as `assertDatable` does.
 */
export function dateSitemap(xml: string, dateOf: (path: string) => string | undefined): string {
  assertDatable(xml);
  return xml.replaceAll(ENTRY, (entry, address: string) => {
    const at = dateOf(new URL(address).pathname);
    return at ? `<url><loc>${address}</loc><lastmod>${at}</lastmod></url>` : entry;
  });
}

/** An index names the parts of a sitemap and has no dates. */
function isIndex(xml: string): boolean {
  return /<sitemapindex\b/.test(xml);
}

/** The paths that an index names. */
export function listParts(xml: string): string[] {
  return [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** The paths that a sitemap names. */
export function listAddresses(xml: string): string[] {
  return [...xml.matchAll(ENTRY)].map(([, address = '']) => {
    return decodeURI(new URL(address.replaceAll('&amp;', '&')).pathname);
  });
}

/**
 * Throws when an entry of a sitemap is not written as it has always been: it could not be dated
 * again, and its page would keep a wrong date.
 */
export function assertDatable(xml: string): void {
  if (isIndex(xml)) return;
  const found = xml.match(ENTRY)?.length ?? 0;
  const entries = xml.match(/<(\w+:)?loc\b/g)?.length ?? 0;
  if (found > 0 && found === entries) return;
  throw new Error(
    `scripts/publish/sitemap.ts did not find its pattern: ${ENTRY} matches ${found} of the ` +
      `${entries} entries of ${SITEMAP}. Look at site/src/features/feeds/sitemap.ts, which writes ` +
      'them, then change the pattern.',
  );
}
