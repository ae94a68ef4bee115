import { type Package, pick, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { mapPath, mappedSlugs } from './maps.ts';
import { changesOf } from './page-changes.ts';
import { ofRecord, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const SUMMARY = [
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

/** What lists say of a package. A change of anything else leaves every list as it is. */
export type PackageSummary = Pick<Package, (typeof SUMMARY)[number]>;

export const packageSummaryOf = ofRecord((each: Package): PackageSummary => pick(each, SUMMARY));

export const packages = resourceContent({
  queries: packageQueries,
  fixedPaths: ['/packages', '/packages/404'],
  paths: (content) => [
    ...content.packages().map(({ slug }) => publicPath.packages(slug)),
    ...content.mappedPackages().map((slug) => mapPath(publicPath.packages(slug))),
  ],
  changes: (snapshot) =>
    changesOf(snapshot.packages, ({ slug }) => [publicPath.packages(slug), '/packages']),
});

function packageQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.packages.filter(({ isActive }) => isActive));
  const packages = single(() =>
    active()
      .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
      .map(packageSummaryOf),
  );
  return {
    /** Featured packages, then the others. */
    packages,
    /** The slugs of packages that have a map. */
    mappedPackages: single(() => mappedSlugs(active())),
    packageBySlug: bySlug(active),
    packagesOfCategory: query((slug: string) =>
      packages().filter(({ category }) => category === slug),
    ),
  };
}
