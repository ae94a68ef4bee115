import type { Snapshot } from '@karibu/graph/contract.ts';
import type { Release, ReleaseFile, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { type Compressor, QUICK_QUALITY } from './compress.ts';
import type { PageRenderer, SiteRenderer } from './site-renderer.ts';
import { dateSitemap, SITEMAP } from './sitemap.ts';

type Files = Record<string, ReleaseFile>;
type Asked = { read: readonly [string, string]; digest: string };
type Rendered = { hash: string; asked: Asked[] };

/** By path, the page that was rendered last: its hash, and its questions with their digests. */
export type PageMemory = Map<string, Rendered>;

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

/**
 * Gives every page of the content. A page is taken over when it is live as it was rendered last and
 * all its questions have the same answers as then; otherwise it is rendered. The sitemap comes last
 * and may ask when the others changed. Throws when a page is not whole.
 */
export async function renderPages(snapshot: Snapshot, tools: RenderTools): Promise<Files> {
  const { memory, live } = tools;
  const pageChanges: Record<string, string> = {};
  const renderer = tools.site.createRenderer({ ...snapshot, pageChanges });
  const findChange = live ? changeSince(live, tools.at) : changeOfRecords(renderer);
  const files: Files = {};
  for (const path of renderer.listPaths()) {
    const known = memory.get(path);
    const before = live?.files[path];
    const isSame = known && known.hash === before?.hash && isUnchanged(renderer, known);
    const file = isSame ? before : await renderPage(path, renderer, tools);
    const changedAt = findChange(path, file.hash);
    files[path] = { ...file, ...(changedAt && { changedAt }) };
    if (changedAt) pageChanges[path] = changedAt;
  }
  const gone = [...memory.keys()].filter((path) => !files[path]);
  for (const path of gone) memory.delete(path);
  return files;
}

/** When the page with this content last changed, if it is known. */
type FindChange = (path: string, hash: string) => string | undefined;

/** A page whose bytes are the live ones keeps its date. Any other page changes now. */
function changeSince(live: Release, now: string): FindChange {
  return (path, hash) => {
    const before = live.files[path];
    return before?.hash === hash ? before.changedAt : now;
  };
}

/** Before the first release, only the records have dates. */
function changeOfRecords(renderer: PageRenderer): FindChange {
  const changes = renderer.lastChanges();
  return (path) => changes.get(path);
}

async function renderPage(path: string, renderer: PageRenderer, tools: RenderTools) {
  const { status, type, body, reads, scripts } = await renderer.render(path);
  assertWhole(path, status, type, body);
  assertKnown(path, scripts, tools.site);
  const bytes = Buffer.from(body);
  const hash = await tools.store.addObject(bytes);
  const file = await tools.compress({ hash, type, bytes: bytes.byteLength }, bytes, QUICK_QUALITY);
  const asked = reads.map((read) => ({ read, digest: renderer.digest(read) }));
  tools.memory.set(path, { hash, asked });
  return file;
}

function isUnchanged(renderer: PageRenderer, { asked }: Rendered): boolean {
  return asked.every(({ read, digest }) => renderer.digest(read) === digest);
}

/** Throws for a page that is an error or cut short: it must never go live. */
function assertWhole(path: string, status: number, type: string, body: string): void {
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) throw new Error(`The page ${path} answered ${status}`);
  const isWhole = !type.startsWith('text/html') || body.trimEnd().endsWith('</html>');
  if (!isWhole) throw new Error(`The page ${path} is not whole`);
  // A release whose sitemap could not be dated again could not be rolled back to.
  if (path === SITEMAP) dateSitemap(body, () => undefined);
}

/** Throws for a page with an inline script that the site did not write: browsers refuse it. */
function assertKnown(path: string, scripts: string[], site: SiteRenderer): void {
  if (scripts.every((script) => site.scripts.includes(script))) return;
  throw new Error(`The page ${path} has an inline script that the site's build does not know`);
}
