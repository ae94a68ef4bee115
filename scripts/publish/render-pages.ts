import type { Snapshot } from '@karibu/graph/contract.ts';
import { fileOf, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import { checkSitemap } from './check-sitemap.ts';
import { dateChanges, datePages } from './page-dates.ts';
import {
  exchangeSnapshot,
  findDirty,
  forgetPage,
  isAnsweredAnew,
  type PageMemory,
  rememberPage,
} from './page-memory.ts';
import { stillWithheld, withoutRecords } from './page-owner.ts';
import { type Failed, type Rendering, renderAll } from './render-page.ts';
import type { RenderTools } from './render-tools.ts';
import { dropOutdated, noteQueries, type Rendered } from './rendered-ahead.ts';
import type { PageRenderer } from './site-renderer.ts';
import { isSitemap, SITEMAP } from './sitemap.ts';

export type RenderedPages = {
  /** Every page of the content. */
  paths: readonly string[];
  /** The pages that were rendered. The others are as in the live release. */
  files: Map<string, ReleaseFile>;
  /** Notes all this in the memory. Call it once the release is saved. */
  remember: () => void;
};

/**
 * Renders the pages of which a query has another answer than when they were rendered last, and
 * those that are not live as they were then. The sitemap comes last, because it tells when the
 * others changed. A page that fails stays as it is live; if it never was, the site does without its
 * record. Throws a `PausedError` when it may not go on, and when there is no site to go live with.
 */
export async function renderPages(snapshot: Snapshot, tools: RenderTools): Promise<RenderedPages> {
  let withheld = stillWithheld(snapshot, tools.memory.withheld);
  for (;;) {
    const pages = await renderContent(withoutRecords(snapshot, withheld), tools);
    if (!Array.isArray(pages)) {
      const remember = () => {
        pages.remember();
        tools.memory.changed.clear();
        Object.assign(tools.memory, { snapshot, withheld, isAstray: false });
      };
      return { ...pages, remember };
    }
    withheld = new Map([
      ...withheld,
      ...pages.map(({ record, fault }) => [record, fault] as const),
    ]);
  }
}

type Wanted = {
  paths: readonly string[];
  /** The paths as a set, if they are not those that the live release was made of. */
  known: Set<string> | null;
  /** The pages to render, without the sitemap. */
  wanted: string[];
};

/** Renders one content. Gives the records that fail instead, where there are any. */
async function renderContent(
  snapshot: Snapshot,
  tools: RenderTools,
): Promise<RenderedPages | Failed[]> {
  const { memory, site } = tools;
  const renderer = exchangeSnapshot(memory, site, { ...snapshot, pageChanges: memory.changes });
  const { paths, known, wanted } = findWanted(renderer, tools);
  const rendering = { snapshot, renderer, tools };
  const failed = await renderMissing(wanted, rendering);
  if (failed.length > 0) return failed;
  const pages = datePages(wanted, renderer, tools);
  const changes = dateChanges(pages, known, tools);
  if (changes !== memory.changes) {
    exchangeSnapshot(memory, site, { ...snapshot, pageChanges: changes });
  }
  pages.push(...(await renderSitemap(paths, rendering)));
  const files = new Map(pages.map(({ path, file }) => [path, file]));
  if (known) await checkSitemap(paths, files, tools);
  return { paths, files, remember: () => remember(memory, pages, known, { paths, changes }) };
}

function findWanted(renderer: PageRenderer, tools: RenderTools): Wanted {
  const { memory, live, ahead } = tools;
  const paths = renderer.listPaths();
  const dirty = findDirty(memory, renderer, memory.changed);
  memory.isAstray = true;
  dropOutdated(ahead, renderer);
  const isSameList = paths === memory.paths && memory.release === live?.id;
  const known = isSameList ? null : new Set(paths);
  for (const path of known ?? []) if (!isLive(path, tools)) dirty.add(path);
  const isWanted = (path: string) => !isSitemap(path) && (known?.has(path) ?? true);
  return { paths, known, wanted: [...dirty].filter(isWanted) };
}

/** Renders what is not ahead yet. What it leaves unfinished is kept with what it has asked. */
async function renderMissing(wanted: string[], rendering: Rendering): Promise<Failed[]> {
  const { ahead } = rendering.tools;
  const missing = wanted.filter((path) => !ahead.pages.has(path));
  let isWhole = false;
  try {
    const failed = await renderAll(missing, rendering);
    isWhole = failed.length === 0;
    return failed;
  } finally {
    if (!isWhole) noteQueries(ahead, rendering.renderer);
  }
}

/** Renders the parts of the sitemap that another page has changed, now that all are known. */
async function renderSitemap(paths: readonly string[], rendering: Rendering): Promise<Rendered[]> {
  const { renderer, tools } = rendering;
  if (paths.at(-1) !== SITEMAP) return [];
  const { memory, ahead } = tools;
  const isKept = (path: string) => {
    const known = memory.pages.get(path);
    return known !== undefined && isLive(path, tools) && !isAnsweredAnew(known, renderer);
  };
  const wanted = paths.slice(paths.findLastIndex((path) => !isSitemap(path)) + 1);
  const stale = wanted.filter((path) => !isKept(path));
  await renderAll(stale, rendering);
  const pages = datePages(stale, renderer, tools);
  for (const path of stale) ahead.pages.delete(path);
  return pages;
}

/** Whether the live release has the page as it was rendered last. */
function isLive(path: string, { memory, live }: RenderTools): boolean {
  const hash = memory.pages.get(path)?.hash;
  return hash !== undefined && live !== null && fileOf(live, path)?.hash === hash;
}

function remember(
  memory: PageMemory,
  pages: Rendered[],
  known: Set<string> | null,
  rest: Pick<PageMemory, 'paths' | 'changes'>,
): void {
  const gone = known ? [...memory.pages.keys()].filter((path) => !known.has(path)) : [];
  for (const path of gone) forgetPage(memory, path);
  for (const { path, file, reads, fault } of pages) {
    rememberPage(memory, path, file.hash, reads);
    if (fault) memory.faults.set(path, fault);
    else memory.faults.delete(path);
  }
  Object.assign(memory, rest);
}
