import {
  htmlToText,
  type Package,
  type PackageCategory,
  publicPath,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract';
import { query, single } from './query.ts';

const TOUR_SUMMARY = [
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
const PACKAGE_SUMMARY = [
  'slug',
  'title',
  'image',
  'category',
  'destination',
  'duration',
  'price',
  'originalPrice',
  'rating',
  'reviews',
  'maxGroupSize',
  'isFeatured',
] as const;

/** What lists say of a tour. A change of anything else leaves every list as it is. */
export type TourSummary = Pick<Tour, (typeof TOUR_SUMMARY)[number]>;

/** What a menu says of a category of packages. */
export type PackageCategoryLink = Pick<PackageCategory, 'name' | 'slug'>;

/** What lists say of a package. */
export type PackageSummary = Pick<Package, (typeof PACKAGE_SUMMARY)[number]>;

/** What the list of tours needs to narrow and to compare, beside the summary. */
export type TourEntry = TourSummary & {
  /** Its description without markup. */
  text: string;
  highlights: string[];
  /** The slugs it had before, where it had others. */
  formerSlugs?: string[];
};

/** What a line says of a tour. */
export type TourName = Pick<Tour, 'slug' | 'title' | 'duration' | 'price'>;

/** Up to so many tours, the page of a list has all their names; see decision 16. */
export const MOST_NAMES_IN_PLACE = 60;

const NAMES_ON_A_PAGE = 120;
const FEATURED_TOURS = 6;
const HIGHLIGHTS_OF_AN_ENTRY = 4;

/** Questions about tours. */
export function tourQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.tours.filter((tour) => tour.isActive));
  const formerSlugs = single(() => groupFormerSlugs(snapshot.redirects));
  const tours = single((): TourSummary[] => active().map((tour) => pick(tour, TOUR_SUMMARY)));
  const names = single(() => tours().toSorted((a, b) => a.title.localeCompare(b.title, 'en')));
  return {
    tours,
    featuredTours: single(() =>
      tours()
        .filter((tour) => tour.isFeatured)
        .slice(0, FEATURED_TOURS),
    ),
    /** All tours, as the list's index holds them. */
    tourEntries: single((): TourEntry[] =>
      active().map((tour) => ({
        ...pick(tour, TOUR_SUMMARY),
        text: htmlToText(tour.description),
        highlights: tour.highlights.slice(0, HIGHLIGHTS_OF_AN_ENTRY),
        ...formerSlugs().get(tour.slug),
      })),
    ),
    /** The slugs of tours that have a map. */
    mappedTours: single(() =>
      active()
        .filter(hasStops)
        .map(({ slug }) => slug),
    ),
    /** The names on one of the pages that have them all, in their order; `page` counts from 1. */
    toursByName: query((page: string): TourName[] => {
      const start = (Number(page) - 1) * NAMES_ON_A_PAGE;
      const named = names().slice(start, start + NAMES_ON_A_PAGE);
      return named.map((tour) => pick(tour, ['slug', 'title', 'duration', 'price']));
    }),
    /** The first and the last title on each of those pages; none while one page has all names. */
    tourNamePages: single(() => {
      const count = names().length <= MOST_NAMES_IN_PLACE ? 0 : names().length;
      const starts = Array.from({ length: Math.ceil(count / NAMES_ON_A_PAGE) }, (_, index) => {
        return index * NAMES_ON_A_PAGE;
      });
      return starts.map((start) => ({
        from: names()[start]?.title ?? '',
        to: names()[Math.min(start + NAMES_ON_A_PAGE, count) - 1]?.title ?? '',
      }));
    }),
    tourBySlug: query((slug: string) => active().find((tour) => tour.slug === slug)),
    toursByType: query((type: Tour['tourType']) =>
      tours().filter((tour) => tour.tourType === type),
    ),
    /** Tours whose destination text contains the name, in whatever case. */
    toursOfDestination: query((name: string) => tours().filter((tour) => goesTo(tour, name))),
  };
}

/** Questions about packages and their categories. */
export function packageQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.packages.filter((trip) => trip.isActive));
  /** Featured packages, then the others. */
  const packages = single((): PackageSummary[] =>
    active()
      .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
      .map((trip) => pick(trip, PACKAGE_SUMMARY)),
  );
  const packageCategories = single((): PackageCategory[] =>
    snapshot.packageCategories.filter((category) => category.isActive),
  );
  return {
    packages,
    /** The slugs of packages that have a map. */
    mappedPackages: single(() =>
      active()
        .filter(hasStops)
        .map(({ slug }) => slug),
    ),
    packageBySlug: query((slug: string) => active().find((trip) => trip.slug === slug)),
    packagesOfCategory: query((category: string) =>
      packages().filter((trip) => trip.category === category),
    ),
    /** Active categories by their display order. */
    packageCategories,
    /** The same for the menu of every page, which must not change with their descriptions. */
    packageCategoryLinks: single((): PackageCategoryLink[] =>
      packageCategories().map((category) => pick(category, ['name', 'slug'])),
    ),
    packageCategoryBySlug: query((slug: string) =>
      packageCategories().find((category) => category.slug === slug),
    ),
  };
}

/** The record with these members alone. */
export function pick<From, Key extends keyof From>(
  record: From,
  keys: readonly Key[],
): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<From, Key>;
}

function hasStops({ itinerary }: Tour | Package): boolean {
  return itinerary.some(({ latitude }) => latitude !== null);
}

/** By the slug of today, what says which ones a tour had before. */
function groupFormerSlugs(redirects: Record<string, string>) {
  const start = publicPath.tours('');
  const moves = Object.entries(redirects).filter(([from]) => from.startsWith(start));
  const slugOf = (path: string) => path.slice(start.length);
  const groups = Map.groupBy(moves, ([, to]) => slugOf(to));
  const describe = (group: typeof moves) => ({ formerSlugs: group.map(([from]) => slugOf(from)) });
  return new Map([...groups].map(([slug, group]) => [slug, describe(group)]));
}

function goesTo(tour: TourSummary, name: string): boolean {
  return tour.destination.toLowerCase().includes(name.toLowerCase());
}
