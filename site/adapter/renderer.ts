import type { Snapshot } from '@karibu/graph/contract';

/** A question that a page asked: the name of the query, and its argument or an empty text. */
export type Read = readonly [query: string, argument: string];

/**
 * A page, or a file such as the sitemap, as it is published. It depends on `reads` and no more.
 * `scripts` are the hashes of its inline scripts, as CSP writes them, `deadLinks` the addresses of
 * the site that were taken out of it because nothing answers them. `failure` says why there is no
 * page.
 */
export type RenderedPage = {
  status: number;
  type: string;
  body: string;
  reads: Read[];
  scripts: string[];
  deadLinks: string[];
  failure?: string;
};

/** Renders the pages of a snapshot. It touches neither network nor disk. */
export type PageRenderer = {
  /**
   * Goes on with another snapshot, and keeps what that leaves as it was. Gives the queries that
   * were asked by `ask` and have another answer now.
   */
  exchange: (snapshot: Snapshot) => Read[];
  /**
   * Every page of the release, not-found pages included, in the order to render them. The same
   * list (`===`) while nothing in it changes.
   */
  listPaths: () => readonly string[];
  /** By path, when the records of a page last changed. It is for a first release. */
  lastChanges: () => Map<string, string>;
  /**
   * Renders one page. `path` begins with `/` and has no query. An unknown path gives a 404 page, a
   * page that throws its `failure`.
   */
  render: (path: string) => Promise<RenderedPage>;
  /** Takes out of the HTML of an earlier page at a path what nothing answers any more. */
  mend: (path: string, html: string) => Pick<RenderedPage, 'body' | 'reads' | 'deadLinks'>;
  /**
   * The answer to a query, or what stands for the failure to make it. The same value (`===`) while
   * the answer is equal.
   */
  ask: (read: Read) => unknown;
  /** How many answers were made so far, by all renderers, and not only found to stand. */
  countAnswers: () => number;
};
