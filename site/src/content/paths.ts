import { publicPath, TOUR_TYPES } from '@karibu/graph/contract';
import type { Content } from './content.ts';

/** Files beside the pages. */
const FILES = ['/blog/rss.xml', '/manifest.webmanifest', '/robots.txt', '/tours/index.json'];

/** Tells when the others changed, so it is rendered after them. */
const SITEMAP = '/sitemap.xml';

/** Pages that are there whatever the content. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = [
  '/',
  '/404',
  '/about',
  '/blog',
  '/blog/404',
  '/careers',
  '/careers/404',
  '/contact',
  '/destinations',
  '/destinations/404',
  '/gallery',
  '/packages',
  '/packages/404',
  '/packages/category/404',
  '/tours',
  '/tours/404',
  '/tours/compare',
  ...TOUR_TYPES.map((type) => `/tours/type/${type}`),
];

/** The address of every page of a release, without repeats, in the order to render them. */
export function listPaths(content: Content): string[] {
  const paths = [
    ...FILES,
    ...FIXED_PATHS,
    ...content.tours().map((tour) => publicPath.tours(tour.slug)),
    ...content.tourNamePages().map((_, index) => toursByNamePath(index + 1)),
    ...content.mappedTours().map((slug) => mapPath(publicPath.tours(slug))),
    ...content.mappedPackages().map((slug) => mapPath(publicPath.packages(slug))),
    ...content.packages().map((trip) => publicPath.packages(trip.slug)),
    ...content
      .packageCategoryLinks()
      .map((category) => publicPath['package-categories'](category.slug)),
    ...content.posts().map((post) => publicPath.blog(post.slug)),
    ...listBlogPages(content.postPageCount()),
    ...content.careerSlugs().map(publicPath.careers),
    ...content.destinations().map((place) => publicPath.destinations(place.slug)),
    SITEMAP,
  ];
  return [...new Set(paths)];
}

/** The address of the map of a journey, whose page is at `path`. */
export function mapPath(path: string): string {
  return `${path}/map.svg`;
}

/** The address of one of the pages that have the names of all tours. */
export function toursByNamePath(page: number): string {
  return `/tours/by-name/${page}`;
}

/** The address of one page of the blog's list. */
export function blogPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

function listBlogPages(count: number): string[] {
  return Array.from({ length: count }, (_, index) => blogPagePath(index + 1));
}
