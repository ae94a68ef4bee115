import { fileOf, type Release, type ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { BEST_QUALITY, compressFile } from './compress.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** Stores the files of the site's build, and compresses those that are new. */
export async function addAssets(
  store: ReleaseStore,
  { assets }: SiteRenderer,
  live: Release | null,
): Promise<Map<string, ReleaseFile>> {
  const files = new Map<string, ReleaseFile>();
  for (const { path, bytes, type } of assets) {
    const hash = await store.addObject(bytes);
    const before = live ? fileOf(live, path) : undefined;
    const file = { hash, type, bytes: bytes.byteLength };
    const isKnown = before?.hash === hash && before.type === type;
    files.set(path, isKnown ? before : await compressFile(store, file, bytes, BEST_QUALITY));
  }
  return files;
}
