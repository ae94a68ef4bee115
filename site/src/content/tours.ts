import { publicPath, type Snapshot, TOUR_TYPES, type Tour } from '@karibu/graph/contract';
import { PER_PAGE } from '../features/trips/trip-pages.ts';
import { bySlug, eachOf } from './lookups.ts';
import { mapPath, mappedSlugs } from './maps.ts';
import { changesOf } from './page-changes.ts';
import { tripPlaceQueries } from './place-names.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';
import { summaryOf } from './tour-summary.ts';
import { tripListQueries } from './trip-lists.ts';
import { tripQueries } from './trips.ts';
import { tripsOfPlace } from './trips-of-place.ts';

const FEATURED_TOURS = 6;
const FIRST_TOURS = 3;

export const tours = resourceContent({
  queries: tourQueries,
  fixedPaths: ['/tours', '/tours/404', '/tours/compare', ...TOUR_TYPES.map(typePath)],
  paths: (content) => [
    ...content.tourSlugs().map(publicPath.tours),
    ...content.tourNamePages().map((_, index) => toursByNamePath(index + 1)),
    ...content.tripPaths(),
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
  const tours = eachOf(active, summaryOf);
  const ofType = query((type: string) =>
    type === '' ? tours() : tours().filter(({ tourType }) => tourType === type),
  );
  const places = tripPlaceQueries(snapshot, tours);
  const perPage = PER_PAGE.tours;
  const lists = tripListQueries({ all: tours, of: ofType, records: active, perPage, places });
  const toursOfDestination = tripsOfPlace(tours, places.naming);
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
    /** The slugs of tours that have a map. */
    mappedTours: mappedSlugs(active),
    tourBySlug: bySlug(active),
    /** Tours whose destination text contains the name, in whatever case. */
    toursOfDestination,
    tourCountOf: query((name: string) => toursOfDestination(name).length),
    tourList: lists.list,
    tourOptions: lists.options,
    toursByName: lists.names.linesOf,
    tourNamePages: lists.names.pages,
    ...tripQueries(snapshot),
  };
}

function typePath(type: Tour['tourType']): string {
  return `/tours/type/${type}`;
}
