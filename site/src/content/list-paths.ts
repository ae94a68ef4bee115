/** Pages and files that belong to no resource. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = ['/', '/404', '/about', '/contact', '/manifest.webmanifest', '/robots.txt'];

/** It tells when the others changed, so it is rendered after them. */
const SITEMAP = '/sitemap.xml';

/** The pages of a resource: those that are always there, and those of its records. */
type Pages<Queries> = { fixedPaths: string[]; paths: (content: Queries) => string[] };

/** The addresses that are there whatever the content. */
export function listFixedPaths(resources: Pick<Pages<never>, 'fixedPaths'>[]): string[] {
  return [...FIXED_PATHS, ...resources.flatMap(({ fixedPaths }) => fixedPaths), SITEMAP];
}

/** The address of every page of a release, without repeats, in the order to render them. */
export function listPaths<Queries>(resources: Pages<Queries>[], content: Queries): string[] {
  const fixed = listFixedPaths(resources).filter((path) => path !== SITEMAP);
  const ofRecords = resources.flatMap(({ paths }) => paths(content));
  return [...new Set([...fixed.sort(), ...ofRecords, SITEMAP])];
}
