import { publicPath, TOUR_TYPES } from '@karibu/graph/contract';
import type { Content } from './content.ts';

/** Files beside the pages. */
const FILES = ['/blog/rss.xml', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

/** Pages that are there whatever the content. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = [
  '/',
  '/404',
  '/about',
  '/contact',
  '/destinations',
  '/destinations/404',
  '/tours',
  '/tours/404',
  ...TOUR_TYPES.map((type) => `/tours/type/${type}`),
];

/** The address of every page of a release, without repeats. */
export function listPaths(content: Content): string[] {
  const paths = [
    ...FILES,
    ...FIXED_PATHS,
    ...content.tours().map((tour) => publicPath.tours(tour.slug)),
    ...content.destinations().map((place) => publicPath.destinations(place.slug)),
  ];
  return [...new Set(paths)];
}
