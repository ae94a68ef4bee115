import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Snapshot } from '@karibu/graph/contract.ts';
import type { PageRenderer } from '../../site/adapter/renderer.ts';

export type { PageRenderer, Read, RenderedPage } from '../../site/adapter/renderer.ts';

/** A file that every release holds beside its pages: scripts, fonts, icons. */
type SiteAsset = { path: string; type: string; bytes: Buffer };

/** The site's code, built once and kept warm. */
export type SiteRenderer = {
  createRenderer: (snapshot: Snapshot) => PageRenderer;
  assets: SiteAsset[];
  /** Names the build: what it rendered, another one may render otherwise. */
  build: string;
  /** The hashes of the inline scripts that the build knows. Pages may run no others. */
  scripts: readonly string[];
};

type BuiltSite = {
  createRenderer: (snapshot: Snapshot, assets: ReadonlySet<string>) => PageRenderer;
};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Loads what `astro build` wrote. `directory` is `site/dist`. */
export async function loadSiteRenderer(directory: string): Promise<SiteRenderer> {
  const server = join(directory, 'server');
  const entry = pathToFileURL(join(server, 'entry.mjs')).href;
  const built = (await import(entry)) as BuiltSite;
  const sources = await readFile(join(directory, '.built-from'), 'utf8').catch(() => '');
  const scripts = JSON.parse(await readFile(join(server, 'inline-scripts.json'), 'utf8'));
  const assets = await readAssets(join(directory, 'client'));
  const paths = new Set(assets.map(({ path }) => path));
  const createRenderer = (snapshot: Snapshot) => built.createRenderer(snapshot, paths);
  // Dates and numbers are written by Node's own tables.
  return { createRenderer, assets, scripts, build: `${sources} ${process.version}` };
}

async function readAssets(directory: string): Promise<SiteAsset[]> {
  const assets: SiteAsset[] = [];
  for await (const entry of glob('**/*', { cwd: directory, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.slice(directory.length + 1).replaceAll('\\', '/')}`;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    assets.push({ path, type, bytes: await readFile(file) });
  }
  return assets;
}
