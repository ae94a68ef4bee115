import {
  htmlToText,
  pick,
  publicPath,
  type Snapshot,
  TOUR_TYPES,
  type Tour,
} from '@karibu/graph/contract';
import { mapPath, mappedSlugs } from './maps.ts';
import { changesOf } from './page-changes.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const SUMMARY = [
  'slug',
  'title',
  'image',
  'category',
  'destination',
  'tourType',
  'duration',
  'price',
  'rating',
  'reviews',
  'isFeatured',
  'bestMonths',
] as const;

/** What lists say of a tour. A change of anything else leaves every list as it is. */
export type TourSummary = Pick<Tour, (typeof SUMMARY)[number]>;

/** What the list of tours needs to filter and to compare, beside the summary. */
export type TourEntry = TourSummary & {
  /** Its description without markup. */
  text: string;
  highlights: string[];
  /** The slugs that it had before, where it had others. */
  formerSlugs?: string[];
};

/** What a line says of a tour. */
export type TourName = Pick<Tour, 'slug' | 'title' | 'duration' | 'price'>;

/** Up to this many tours, the page of a list has the names of all; see decision 16. */
export const MOST_NAMES_IN_PLACE = 60;

const NAMES_ON_A_PAGE = 120;
const FEATURED_TOURS = 6;
const HIGHLIGHTS_OF_AN_ENTRY = 4;

export const tours = resourceContent({
  queries: tourQueries,
  fixedPaths: [
    '/tours',
    '/tours/404',
    '/tours/compare',
    '/tours/index.json',
    ...TOUR_TYPES.map(typePath),
  ],
  paths: (content) => [
    ...content.tours().map(({ slug }) => publicPath.tours(slug)),
    ...content.tourNamePages().map((_, index) => toursByNamePath(index + 1)),
    ...content.mappedTours().map((slug) => mapPath(publicPath.tours(slug))),
  ],
  changes: (snapshot) =>
    changesOf(snapshot.tours, ({ slug, tourType }) => [
      publicPath.tours(slug),
      '/tours',
      typePath(tourType),
      '/',
    ]),
});

/** The address of one of the pages that have the names of all tours; `page` counts from 1. */
export function toursByNamePath(page: number): string {
  return `/tours/by-name/${page}`;
}

function tourQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.tours.filter(({ isActive }) => isActive));
  const tours = single((): TourSummary[] => active().map((tour) => pick(tour, SUMMARY)));
  return {
    /** Active tours in their order. */
    tours,
    /** The tours of the home page. */
    featuredTours: single(() =>
      tours()
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, FEATURED_TOURS),
    ),
    /** All tours, as the index of the list holds them. */
    tourEntries: single(() => listEntries(active(), snapshot.redirects)),
    /** The slugs of tours that have a map. */
    mappedTours: single(() => mappedSlugs(active())),
    tourBySlug: query((slug: string) => active().find((tour) => tour.slug === slug)),
    toursByType: query((type: Tour['tourType']) =>
      tours().filter(({ tourType }) => tourType === type),
    ),
    /** Tours whose destination text contains the name, in whatever case. */
    toursOfDestination: query((name: string) => tours().filter((tour) => goesTo(tour, name))),
    ...nameQueries(tours),
  };
}

/** Queries about the pages that have the names of all tours. */
function nameQueries(tours: () => TourSummary[]) {
  const names = single(() => tours().toSorted((a, b) => a.title.localeCompare(b.title, 'en')));
  const namesOf = (page: number) =>
    names().slice((page - 1) * NAMES_ON_A_PAGE, page * NAMES_ON_A_PAGE);
  return {
    /** The names on one of these pages, in their order; `page` counts from 1. */
    toursByName: query((page: string): TourName[] =>
      namesOf(Number(page)).map((tour) => pick(tour, ['slug', 'title', 'duration', 'price'])),
    ),
    /** The first and the last title of each page. There is no page while a list has all names. */
    tourNamePages: single(() => {
      const count = names().length <= MOST_NAMES_IN_PLACE ? 0 : names().length;
      return Array.from({ length: Math.ceil(count / NAMES_ON_A_PAGE) }, (_, index) => {
        const page = namesOf(index + 1);
        return { from: page.at(0)?.title ?? '', to: page.at(-1)?.title ?? '' };
      });
    }),
  };
}

function typePath(type: Tour['tourType']): string {
  return `/tours/type/${type}`;
}

function listEntries(tours: Tour[], redirects: Record<string, string>): TourEntry[] {
  const formerSlugs = groupFormerSlugs(redirects);
  return tours.map((tour) => ({
    ...pick(tour, SUMMARY),
    text: htmlToText(tour.description),
    highlights: tour.highlights.slice(0, HIGHLIGHTS_OF_AN_ENTRY),
    ...formerSlugs.get(tour.slug),
  }));
}

/** By the slug of today, the slugs that a tour had before. */
function groupFormerSlugs(redirects: Record<string, string>) {
  const start = publicPath.tours('');
  const moves = Object.entries(redirects).filter(([from]) => from.startsWith(start));
  const slugOf = (path: string) => path.slice(start.length);
  const groups = Map.groupBy(moves, ([, to]) => slugOf(to));
  const describe = (group: typeof moves) => ({ formerSlugs: group.map(([from]) => slugOf(from)) });
  return new Map([...groups].map(([slug, group]) => [slug, describe(group)]));
}

function goesTo({ destination }: TourSummary, name: string): boolean {
  return destination.toLowerCase().includes(name.toLowerCase());
}
