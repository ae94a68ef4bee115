import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '#publish/release-store.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** Larger files are read each time, so that one of them does not push out many pages. */
const MAX_FILE_BYTES = 1024 * 1024;

/**
 * Gives the content of a release's files by hash. What is asked for most stays in memory. Rejects
 * when the file is gone.
 */
export function createHotFiles(store: ReleaseStore): (hash: string) => Promise<Buffer> {
  const files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
    fetchMethod: (hash) => readFile(store.objectPath(hash)),
  });
  return async (hash) => files.get(hash) ?? (await files.forceFetch(hash));
}
