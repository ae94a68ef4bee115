import { type PackageCategory, pick, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';

/** What a menu says of a category of packages. */
export type PackageCategoryLink = Pick<PackageCategory, 'name' | 'slug'>;

const pathOf = publicPath['package-categories'];

export const packageCategories = resourceContent({
  queries: packageCategoryQueries,
  fixedPaths: ['/packages/category/404'],
  paths: (content) => content.packageCategoryLinks().map(({ slug }) => pathOf(slug)),
  changes: (snapshot) => changesOf(snapshot.packageCategories, ({ slug }) => [pathOf(slug)]),
});

function packageCategoryQueries(snapshot: Snapshot) {
  const packageCategories = single((): PackageCategory[] =>
    snapshot.packageCategories.filter(({ isActive }) => isActive),
  );
  return {
    /** Active categories by their display order. */
    packageCategories,
    /** The same for the menu of every page, which must not change with their descriptions. */
    packageCategoryLinks: single((): PackageCategoryLink[] =>
      packageCategories().map((category) => pick(category, ['name', 'slug'])),
    ),
    packageCategoryBySlug: bySlug(packageCategories),
  };
}
