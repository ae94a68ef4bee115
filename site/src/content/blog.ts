import { publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug, groupsOf } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { type PostSummary, postSummary } from './post-summary.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

/** As many cards as a page of the blog holds within its bytes. */
const POSTS_PER_PAGE = 18;
const RELATED_POSTS = 3;
const POSTS_IN_FEED = 50;

export const blog = resourceContent({
  queries: blogQueries,
  fixedPaths: ['/blog', '/blog/404', '/blog/rss.xml'],
  paths: (content) => [
    ...content.posts().map(({ slug }) => publicPath.blog(slug)),
    ...Array.from({ length: content.postPageCount() }, (_, index) => blogPagePath(index + 1)),
  ],
  changes: (snapshot) => changesOf(snapshot.blog, ({ slug }) => [publicPath.blog(slug), '/blog']),
});

/** The address of one page of the blog's list; `page` counts from 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

function blogQueries(snapshot: Snapshot) {
  const published = single(() => snapshot.blog.filter(({ isPublished }) => isPublished));
  const posts = single(() => published().map(postSummary));
  const postOf = bySlug(posts);
  const ofCategory = groupsOf(posts, ({ category }) => category);
  return {
    /** Published posts, newest first. */
    posts,
    /** The newest posts, for the feed. */
    feedPosts: single(() => posts().slice(0, POSTS_IN_FEED)),
    /** The posts of one page of the blog; the newest are on page 1. */
    postsOfPage: query((page: string): PostSummary[] => {
      const start = (Number(page) - 1) * POSTS_PER_PAGE;
      return posts().slice(start, start + POSTS_PER_PAGE);
    }),
    /** How many pages the blog takes; without a post it still has one. */
    postPageCount: single(() => Math.max(1, Math.ceil(posts().length / POSTS_PER_PAGE))),
    /** The distinct categories of the posts, in the order of the alphabet. */
    postCategories: single((): string[] =>
      [...new Set(posts().map(({ category }) => category))].toSorted((a, b) =>
        a.localeCompare(b, 'en'),
      ),
    ),
    postBySlug: bySlug(published),
    /** Other posts of the same category. */
    relatedPosts: query((slug: string): PostSummary[] => {
      const alike = ofCategory(postOf(slug)?.category ?? '');
      const first = alike.slice(0, RELATED_POSTS + 1);
      return first.filter((post) => post.slug !== slug).slice(0, RELATED_POSTS);
    }),
  };
}
