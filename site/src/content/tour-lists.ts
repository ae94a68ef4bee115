import { pick, type Snapshot, type Tour } from '@karibu/graph/contract';
import { TOURS_PER_PAGE } from '../features/tours/tour-pages.ts';
import { groupsOf } from './lookups.ts';
import { part, query, single } from './query.ts';
import type { TourSummary } from './tour-summary.ts';

/** What a line says of a tour. */
export type TourName = Pick<Tour, 'slug' | 'title' | 'duration' | 'price'>;

/** The values that the filters offer; price and duration bands are always the same. */
export type FilterOptions = { categories: string[]; destinations: string[] };

/** What a list's page shows before a script runs. */
export type TourList = {
  count: number;
  first: TourSummary[];
  /** The names of all its tours in the order of the alphabet; none where they are too many. */
  names: TourName[] | null;
};

/** Up to this many tours, the page of a list has the names of all; see decision 16. */
const MOST_NAMES_IN_PLACE = 60;
const NAMES_ON_A_PAGE = 120;

type Summaries = () => TourSummary[];

const { compare } = new Intl.Collator('en');

/** Queries about the lists of tours. A list of all has an empty text for its type. */
export function tourListQueries(snapshot: Snapshot, tours: Summaries) {
  const ofType = query((type: string) =>
    type === '' ? tours() : tours().filter(({ tourType }) => tourType === type),
  );
  const categories = query((type: string) => distinct(ofType(type), ({ category }) => category));
  const texts = query((type: string) => distinct(ofType(type), textOf));
  const destinations = single(() =>
    snapshot.destinations.filter(({ isActive }) => isActive).map(({ name }) => name),
  );
  return {
    /** What the page of a list shows. */
    tourList: query((type: string): TourList => {
      const list = ofType(type);
      const names = list.length <= MOST_NAMES_IN_PLACE ? sortByTitle(list).map(toName) : null;
      return { count: list.length, first: list.slice(0, TOURS_PER_PAGE), names };
    }),
    /** The categories of a list's tours, and the destinations that some of them go to. */
    filterOptions: query((type: string): FilterOptions => {
      const isVisited = (name: string) => texts(type).some((text) => includes(text, name));
      const visited = [...new Set(destinations().filter(isVisited))];
      return {
        categories: categories(type).toSorted(compare),
        destinations: visited.toSorted(compare),
      };
    }),
    ...nameQueries(tours),
    ...destinationQueries(tours),
  };
}

/** Queries about the pages that have the names of all tours. */
function nameQueries(tours: Summaries) {
  const titles = single(() => tours().map(({ slug, title }) => ({ slug, title })));
  const order = single(() => sortByTitle(titles()).map(({ slug }) => slug));
  const index = single(() => new Map(tours().map((tour) => [tour.slug, tour])));
  const namesOf = (page: number) =>
    order()
      .slice((page - 1) * NAMES_ON_A_PAGE, page * NAMES_ON_A_PAGE)
      .flatMap((slug) => part(() => index().get(slug)) ?? []);
  return {
    /** The names on one of these pages, in their order; `page` counts from 1. */
    toursByName: query((page: string): TourName[] => namesOf(Number(page)).map(toName)),
    /** The first and the last title of each page. There is no page while a list has all names. */
    tourNamePages: single(() => {
      const count = order().length <= MOST_NAMES_IN_PLACE ? 0 : order().length;
      return Array.from({ length: Math.ceil(count / NAMES_ON_A_PAGE) }, (_, at) => {
        const page = namesOf(at + 1);
        return { from: page.at(0)?.title ?? '', to: page.at(-1)?.title ?? '' };
      });
    }),
  };
}

/** Queries about the tours that go to a place: those whose destination text contains its name. */
function destinationQueries(tours: Summaries) {
  const texts = single(() => distinct(tours(), textOf));
  const withText = groupsOf(tours, textOf);
  const slugs = single(() => tours().map(({ slug }) => slug));
  const positions = single(() => new Map(slugs().map((slug, position) => [slug, position])));
  const textsOf = query((name: string) => texts().filter((text) => includes(text, name)));
  const toursOfDestination = query((name: string): TourSummary[] => {
    const found = textsOf(name).flatMap(withText);
    const positionOf = (tour: TourSummary) => positions().get(tour.slug) ?? 0;
    return found.toSorted((a, b) => positionOf(a) - positionOf(b));
  });
  return {
    /** Tours whose destination text contains the name, in whatever case. */
    toursOfDestination,
    tourCountOf: query((name: string) => toursOfDestination(name).length),
  };
}

function distinct<Each>(list: readonly Each[], textOfOne: (each: Each) => string): string[] {
  return [...new Set(list.map(textOfOne))];
}

function textOf({ destination }: TourSummary): string {
  return destination.toLowerCase();
}

function includes(text: string, name: string): boolean {
  return text.includes(name.toLowerCase());
}

function sortByTitle<Titled extends { title: string }>(list: readonly Titled[]): Titled[] {
  return list.toSorted((a, b) => compare(a.title, b.title));
}

function toName(tour: TourSummary): TourName {
  return pick(tour, ['slug', 'title', 'duration', 'price']);
}
