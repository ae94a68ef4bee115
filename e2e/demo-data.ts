import { createHash } from 'node:crypto';
import { existsSync, constants as files } from 'node:fs';
import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore } from '../graph/src/publish/release-store.ts';
import { buildWorkspace } from '../scripts/build.ts';
import { polish } from '../scripts/publish/polish.ts';
import { ROOT } from '../scripts/root.ts';
import { startServer } from './server.ts';

/** The demo's data as it was made last: to make all sizes of its pictures takes a while. */
const KEPT = join(ROOT, 'node_modules', '.cache', 'karibu-demo');
/** What the demo's records and pictures come from. */
const SOURCES = [
  'scripts/seed.ts',
  'scripts/demo/**/*.{ts,json,md,webp}',
  'graph/src/{migrations,resources,storage}/**/*.ts',
  'package-lock.json',
];
/** In the data, written last: which build of the site made its pages. */
const PAGES_FROM = 'pages-from';
const LOOK_MS = 100;

/**
 * Builds the site and the back office, and makes the demo's data with all pages published. Records
 * and pictures are made anew when their sources have changed, pages when the site has. Gives the
 * directory.
 */
export async function makeDemoData(): Promise<string> {
  await buildWorkspace('site');
  await buildWorkspace('admin');
  const built = await readFile(join(ROOT, 'site', 'dist', '.built-from'), 'utf8');
  const directory = await demoDirectory();
  const mark = join(directory, PAGES_FROM);
  if ((await readFile(mark, 'utf8').catch(() => '')) === built) return directory;
  if (!existsSync(directory)) await rm(KEPT, { recursive: true, force: true });
  // Without a live release, a start waits for the pages of this build.
  await rm(join(directory, 'site', 'current'), { force: true });
  const server = await startServer(directory, { COMPRESS_BEST: 'false' });
  await Promise.all([compress(directory), becomesSized(directory)]);
  await server.end('SIGTERM');
  await writeFile(mark, built);
  return directory;
}

/** Gives a directory of its own with a copy of the demo's data. */
export async function copyDemoData(demo: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-e2e-'));
  await cp(demo, directory, { recursive: true, mode: files.COPYFILE_FICLONE });
  return directory;
}

/** Named by its sources, and by the day: the deadlines of the demo count from it. */
async function demoDirectory(): Promise<string> {
  const exclude = (path: string) => /(^|\/)node_modules(\/|$)|\.test\.ts$/.test(path);
  const paths: string[] = [];
  for await (const path of glob(SOURCES, { cwd: ROOT, exclude })) paths.push(path);
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const path of paths.sort()) hash.update(path).update(await readFile(join(ROOT, path)));
  return join(KEPT, hash.digest('hex').slice(0, 16));
}

/** Compresses every page as well as can be, which no server of the tests does. */
function compress(directory: string): Promise<void> {
  const store = createReleaseStore(join(directory, 'site'));
  const now = <Result>(work: () => Promise<Result>) => work();
  return polish(store, now, () => true, 0);
}

/** Waits until every picture has all its sizes, so that no server makes them again. */
async function becomesSized(directory: string): Promise<void> {
  while ((await readdir(join(directory, 'originals')).catch(() => [])).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
