import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createLivingContent, RESOURCES } from '../src/content/content.ts';
import { lastChanges } from '../src/content/last-changes.ts';
import { listFixedPaths } from '../src/content/list-paths.ts';
import { answersMade } from '../src/content/query.ts';
import { answerRead, type Read, trackReads } from '../src/content/track-reads.ts';
import { takeOutDeadLinks } from './dead-links.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { shareIslandParts } from './island-parts.ts';
import { shortenScopes } from './short-scopes.ts';

/**
 * A page, or a file such as the sitemap, as it is published. It depends on `reads` and no more.
 * `scripts` are the hashes of its inline scripts, `deadLinks` the addresses of the site that were
 * taken out of it because nothing answers them. `failure` says why there is no page.
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
export type Renderer = {
  /** Goes on with another snapshot, and keeps what that leaves as it was. */
  exchange(snapshot: Snapshot): void;
  /**
   * Every page of the release, not-found pages included, in the order to render them. The same
   * list (`===`) while nothing in it changes.
   */
  listPaths(): string[];
  /** By path, when the records of a page last changed. It is for a first release. */
  lastChanges(): Map<string, string>;
  /**
   * Renders one page. `path` begins with `/` and has no query. An unknown path gives a 404 page, a
   * page that throws its `failure`.
   */
  render(path: string): Promise<RenderedPage>;
  /** Takes out of the HTML of an earlier page at a path what nothing answers any more. */
  mend(path: string, html: string): Pick<RenderedPage, 'body' | 'reads' | 'deadLinks'>;
  /** The answer to a query. The same value (`===`) while the answer is equal. */
  ask(read: Read): unknown;
  /** How many answers were made so far, by all renderers, and not only found to stand. */
  countAnswers(): number;
};

const app = createApp({ streaming: false });
const alwaysThere = new Set(
  listFixedPaths(Object.values(RESOURCES)).filter((path) => !path.endsWith('/404')),
);

/**
 * Makes a renderer. Renderers share the built code, and what is made of single records. `assets`
 * are the paths of the files that every release holds beside its pages.
 */
export function createRenderer(first: Snapshot, assets: ReadonlySet<string>): Renderer {
  const { content, exchange } = createLivingContent(first);
  let snapshot = first;
  const addressOf = (path: string) => new URL(new URL(snapshot.publicUrl).origin + path);

  /** The same content, and what was asked of it so far. */
  function track() {
    const reads = new Map<string, Read>();
    const tracked = trackReads(content, (read) => reads.set(read.join(' '), read));
    const isThere = (path: string) =>
      alwaysThere.has(path) || assets.has(path) || tracked.isThere(path);
    return { tracked, isThere, listReads: () => [...reads.values()] };
  }

  async function renderPage(path: string, { tracked, isThere }: ReturnType<typeof track>) {
    const address = addressOf(path);
    const locals: App.Locals = { content: tracked };
    const response = await app.render(new Request(address), { locals });
    if (locals.failure !== undefined) throw locals.failure;
    const { status } = response;
    const type = withCharset(response.headers.get('content-type') ?? 'text/html');
    const text = await response.text();
    const isPage = type.startsWith('text/html') && status < 500;
    if (!isPage) return { status, type, body: text, scripts: [], deadLinks: [] };
    const page = shortenScopes(shareIslandParts(text));
    const { html: body, deadLinks } = takeOutDeadLinks(page, address, isThere);
    return { status, type, body, scripts: hashInlineScripts(body), deadLinks };
  }

  return {
    exchange(next) {
      snapshot = next;
      exchange(next);
    },
    listPaths: content.paths,
    lastChanges: () => lastChanges(snapshot),
    async render(path) {
      const tracking = track();
      try {
        const page = await renderPage(path, tracking);
        return { ...page, reads: tracking.listReads() };
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        return { ...NOTHING, failure, reads: tracking.listReads() };
      }
    },
    mend(path, html) {
      const { isThere, listReads } = track();
      const { html: body, deadLinks } = takeOutDeadLinks(html, addressOf(path), isThere);
      return { body, deadLinks, reads: listReads() };
    },
    ask: (read) => answerRead(content, read),
    countAnswers: () => answersMade,
  };
}

const NOTHING = { status: 500, type: 'text/plain', body: '', scripts: [], deadLinks: [] };

/** Static hosts name the character set of pages; so does Karibu. */
function withCharset(type: string): string {
  return type === 'text/html' ? 'text/html; charset=utf-8' : type;
}
