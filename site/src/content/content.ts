import type { Media, Snapshot } from '@karibu/graph/contract';
import { countParts, listParts, partOfPage } from '../features/feeds/sitemap-parts.ts';
import { addressQueries } from './addresses.ts';
import { blog } from './blog.ts';
import { careers } from './careers.ts';
import { destinations } from './destinations.ts';
import { gallery } from './gallery.ts';
import { listedPaths, listPaths } from './list-paths.ts';
import { groupsBy } from './lookups.ts';
import { createMediaSearch } from './media-search.ts';
import { metrics } from './metrics.ts';
import { packageCategories } from './package-categories.ts';
import { packages } from './packages.ts';
import { pictureQueries } from './page-pictures.ts';
import { priceQueries } from './price-range.ts';
import { createSource, exchange, part, query, type Source, single } from './query.ts';
import type { ResourceContent } from './resource-content.ts';
import { settings } from './settings.ts';
import { stays } from './stays.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { todayQueries } from './today.ts';
import { tours } from './tours.ts';

/** What a snapshot holds beside the resources. */
type Beside = 'publicUrl' | 'today' | 'media' | 'redirects' | 'pageChanges';

/**
 * A file per resource, in the order in which the sitemap lists their pages. A new resource is a
 * file that calls `resourceContent`, and a line here.
 */
export const RESOURCES = {
  tours,
  packages,
  packageCategories,
  blog,
  careers,
  destinations,
  stays,
  gallery,
  testimonials,
  team,
  settings,
  metrics,
} satisfies Record<Exclude<keyof Snapshot, Beside>, unknown>;

type QueriesOf<Resource> = Resource extends ResourceContent<infer Queries> ? Queries : never;
type ResourceQueries = AllOf<QueriesOf<(typeof RESOURCES)[keyof typeof RESOURCES]>>;

/** A union of types as one type that has the members of them all. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;

/**
 * Everything that a page may ask about the published content. A query, such as
 * `content.tourBySlug('machame')`, is a pure function: it takes no argument or one text, and
 * answers with plain data, so no Map, Set or Date. The publisher notes the queries of a page and
 * renders it again when one of them has another answer; see decisions 12 and 30. To add a query,
 * add a member to the queries of its resource, wrapped in `query` or `single`, which remember
 * answers. It reads `snapshot` only inside them: outside, it would go on with the first one.
 */
export type Content = ReturnType<typeof createContent>;

/** Answers queries about one snapshot. */
export function createContent(snapshot: Snapshot) {
  return createLivingContent(snapshot).content;
}

/**
 * Content that lives on while its snapshot is exchanged. What an exchange leaves as it was keeps
 * its answers; an answer that changed is another value (`!==`), and one that did not is the same.
 */
export function createLivingContent(first: Snapshot) {
  let snapshot = first;
  const sources = new Map<keyof Snapshot, Source>();
  const sourceOf = (name: keyof Snapshot) => {
    const source = sources.get(name) ?? createSource(snapshot[name]);
    sources.set(name, source);
    return source;
  };
  const members = new Proxy(first, {
    get: (_first, name) => sourceOf(name as keyof Snapshot).read(),
  });
  return {
    content: createQueries(members),
    /** Gives the watched queries whose answers changed. */
    exchange(next: Snapshot) {
      snapshot = next;
      return exchange([...sources].map(([name, source]) => [source, next[name]] as const));
    },
  };
}

function createQueries(snapshot: Snapshot) {
  const resources = Object.values(RESOURCES);
  const ofResources = resources.map(({ queries }) => queries(snapshot));
  const queries = Object.assign({}, ...ofResources) as ResourceQueries;
  const ofPictures = pictureQueries(snapshot);
  const paths = single(() => {
    const pictures = listParts('/sitemap-images.xml', ofPictures.imageSitemapParts());
    return listPaths<ResourceQueries>(resources, queries, snapshot.publicUrl !== '', pictures);
  });
  const listed = single(() => listedPaths(paths()));
  return {
    ...generalQueries(snapshot),
    ...todayQueries(snapshot),
    ...priceQueries(snapshot),
    ...ofPictures,
    ...queries,
    ...addressQueries(snapshot, paths),
    /** The address of every page, without repeats, in the order to render them. */
    paths,
    ...sitemapQueries(snapshot, listed),
  };
}

function generalQueries(snapshot: Snapshot) {
  const mediaOf = single(() => createMediaSearch(snapshot.media));
  return {
    /** The origin of the public site, without a slash at its end. Empty where it is not known. */
    publicUrl: single((): string => snapshot.publicUrl.replace(/\/+$/, '')),
    /** What is known of an uploaded picture. */
    media: query((url: string): Media | undefined => part(() => mediaOf()(url))),
  };
}

function sitemapQueries(snapshot: Snapshot, listed: () => string[]) {
  const parts = single(() => countParts(listed().length));
  const pathsOf = groupsBy(listed, () => {
    const count = parts();
    return (path) => String(partOfPage(path, count));
  });
  return {
    /** In how many parts the sitemap comes. */
    sitemapParts: parts,
    /** The pages that one of them names. */
    sitemapPaths: pathsOf,
    /** When each of these last changed. Only a page that is rendered after all others may ask. */
    sitemapDates: query((part: string): (string | null)[] =>
      pathsOf(part).map((path) => snapshot.pageChanges?.get(path) ?? null),
    ),
  };
}
