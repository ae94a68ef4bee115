import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createLivingContent } from '../src/content/content.ts';
import { lastChanges } from '../src/content/last-changes.ts';
import { answersMade } from '../src/content/query.ts';
import { answerRead, type Read, trackReads } from '../src/content/track-reads.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { shareIslandParts } from './island-parts.ts';
import { shortenScopes } from './short-scopes.ts';

/**
 * A page, or a file such as the sitemap, as it is published. It depends on `reads` and no more.
 * `scripts` are the hashes of its inline scripts.
 */
export type RenderedPage = {
  status: number;
  type: string;
  body: string;
  reads: Read[];
  scripts: string[];
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
   * Renders one page. `path` begins with `/` and has no query. An unknown path gives a 404 page.
   * Throws where an edit of the page does not find its pattern.
   */
  render(path: string): Promise<RenderedPage>;
  /** The answer to a query. The same value (`===`) while the answer is equal. */
  ask(read: Read): unknown;
  /** How many answers were made so far, by all renderers, and not only found to stand. */
  countAnswers(): number;
};

/** Pages are rendered at an address, but name it only where the snapshot has it. */
const NOWHERE = 'http://localhost';

const app = createApp({ streaming: false });

/** Makes a renderer. Renderers share the built code, and what is made of single records. */
export function createRenderer(first: Snapshot): Renderer {
  const { content, exchange } = createLivingContent(first);
  let snapshot = first;

  return {
    exchange(next) {
      snapshot = next;
      exchange(next);
    },
    listPaths: content.paths,
    lastChanges: () => lastChanges(snapshot),
    async render(path) {
      const reads = new Map<string, Read>();
      const tracked = trackReads(content, (read) => reads.set(read.join(' '), read));
      const { origin } = new URL(snapshot.publicUrl || NOWHERE);
      const request = new Request(origin + path);
      const response = await app.render(request, { locals: { content: tracked } });
      const type = withCharset(response.headers.get('content-type') ?? 'text/html');
      const text = await response.text();
      const isPage = type.startsWith('text/html') && response.status < 500;
      const body = isPage ? shortenScopes(shareIslandParts(text)) : text;
      return {
        status: response.status,
        type,
        body,
        reads: [...reads.values()],
        scripts: isPage ? hashInlineScripts(body) : [],
      };
    },
    ask: (read) => answerRead(content, read),
    countAnswers: () => answersMade,
  };
}

/** Static hosts name the character set of pages; so does Karibu. */
function withCharset(type: string): string {
  return type === 'text/html' ? 'text/html; charset=utf-8' : type;
}
