/** Pages and files that belong to no resource. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = [
  ...['/', '/404', '/about', '/contact'],
  ...['/manifest.webmanifest', '/robots.txt', '/saved-trip.js', '/sitemap-images.xml'],
];

/** It tells when the others changed, so it is rendered after them. */
const SITEMAP = '/sitemap.xml';

/** They hold nothing but absolute addresses, so they need the site's own. */
const OF_ADDRESSES = new Set([SITEMAP, '/blog/rss.xml']);

/** The pages of a resource: those that are always there, and those of its records. */
type Pages<Queries> = { fixedPaths: string[]; paths: (content: Queries) => string[] };

/** The addresses that are there whatever the content. */
export function listFixedPaths(resources: Pick<Pages<never>, 'fixedPaths'>[]): string[] {
  const fixed = [...FIXED_PATHS, ...resources.flatMap(({ fixedPaths }) => fixedPaths)];
  return fixed.filter((path) => !OF_ADDRESSES.has(path));
}

/**
 * The address of every page of a release, without repeats, in the order to render them. Feeds are
 * left out where the site's address is not known.
 */
export function listPaths<Queries>(
  resources: Pages<Queries>[],
  content: Queries,
  isAddressKnown: boolean,
): string[] {
  const fixed = [...FIXED_PATHS, ...resources.flatMap(({ fixedPaths }) => fixedPaths)];
  const ofRecords = resources.flatMap(({ paths }) => paths(content));
  const paths = [...new Set([...fixed.sort(), ...ofRecords, SITEMAP])];
  return isAddressKnown ? paths : paths.filter((path) => !OF_ADDRESSES.has(path));
}
