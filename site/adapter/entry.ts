import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createLivingContent, RESOURCES } from '../src/content/content.ts';
import { lastChanges } from '../src/content/last-changes.ts';
import { listFixedPaths } from '../src/content/list-paths.ts';
import { answersMade } from '../src/content/query.ts';
import { answerRead, trackReads } from '../src/content/track-reads.ts';
import { takeOutDeadLinks } from './dead-links.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { shareIslandParts } from './island-parts.ts';
import type { PageRenderer, Read } from './renderer.ts';

/** Pages are rendered at an address, but name it only where the snapshot has it. */
const NOWHERE = 'http://localhost';

const app = createApp({ streaming: false });
const alwaysThere = new Set(
  listFixedPaths(Object.values(RESOURCES)).filter((path) => !path.endsWith('/404')),
);

/**
 * Makes a renderer. Renderers share the built code, and what is made of single records. `assets`
 * are the paths of the files that every release holds beside its pages.
 */
export function createRenderer(first: Snapshot, assets: ReadonlySet<string>): PageRenderer {
  const { content, exchange } = createLivingContent(first);
  let snapshot = first;
  const addressOf = (path: string) => new URL(new URL(snapshot.publicUrl || NOWHERE).origin + path);

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
    const { html: body, deadLinks } = takeOutDeadLinks(shareIslandParts(text), address, isThere);
    return { status, type, body, scripts: hashInlineScripts(body), deadLinks };
  }

  return {
    exchange(next) {
      snapshot = next;
      return exchange(next);
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
