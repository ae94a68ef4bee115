import { readFile } from 'node:fs/promises';
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

/** So many pages are rendered before the next ones wait for their files to be written. */
const WRITES = 32;

/**
 * Renders one page after the other into what is ahead, and writes their files meanwhile. Gives the
 * records that the site must do without. Throws a `PausedError` when it may not go on, and where a
 * page fails of which nothing was live.
 */
export async function renderAll(paths: string[], rendering: Rendering): Promise<Failed[]> {
  const { ahead, mayGoOn } = rendering.tools;
  const failed: Failed[] = [];
  for (let start = 0; start < paths.length; start += WRITES) {
    if (!mayGoOn(start, paths.length)) throw new PausedError();
    const writing: Promise<Rendered>[] = [];
    try {
      for (const path of paths.slice(start, start + WRITES)) {
        const page = await rendering.renderer.render(path);
        const reason = findFault(path, page, rendering.tools.site);
        if (reason === null) writing.push(writePage(path, page, rendering));
        else if (isReplaceable(path, rendering))
          writing.push(keepPage(path, page, reason, rendering));
        else failed.push(giveUp(path, reason, rendering));
      }
    } finally {
      await Promise.allSettled(writing);
    }
    for (const page of await Promise.all(writing)) ahead.pages.set(page.path, page);
  }
  return failed;
}

async function writePage(path: string, page: RenderedPage, rendering: Rendering) {
  if (isSitemap(path)) assertDatable(page.body);
  const { type, body, reads, deadLinks } = page;
  const file = await writeFile(path, type, body, rendering.tools);
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
  return tools.isSameSite && !isSitemap(path) && tools.live !== null && !!fileOf(tools.live, path);
}

/** Goes on with the page as it is live. What it names may have gone since. */
async function keepPage(path: string, page: RenderedPage, reason: string, rendering: Rendering) {
  const { renderer, tools } = rendering;
  const file = tools.live && fileOf(tools.live, path);
  if (!file) throw new Error(reason);
  const fault = describeFault('kept', path, reason, rendering.snapshot);
  if (!isPage(file)) return { path, file, reads: page.reads, fault };
  const html = await readFile(tools.store.objectPath(file.hash), 'utf8');
  const { body, reads } = renderer.mend(path, html);
  const mended = await writeFile(path, file.type, body, tools);
  return { path, file: mended, reads: [...page.reads, ...reads], fault };
}

/** Finds the record that the site is to do without. Throws where the page belongs to none. */
function giveUp(path: string, reason: string, rendering: Rendering): Failed {
  const owner = isSitemap(path) ? null : findOwner(rendering.snapshot, path);
  if (!owner) throw new Error(reason);
  return { record: owner.stored, fault: { path, kind: 'leftOut', reason, record: owner.named } };
}

async function writeFile(
  path: string,
  type: string,
  body: string,
  { store, live, compress }: RenderTools,
): Promise<ReleaseFile> {
  const bytes = Buffer.from(body);
  const hash = await store.addObject(bytes);
  const before = live ? fileOf(live, path) : undefined;
  const file = { hash, type, bytes: bytes.byteLength };
  return compress(file, bytes, before?.hash === hash ? before : undefined);
}
