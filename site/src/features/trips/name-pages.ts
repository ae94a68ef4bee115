import type { Content } from '#content/content.ts';
import { packagesByNamePath } from '#content/packages.ts';
import { toursByNamePath } from '#content/tours.ts';
import * as packageWords from '#features/packages/package.words.ts';
import * as tourWords from '#features/tours/tour.words.ts';
import type { TripKind } from './trip-key.ts';
import * as words from './trip-names.words.ts';

/** The pages with the names of all trips of a kind, where the list's own page has no room. */
export const NAME_PAGES = {
  tours: {
    words: words.tours,
    list: { label: tourWords.allTours, path: '/tours' },
    pathOf: toursByNamePath,
    listPages: (content: Content) => content.tourNamePages(),
    namesOf: (content: Content, page: number) => content.toursByName(String(page)),
  },
  packages: {
    words: words.packages,
    list: { label: packageWords.allPackages, path: '/packages' },
    pathOf: packagesByNamePath,
    listPages: (content: Content) => content.packageNamePages(),
    namesOf: (content: Content, page: number) => content.packagesByName(String(page)),
  },
} satisfies Record<TripKind, unknown>;
