import { readFile } from 'node:fs/promises';
import type { Release, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createCompressor, QUICK_QUALITY } from './compress.ts';
import { dateSitemap, SITEMAP } from './sitemap.ts';

/**
 * A release as it takes the place of the live one at a moment, in ISO 8601. Every page whose bytes
 * differ from the live ones changes at that moment, and the sitemap says so. All else stays.
 */
export async function redate(store: ReleaseStore, release: Release, at: string): Promise<Release> {
  const live = await store.current();
  if (!live || live.id === release.id) return release;
  const files = { ...release.files };
  const isChanged = (path: string) => files[path]?.hash !== live.files[path]?.hash;
  for (const [path, file] of Object.entries(files)) {
    if (isChanged(path)) files[path] = { ...file, changedAt: at };
  }
  const sitemap = files[SITEMAP];
  if (!sitemap) return { ...release, files };
  const xml = await readFile(store.objectPath(sitemap.hash), 'utf8');
  const bytes = Buffer.from(dateSitemap(xml, (path) => (isChanged(path) ? at : undefined)));
  const hash = await store.addObject(bytes);
  const compress = createCompressor(store, live);
  const renewed = { hash, type: sitemap.type, bytes: bytes.byteLength, changedAt: at };
  files[SITEMAP] = await compress(renewed, bytes, QUICK_QUALITY);
  return { ...release, files };
}
