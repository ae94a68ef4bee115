import { createHash } from 'node:crypto';
import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createContent } from '../src/content/content.ts';
import { lastChanges, listPaths } from '../src/content/paths.ts';
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

/** Renders the pages of one snapshot. It touches neither network nor disk. */
export type Renderer = {
  /** Every page of the release, not-found pages included, in the order to render them. */
  listPaths(): string[];
  /** By path, when the records of a page last changed. It is for a first release. */
  lastChanges(): Map<string, string>;
  /**
   * Renders one page. `path` begins with `/` and has no query. An unknown path gives a 404 page.
   * Throws where an edit of the page does not find its pattern.
   */
  render(path: string): Promise<RenderedPage>;
  /** A digest of this content's answer to a question. Equal answers have equal digests. */
  digest(read: Read): string;
};

const app = createApp({ streaming: false });

/** Makes a renderer of one snapshot. Renderers share the built code and nothing else. */
export function createRenderer(snapshot: Snapshot): Renderer {
  const content = createContent(snapshot);
  const origin = new URL(snapshot.publicUrl).origin;
  const digests = new Map<string, string>();

  return {
    listPaths: () => listPaths(content),
    lastChanges: () => lastChanges(snapshot),
    async render(path) {
      const reads = new Map<string, Read>();
      const tracked = trackReads(content, (read) => reads.set(read.join(' '), read));
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
    digest(read) {
      const key = read.join(' ');
      const known = digests.get(key);
      if (known) return known;
      const answer = JSON.stringify(answerRead(content, read)) ?? '';
      const digest = createHash('sha1').update(answer).digest('base64');
      digests.set(key, digest);
      return digest;
    },
  };
}

/** Static hosts name the character set of pages; so does Karibu. */
function withCharset(type: string): string {
  return type === 'text/html' ? 'text/html; charset=utf-8' : type;
}
