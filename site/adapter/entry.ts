import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createLivingContent } from '../src/content/content.ts';
import { lastChanges } from '../src/content/last-changes.ts';
import { answersMade } from '../src/content/query.ts';
import { answerRead, trackReads } from '../src/content/track-reads.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { shareIslandParts } from './island-parts.ts';
import type { PageRenderer, Read } from './renderer.ts';
import { shortenScopes } from './short-scopes.ts';

/** Pages are rendered at an address, but name it only where the snapshot has it. */
const NOWHERE = 'http://localhost';

const app = createApp({ streaming: false });

/** Makes a renderer. Renderers share the built code, and what is made of single records. */
export function createRenderer(first: Snapshot): PageRenderer {
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
