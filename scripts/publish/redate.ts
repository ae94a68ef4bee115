import { readFile } from 'node:fs/promises';
import type { Release, ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { createCompressor, QUICK_QUALITY } from './compress.ts';

const SITEMAP = '/sitemap.xml';
const ENTRY = /<loc>([^<]+)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?/g;

/**
 * A release as it takes the place of the live one at a moment, in ISO 8601: every page whose bytes
 * are not those that are live changes then, and its sitemap says so. Nothing else of it differs.
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
  const text = xml.replaceAll(ENTRY, (entry, address: string) =>
    isChanged(new URL(address).pathname) ? `<loc>${address}</loc><lastmod>${at}</lastmod>` : entry,
  );
  const bytes = Buffer.from(text);
  const hash = await store.addObject(bytes);
  const compress = createCompressor(store, live);
  const renewed = { hash, type: sitemap.type, bytes: bytes.byteLength, changedAt: at };
  files[SITEMAP] = await compress(renewed, bytes, QUICK_QUALITY);
  return { ...release, files };
}
