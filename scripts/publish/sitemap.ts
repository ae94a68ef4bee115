/** The file of a release that says when its pages changed. */
export const SITEMAP = '/sitemap.xml';

const ENTRY = /<url><loc>([^<]+)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>/g;

/**
 * A sitemap with new dates. `dateOf` gives the moment of a page by its path, in ISO 8601; where it
 * gives none, the entry stays as it is. Throws when an entry is not written as it has always been:
 * its page would keep a wrong date.
 */
export function dateSitemap(xml: string, dateOf: (path: string) => string | undefined): string {
  let found = 0;
  const dated = xml.replaceAll(ENTRY, (entry, address: string) => {
    found += 1;
    const at = dateOf(new URL(address).pathname);
    return at ? `<url><loc>${address}</loc><lastmod>${at}</lastmod></url>` : entry;
  });
  const entries = xml.match(/<(\w+:)?loc\b/g)?.length ?? 0;
  if (found > 0 && found === entries) return dated;
  throw new Error(
    `scripts/publish/sitemap.ts did not find its pattern: ${ENTRY} matches ${found} of the ` +
      `${entries} entries of ${SITEMAP}. Look at site/src/features/feeds/sitemap.ts, which writes ` +
      'them, then change the pattern.',
  );
}
