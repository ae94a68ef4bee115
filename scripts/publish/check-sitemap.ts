import { readFile } from 'node:fs/promises';
import { fileOf, isPage, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { RenderTools } from './render-tools.ts';
import { isSitemap, listAddresses, listParts, SITEMAP } from './sitemap.ts';

/**
 * Throws unless the sitemap of a release that is being made, in all its parts, names each of its
 * pages once, and nothing else. `files` are those that differ from the live release. Pages that are
 * not for search engines say so themselves.
 */
export async function checkSitemap(
  paths: readonly string[],
  files: ReadonlyMap<string, ReleaseFile>,
  { store, live }: Pick<RenderTools, 'store' | 'live'>,
): Promise<void> {
  const find = (path: string) => files.get(path) ?? (live ? fileOf(live, path) : undefined);
  const read = async (path: string) => {
    const file = find(path);
    return file ? readFile(store.objectPath(file.hash), 'utf8') : '';
  };
  if (paths.at(-1) !== SITEMAP) return;
  const parts = paths.filter((path) => isSitemap(path) && path !== SITEMAP);
  const [index = '', ...texts] = await Promise.all([SITEMAP, ...parts].map(read));
  if (String(listParts(index)) !== String(parts)) {
    throw new Error('The sitemap does not name its parts');
  }
  const listed = [index, ...texts].flatMap(listAddresses);
  const missing = new Set(paths.filter((path) => isPageFile(find(path))));
  for (const path of listed) {
    if (!missing.delete(path))
      throw new Error(`The sitemap names ${path}, which is no page or twice`);
  }
  for (const path of missing) {
    if (/<meta name="robots" content="noindex"/.test(await read(path))) continue;
    throw new Error(`The sitemap does not name the page ${path}`);
  }
}

function isPageFile(file: ReleaseFile | undefined): boolean {
  return file !== undefined && isPage(file);
}
