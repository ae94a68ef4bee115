import { publicPath, TOUR_TYPES } from '@karibu/graph/contract';
import type { PackageCategoryLink } from '#content/package-categories.ts';
import { tourTypePath, tourTypeTitle } from '#features/tours/tour-type.ts';
import * as words from './layout.words.ts';

export type NavigationLink = { label: string; path: string };

/** Links under one name, which lights up on every path below its section. */
export type NavigationMenu = { label: string; section: string; links: NavigationLink[] };

const TOUR_LINKS: NavigationLink[] = [
  { label: words.navAllTours, path: '/tours' },
  ...TOUR_TYPES.map((type) => ({ label: tourTypeTitle(type), path: tourTypePath(type) })),
];

const ALL_PACKAGES: NavigationLink = { label: words.navAllPackages, path: '/packages' };

/** The links of the navigation bar, in order, with a page for each category of packages. */
export function listNavigation(
  categories: PackageCategoryLink[],
): (NavigationLink | NavigationMenu)[] {
  const packages = categories.map(({ name, slug }) => ({
    label: name,
    path: publicPath['package-categories'](slug),
  }));
  return [
    { label: words.navHome, path: '/' },
    { label: words.navTours, section: '/tours', links: TOUR_LINKS },
    { label: words.navPackages, section: '/packages', links: [ALL_PACKAGES, ...packages] },
    { label: words.navDestinations, path: '/destinations' },
    { label: words.navBlog, path: '/blog' },
    { label: words.navAbout, path: '/about' },
    { label: words.navContact, path: '/contact' },
  ];
}

/** The link groups of the footer that do not depend on settings. */
export const FOOTER_LINKS = {
  company: [
    { label: words.navHome, path: '/' },
    { label: words.navAbout, path: '/about' },
    { label: words.navTeam, path: '/about#team' },
    { label: words.navCareers, path: '/careers' },
  ],
  services: [...TOUR_LINKS, ALL_PACKAGES],
  support: [
    { label: words.navPlanJourney, path: '/contact' },
    { label: words.navFindUs, path: '/contact#map' },
  ],
  resources: [
    { label: words.navDestinations, path: '/destinations' },
    { label: words.navGallery, path: '/gallery' },
    { label: words.navTravelBlog, path: '/blog' },
  ],
} satisfies Record<string, NavigationLink[]>;

/** Whether a path is the section's own page or lies below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}
