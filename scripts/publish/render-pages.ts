import type { Snapshot } from '@karibu/graph/contract.ts';
import { fileOf, type Release, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { Compressor } from './compress.ts';
import {
  exchangeSnapshot,
  findDirty,
  forgetPage,
  isAnsweredAnew,
  type PageMemory,
  rememberPage,
} from './page-memory.ts';
import type { PageRenderer, Read, RenderedPage, SiteRenderer } from './site-renderer.ts';
import { dateSitemap, SITEMAP } from './sitemap.ts';

/** What rendering one publish needs. */
export type RenderTools = {
  store: ReleaseStore;
  site: SiteRenderer;
  compress: Compressor;
  live: Release | null;
  memory: PageMemory;
  /** The moment of the release, in ISO 8601. */
  at: string;
};

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
 * Renders the pages of which a question has another answer than when they were rendered last, and
 * those that are not live as they were then. The sitemap comes last, because it tells when the
 * others changed. Throws when a page is not whole.
 */
export async function renderPages(snapshot: Snapshot, tools: RenderTools): Promise<RenderedPages> {
  const { memory, live } = tools;
  const renderer = exchangeSnapshot(memory, tools.site, {
    ...snapshot,
    pageChanges: memory.changes,
  });
  const paths = renderer.listPaths();
  const { paths: dirty, changed } = findDirty(memory, renderer);
  const isSameList = paths === memory.paths && memory.release === live?.id;
  const known = isSameList ? null : new Set(paths);
  for (const path of known ?? []) if (!isLive(path, tools)) dirty.add(path);
  const toRender = [...dirty].filter((path) => path !== SITEMAP && (known?.has(path) ?? true));
  const pages = await renderAll(toRender, renderer, tools);
  const changes = noteChanges(pages, known, tools);
  if (changes !== memory.changes) renderer.exchange({ ...snapshot, pageChanges: changes });
  const sitemap = memory.pages.get(SITEMAP);
  const isKept = sitemap && isLive(SITEMAP, tools) && !isAnsweredAnew(sitemap, renderer);
  if (paths.at(-1) === SITEMAP && !isKept) {
    pages.push(...(await renderAll([SITEMAP], renderer, tools)));
  }
  return {
    paths,
    files: new Map(pages.map(({ path, file }) => [path, file])),
    remember() {
      for (const [question, value] of changed) question.value = value;
      for (const question of sitemap?.questions ?? []) question.value = renderer.ask(question.read);
      const gone = known ? [...memory.pages.keys()].filter((path) => !known.has(path)) : [];
      for (const path of gone) forgetPage(memory, path);
      for (const { path, file, reads } of pages) rememberPage(memory, path, file.hash, reads);
      Object.assign(memory, { paths, changes });
    },
  };
}

type Rendered = { path: string; file: ReleaseFile; reads: Read[] };

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
        assertWhole(path, page);
        writing.push(writePage(path, page, dateOf, tools));
      }
    } finally {
      await Promise.allSettled(writing);
    }
    pages.push(...(await Promise.all(writing)));
  }
  return pages;
}

type DateOf = (path: string) => string | undefined;

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

/** Before the first release, only the records have dates. Then a page whose bytes differ has. */
function dating(renderer: PageRenderer, { live, at }: RenderTools): DateOf {
  if (live) return () => at;
  const changes = renderer.lastChanges();
  return (path) => changes.get(path);
}

/** When each page changed. The same object (`===`) if no page changed. */
function noteChanges(
  pages: Rendered[],
  known: Set<string> | null,
  { memory, live }: RenderTools,
): Readonly<Record<string, string>> {
  const changes: Record<string, string> = {};
  if (!known) {
    const moved = pages.filter(({ path, file }) => memory.changes[path] !== file.changedAt);
    if (moved.length === 0) return memory.changes;
    Object.assign(changes, memory.changes);
  } else if (live) {
    for (const path of known) {
      if (path === SITEMAP) continue;
      const at = fileOf(live, path)?.changedAt;
      if (at) changes[path] = at;
    }
  }
  for (const { path, file } of pages) {
    if (file.changedAt) changes[path] = file.changedAt;
    else delete changes[path];
  }
  return changes;
}

/** Throws for a page that is an error or cut short: it must never go live. */
function assertWhole(path: string, { status, type, body }: RenderedPage): void {
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) throw new Error(`The page ${path} answered ${status}`);
  const isWhole = !type.startsWith('text/html') || body.trimEnd().endsWith('</html>');
  if (!isWhole) throw new Error(`The page ${path} is not whole`);
  // A release whose sitemap could not be dated again could not be rolled back to.
  if (path === SITEMAP) dateSitemap(body, () => undefined);
}
