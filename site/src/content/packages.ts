import { publicPath, type Snapshot } from '@karibu/graph/contract';
import { PER_PAGE } from '../features/trips/trip-pages.ts';
import { bySlug, eachOf } from './lookups.ts';
import { mapPath, mappedSlugs } from './maps.ts';
import { featuredFirst, packageSummary } from './package-summary.ts';
import { changesOf } from './page-changes.ts';
import { tripPlaceQueries } from './place-names.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';
import { tripListQueries } from './trip-lists.ts';
import { tripsOfPlace } from './trips-of-place.ts';

export const packages = resourceContent({
  queries: packageQueries,
  fixedPaths: ['/packages', '/packages/404'],
  paths: (content) => [
    ...content.packageSlugs().map(publicPath.packages),
    ...content.packageNamePages().map((_, index) => packagesByNamePath(index + 1)),
    ...content.mappedPackages().map((slug) => mapPath(publicPath.packages(slug))),
  ],
  changes: (snapshot) =>
    changesOf(snapshot.packages, ({ slug }) => [publicPath.packages(slug), '/packages']),
});

/** The address of one of the pages that have the names of all packages; `page` counts from 1. */
export function packagesByNamePath(page: number): string {
  return `/packages/by-name/${page}`;
}

const HOME_PACKAGES = 3;

function packageQueries(snapshot: Snapshot) {
  const active = single(() => featuredFirst(snapshot.packages.filter(({ isActive }) => isActive)));
  const packages = eachOf(active, packageSummary);
  const ofCategory = query((slug: string) =>
    slug === '' ? packages() : packages().filter(({ category }) => category === slug),
  );
  const places = tripPlaceQueries(snapshot, packages);
  const perPage = PER_PAGE.packages;
  const lists = tripListQueries({
    all: packages,
    of: ofCategory,
    records: active,
    perPage,
    places,
  });
  return {
    packageSlugs: single(() => active().map(({ slug }) => slug)),
    /** The slugs of packages that have a map. */
    mappedPackages: mappedSlugs(active),
    packageBySlug: bySlug(active),
    /** Featured packages of the home page. */
    featuredPackages: single(() =>
      packages()
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, HOME_PACKAGES),
    ),
    /** The packages whose destination text contains the name, in whatever case. */
    packagesOfDestination: tripsOfPlace(packages, places.naming),
    /** A list of packages, featured ones first; '' is the list of all. */
    packageList: lists.list,
    packageOptions: lists.options,
    packagesByName: lists.names.linesOf,
    packageNamePages: lists.names.pages,
  };
}
