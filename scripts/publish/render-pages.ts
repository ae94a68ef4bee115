import type { Snapshot } from '@karibu/graph/contract.ts';
import type { Release, ReleaseFile, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { type Compressor, QUICK_QUALITY } from './compress.ts';
import type { PageRenderer, SiteRenderer } from './site-renderer.ts';

type Files = Record<string, ReleaseFile>;
type Asked = { read: readonly [string, string]; digest: string };
type Rendered = { hash: string; asked: Asked[] };

/** The pages rendered last: their content's hash, what they asked, and the answers they got. */
export type PageMemory = Map<string, Rendered>;

/** What rendering one publish needs. */
export type RenderTools = {
  store: ReleaseStore;
  site: SiteRenderer;
  compress: Compressor;
  live: Release | null;
  memory: PageMemory;
};

/**
 * Every page of the content. One that is live as it was rendered last, and whose questions all have
 * the same answers as then, is taken over. Throws when a page is not whole.
 */
export async function renderPages(snapshot: Snapshot, tools: RenderTools): Promise<Files> {
  const { memory, live } = tools;
  const renderer = tools.site.createRenderer(snapshot);
  const paths = renderer.listPaths();
  const files: Files = {};
  for (const path of paths) {
    const known = memory.get(path);
    const file = live?.files[path];
    const isSame = known && known.hash === file?.hash && isUnchanged(renderer, known);
    files[path] = isSame ? file : await renderPage(path, renderer, tools);
  }
  const gone = [...memory.keys()].filter((path) => !files[path]);
  for (const path of gone) memory.delete(path);
  return files;
}

async function renderPage(path: string, renderer: PageRenderer, tools: RenderTools) {
  const { status, type, body, reads } = await renderer.render(path);
  assertWhole(path, status, type, body);
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

/** A page that is cut short or in error must never go live. */
function assertWhole(path: string, status: number, type: string, body: string): void {
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) throw new Error(`The page ${path} answered ${status}`);
  const isWhole = !type.startsWith('text/html') || body.trimEnd().endsWith('</html>');
  if (!isWhole) throw new Error(`The page ${path} is not whole`);
}
