import { TOUR_TYPES } from '@karibu/graph/contract';
import { tourTypePath, tourTypeTitle } from '#features/tours/tour-type.ts';

export type NavigationLink = { label: string; path: string };

/** Links under one name, which lights up on every path below its section. */
export type NavigationMenu = { label: string; section: string; links: NavigationLink[] };

const TOUR_LINKS: NavigationLink[] = [
  { label: 'All Tours', path: '/tours' },
  ...TOUR_TYPES.map((type) => ({ label: tourTypeTitle(type), path: tourTypePath(type) })),
];

/** The links of the navigation bar, in order. A page that does not exist yet has no line here. */
export const NAVIGATION: (NavigationLink | NavigationMenu)[] = [
  { label: 'Home', path: '/' },
  { label: 'Tours', section: '/tours', links: TOUR_LINKS },
  { label: 'Destinations', path: '/destinations' },
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
];

/** The link groups of the footer that do not depend on settings. */
export const FOOTER_LINKS = {
  company: [
    { label: 'Home', path: '/' },
    { label: 'About', path: '/about' },
  ],
  services: TOUR_LINKS,
  support: [{ label: 'Plan a journey', path: '/contact' }],
  resources: [
    { label: 'Destinations', path: '/destinations' },
    { label: 'Gallery', path: '/gallery' },
  ],
} satisfies Record<string, NavigationLink[]>;

/** Whether a path is the section's own page or lies below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}
