import { countParts, listParts } from '../features/feeds/sitemap-parts.ts';

/** Pages and files that belong to no resource. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = [
  ...['/', '/404', '/about', '/contact'],
  ...['/manifest.webmanifest', '/robots.txt', '/saved-trip.js', '/sitemap-images.xml'],
];

/** It tells when the others changed, so it and its parts are rendered after them. */
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

/** Whether search engines may list what stands at a path: no file, and no page of one visitor's. */
function isListed(path: string): boolean {
  return !path.endsWith('/404') && !path.includes('.') && path !== '/tours/compare';
}

/** The paths that the sitemap names. */
export function listedPaths(paths: readonly string[]): string[] {
  return paths.filter(isListed);
}

/**
 * The address of every page of a release, without repeats, in the order to render them. Feeds are
 * left out where the site's address is not known. `others` are files that no resource has.
 */
export function listPaths<Queries>(
  resources: Pages<Queries>[],
  content: Queries,
  isAddressKnown: boolean,
  others: string[],
): string[] {
  const fixed = [...FIXED_PATHS, ...resources.flatMap(({ fixedPaths }) => fixedPaths)];
  const ofRecords = resources.flatMap(({ paths }) => paths(content));
  const paths = [...new Set([...fixed.sort(), ...ofRecords])];
  if (!isAddressKnown) return paths.filter((path) => !OF_ADDRESSES.has(path));
  const parts = listParts(SITEMAP, countParts(listedPaths(paths).length));
  return [...paths, ...others, ...parts, SITEMAP];
}
