import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageFault } from '@karibu/graph/publication-state.ts';
import { fileOf, isPage, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import { findFault } from './find-fault.ts';
import { describeFault, findOwner } from './page-owner.ts';
import { PausedError, type RenderTools } from './render-tools.ts';
import type { Rendered } from './rendered-ahead.ts';
import type { PageRenderer, RenderedPage } from './site-renderer.ts';
import { assertDatable, isSitemap } from './sitemap.ts';

export type Rendering = { snapshot: Snapshot; renderer: PageRenderer; tools: RenderTools };

/** A record whose page failed and never was live, with what is said of it. */
export type Failed = { record: object; fault: PageFault };

/** So many pages are rendered before changes may overtake. */
const STRIDE = 32;
/** So many pages are rendered before the first of them must be written. */
const MOST_WRITING = 32;

/**
 * Renders one page after the other into what is ahead, and writes their files meanwhile. Gives the
 * records that the site must do without. Throws a `PausedError` when it may not go on, and where a
 * page fails of which nothing was live.
 */
export async function renderAll(paths: string[], rendering: Rendering): Promise<Failed[]> {
  const { ahead, mayGoOn } = rendering.tools;
  const failed: Failed[] = [];
  const writing: Promise<Rendered>[] = [];
  const keepWritten = async (most: number) => {
    while (writing.length > most) {
      const page = await writing.shift();
      if (page) ahead.pages.set(page.path, page);
    }
  };
  try {
    for (const [index, path] of paths.entries()) {
      const isPaused = index % STRIDE === 0 && !mayGoOn(index, paths.length);
      await keepWritten(isPaused ? 0 : MOST_WRITING);
      if (isPaused) throw new PausedError();
      const page = await renderOne(path, rendering);
      if ('record' in page) failed.push(page);
      else writing.push(page.written);
      // Rendering never waits for anything: what is written is heard of only in between.
      await setImmediate();
    }
    await keepWritten(0);
  } finally {
    await Promise.allSettled(writing);
  }
  return failed;
}

/** Renders a page and begins to write it, or gives the record that the site must do without. */
async function renderOne(path: string, rendering: Rendering) {
  const page = await rendering.renderer.render(path);
  const reason = findFault(path, page, rendering.tools.site);
  if (reason !== null && !isReplaceable(path, rendering)) return giveUp(path, reason, rendering);
  const written =
    reason === null ? writePage(path, page, rendering) : keepPage(path, page, reason, rendering);
  // A failure is thrown when its turn comes.
  written.catch(() => {});
  return { written };
}

async function writePage(path: string, page: RenderedPage, rendering: Rendering) {
  if (isSitemap(path)) assertDatable(page.body);
  const { type, body, reads, deadLinks } = page;
  const file = await rendering.tools.write(type, body, liveFile(path, rendering));
  const reason = `It names what is not there: ${deadLinks.join(', ')}`;
  const fault =
    deadLinks.length === 0 ? null : describeFault('mended', path, reason, rendering.snapshot);
  return { path, reads, file, fault };
}

/**
 * Whether the page as it is live can stay. One that another build has made needs files that this
 * release has no more.
 */
function isReplaceable(path: string, { tools }: Rendering): boolean {
  return tools.isSameSite && !isSitemap(path) && liveFile(path, { tools }) !== undefined;
}

/** Goes on with the page as it is live. What it names may have gone since. */
async function keepPage(path: string, page: RenderedPage, reason: string, rendering: Rendering) {
  const { renderer, tools } = rendering;
  const file = liveFile(path, rendering);
  if (!file) throw new Error(reason);
  const fault = describeFault('kept', path, reason, rendering.snapshot);
  if (!isPage(file)) return { path, file, reads: page.reads, fault };
  const html = await readFile(tools.store.objectPath(file.hash), 'utf8');
  const { body, reads } = renderer.mend(path, html);
  const mended = await tools.write(file.type, body, file);
  return { path, file: mended, reads: [...page.reads, ...reads], fault };
}

/** Finds the record that the site is to do without. Throws where the page belongs to none. */
function giveUp(path: string, reason: string, rendering: Rendering): Failed {
  const owner = isSitemap(path) ? null : findOwner(rendering.snapshot, path);
  if (!owner) throw new Error(reason);
  return { record: owner.stored, fault: { path, kind: 'leftOut', reason, record: owner.named } };
}

function liveFile(path: string, { tools }: Pick<Rendering, 'tools'>): ReleaseFile | undefined {
  return tools.live ? fileOf(tools.live, path) : undefined;
}
