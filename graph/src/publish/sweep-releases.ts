import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporary } from '#storage/leftovers.ts';
import { listFiles } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** A publish that is under way is not older than this. */
const SPARED_MS = 3600 * 1000;

/**
 * Removes what a crash during a publish left: temporary files, and files that no release names.
 * Only for the start, before the publisher: a publish may begin to use such a file again.
 */
export async function sweepReleases(store: ReleaseStore): Promise<void> {
  const before = new Date(Date.now() - SPARED_MS);
  await removeTemporary(store.directory, before);
  const used = await usedHashes(store);
  const objects = join(store.directory, 'objects');
  for (const folder of await readdir(objects).catch(() => [])) {
    for (const hash of await readdir(join(objects, folder)).catch(() => [])) {
      const path = join(objects, folder, hash);
      if (!used.has(hash) && (await stat(path)).mtime < before) await rm(path, { force: true });
    }
  }
}

async function usedHashes(store: ReleaseStore): Promise<Set<string>> {
  const used = new Set<string>();
  for (const id of await store.list()) {
    const release = await store.find(id);
    for (const { hash } of release?.shards ?? []) if (hash) used.add(hash);
    for (const [, { hash, brotli }] of release ? listFiles(release) : []) {
      used.add(hash);
      if (brotli) used.add(brotli.hash);
    }
  }
  return used;
}
