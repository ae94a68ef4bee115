import { publicPath, type Snapshot, TOUR_TYPES } from '@karibu/graph/contract';
import { single } from './query.ts';

/** When the content of a page last changed, as an ISO 8601 moment. */
export type PageChange = { path: string; at: string };

type Dated = { updatedAt: string };

/** Questions about when content changed, for pages of which no earlier release tells. */
export function changeQueries(snapshot: Snapshot) {
  const { tours, packages, packageCategories, destinations, blog, careers } = snapshot;
  const { gallery, team, testimonials, settings } = snapshot;
  return {
    /** The last change of every page that shows records; a list changes with the newest of them. */
    lastChanges: single((): PageChange[] => [
      ...eachPage(publicPath.tours, tours),
      ...eachPage(publicPath.packages, packages),
      ...eachPage(publicPath['package-categories'], packageCategories),
      ...eachPage(publicPath.destinations, destinations),
      ...eachPage(publicPath.blog, blog),
      ...eachPage(publicPath.careers, careers),
      ...listPage('/tours', tours),
      ...TOUR_TYPES.flatMap((type) =>
        listPage(
          `/tours/type/${type}`,
          tours.filter(({ tourType }) => tourType === type),
        ),
      ),
      ...listPage('/packages', packages),
      ...listPage('/destinations', destinations),
      ...listPage('/blog', blog),
      ...listPage('/careers', careers),
      ...listPage('/gallery', gallery),
      ...listPage('/about', [...team, settings]),
      ...listPage('/contact', [settings]),
      ...listPage('/', [...tours, ...destinations, ...gallery, ...testimonials, settings]),
    ]),
  };
}

function eachPage(pathOf: (slug: string) => string, records: (Dated & { slug: string })[]) {
  return records.map(({ slug, updatedAt }) => ({ path: pathOf(slug), at: updatedAt }));
}

function listPage(path: string, records: Dated[]): PageChange[] {
  const dates = records.map(({ updatedAt }) => updatedAt).filter(Boolean);
  const at = dates.toSorted().at(-1);
  return at ? [{ path, at }] : [];
}
