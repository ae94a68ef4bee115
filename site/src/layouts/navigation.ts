import { publicPath, TOUR_TYPES } from '@karibu/graph/contract';
import type { PackageCategoryLink } from '#content/package-categories.ts';
import { tourTypePath, tourTypeTitle } from '#features/tours/tour-type.ts';

export type NavigationLink = { label: string; path: string };

/** Links under one name, which lights up on every path below its section. */
export type NavigationMenu = { label: string; section: string; links: NavigationLink[] };

const TOUR_LINKS: NavigationLink[] = [
  { label: 'All Tours', path: '/tours' },
  ...TOUR_TYPES.map((type) => ({ label: tourTypeTitle(type), path: tourTypePath(type) })),
];

const ALL_PACKAGES: NavigationLink = { label: 'All Packages', path: '/packages' };

/** The links of the navigation bar, in order, with a page for each category of packages. */
export function listNavigation(
  categories: PackageCategoryLink[],
): (NavigationLink | NavigationMenu)[] {
  const packages = categories.map(({ name, slug }) => ({
    label: name,
    path: publicPath['package-categories'](slug),
  }));
  return [
    { label: 'Home', path: '/' },
    { label: 'Tours', section: '/tours', links: TOUR_LINKS },
    { label: 'Packages', section: '/packages', links: [ALL_PACKAGES, ...packages] },
    { label: 'Destinations', path: '/destinations' },
    { label: 'Blog', path: '/blog' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
  ];
}

/** The link groups of the footer that do not depend on settings. */
export const FOOTER_LINKS = {
  company: [
    { label: 'Home', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Our team', path: '/about#team' },
    { label: 'Careers', path: '/careers' },
  ],
  services: [...TOUR_LINKS, ALL_PACKAGES],
  support: [{ label: 'Plan a journey', path: '/contact' }],
  resources: [
    { label: 'Destinations', path: '/destinations' },
    { label: 'Gallery', path: '/gallery' },
    { label: 'Travel Blog', path: '/blog' },
  ],
} satisfies Record<string, NavigationLink[]>;

/** Whether a path is the section's own page or lies below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}
