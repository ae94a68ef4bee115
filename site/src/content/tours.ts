import {
  htmlToText,
  publicPath,
  type Snapshot,
  TOUR_TYPES,
  type Tour,
} from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { mapPath, mappedSlugs } from './maps.ts';
import { changesOf } from './page-changes.ts';
import { ofRecord, single } from './query.ts';
import { resourceContent } from './resource-content.ts';
import { tourListQueries } from './tour-lists.ts';
import { summaryOf, type TourSummary } from './tour-summary.ts';

/** What the list of tours needs to filter and to compare, beside the summary. */
export type TourEntry = TourSummary & {
  /** Its description without markup. */
  text: string;
  highlights: string[];
  /** The slugs that it had before, where it had others. */
  formerSlugs?: string[];
};

const FEATURED_TOURS = 6;
const FIRST_TOURS = 3;
const HIGHLIGHTS_OF_AN_ENTRY = 4;

const entryOf = ofRecord(
  (tour: Tour): TourEntry => ({
    ...summaryOf(tour),
    text: htmlToText(tour.description),
    highlights: tour.highlights.slice(0, HIGHLIGHTS_OF_AN_ENTRY),
  }),
);

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
    ...content.tourSlugs().map(publicPath.tours),
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
  const tours = single(() => active().map(summaryOf));
  return {
    /** The slugs of active tours in their order. */
    tourSlugs: single(() => active().map(({ slug }) => slug)),
    /** The tours of the home page. */
    featuredTours: single(() =>
      tours()
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, FEATURED_TOURS),
    ),
    /** Tours for a page that has none of its own to show. */
    firstTours: single(() => tours().slice(0, FIRST_TOURS)),
    /** All tours, as the index of the list holds them. */
    tourEntries: single(() => listEntries(active(), snapshot.redirects)),
    /** The slugs of tours that have a map. */
    mappedTours: single(() => mappedSlugs(active())),
    tourBySlug: bySlug(active),
    ...tourListQueries(snapshot, tours),
  };
}

function typePath(type: Tour['tourType']): string {
  return `/tours/type/${type}`;
}

function listEntries(tours: Tour[], redirects: Record<string, string>): TourEntry[] {
  const formerSlugs = groupFormerSlugs(redirects);
  return tours.map((tour) => {
    const former = formerSlugs.get(tour.slug);
    return former ? { ...entryOf(tour), ...former } : entryOf(tour);
  });
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
