import type { Snapshot } from '@karibu/graph/contract.ts';
import { fileOf, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import { assertWhole } from './assert-whole.ts';
import { type DateOf, dateChanges, dating } from './page-dates.ts';
import {
  exchangeSnapshot,
  findDirty,
  forgetPage,
  isAnsweredAnew,
  rememberPage,
} from './page-memory.ts';
import type { Rendered, RenderTools } from './render-tools.ts';
import type { PageRenderer, RenderedPage } from './site-renderer.ts';
import { SITEMAP } from './sitemap.ts';

export type RenderedPages = {
  /** Every page of the content. */
  paths: readonly string[];
  /** The pages that were rendered. The others are as in the live release. */
  files: Map<string, ReleaseFile>;
  /** Notes all this in the memory. Call it once the release is saved. */
  remember: () => void;
};

/** So many pages are rendered before the next ones wait for their files to be written. */
const WRITES = 32;

/**
 * Renders the pages of which a query has another answer than when they were rendered last, and
 * those that are not live as they were then. The sitemap comes last, because it tells when the
 * others changed. Throws when a page is not whole.
 */
export async function renderPages(snapshot: Snapshot, tools: RenderTools): Promise<RenderedPages> {
  const { memory, live, site } = tools;
  const before = { ...snapshot, pageChanges: memory.changes };
  const renderer = exchangeSnapshot(memory, site, before);
  const paths = renderer.listPaths();
  const dirty = findDirty(memory, renderer);
  const isSameList = paths === memory.paths && memory.release === live?.id;
  const known = isSameList ? null : new Set(paths);
  for (const path of known ?? []) if (!isLive(path, tools)) dirty.add(path);
  const isRendered = (path: string) => path !== SITEMAP && (known?.has(path) ?? true);
  const pages = await renderAll([...dirty].filter(isRendered), renderer, tools);
  const changes = dateChanges(pages, known, tools);
  if (changes !== memory.changes) renderer.exchange({ ...snapshot, pageChanges: changes });
  if (paths.at(-1) === SITEMAP && !isSitemapKept(renderer, tools)) {
    pages.push(...(await renderAll([SITEMAP], renderer, tools)));
  }
  return {
    paths,
    files: new Map(pages.map(({ path, file }) => [path, file])),
    remember() {
      const gone = known ? [...memory.pages.keys()].filter((path) => !known.has(path)) : [];
      for (const path of gone) forgetPage(memory, path);
      for (const { path, file, reads } of pages) rememberPage(memory, path, file.hash, reads);
      Object.assign(memory, { paths, changes });
    },
  };
}

/** Whether the sitemap stays as it is, now that it is known which pages changed. */
function isSitemapKept(renderer: PageRenderer, tools: RenderTools): boolean {
  const known = tools.memory.pages.get(SITEMAP);
  return known !== undefined && isLive(SITEMAP, tools) && !isAnsweredAnew(known, renderer);
}

/** Whether the live release has the page as it was rendered last. */
function isLive(path: string, { memory, live }: RenderTools): boolean {
  const hash = memory.pages.get(path)?.hash;
  return hash !== undefined && live !== null && fileOf(live, path)?.hash === hash;
}

/** Renders one page after the other, and writes their files meanwhile. */
async function renderAll(paths: string[], renderer: PageRenderer, tools: RenderTools) {
  const dateOf = dating(renderer, tools);
  const pages: Rendered[] = [];
  for (let start = 0; start < paths.length; start += WRITES) {
    const writing: Promise<Rendered>[] = [];
    try {
      for (const path of paths.slice(start, start + WRITES)) {
        const page = await renderer.render(path);
        assertWhole(path, page, tools.site);
        writing.push(writePage(path, page, dateOf, tools));
      }
    } finally {
      await Promise.allSettled(writing);
    }
    pages.push(...(await Promise.all(writing)));
  }
  return pages;
}

async function writePage(
  path: string,
  { type, body, reads }: RenderedPage,
  dateOf: DateOf,
  { store, live, compress }: RenderTools,
): Promise<Rendered> {
  const bytes = Buffer.from(body);
  const hash = await store.addObject(bytes);
  const before = live ? fileOf(live, path) : undefined;
  const isChanged = before?.hash !== hash;
  const changedAt = isChanged ? dateOf(path) : before?.changedAt;
  const file = { hash, type, bytes: bytes.byteLength, ...(changedAt && { changedAt }) };
  return { path, reads, file: await compress(file, bytes, isChanged ? undefined : before) };
}
