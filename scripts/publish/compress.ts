import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Release, ReleaseFile, ReleaseStore } from '@karibu/graph/publish/release-store.ts';

/** Brotli's quality while somebody waits for a page to go live, and while nobody does. */
export const QUICK_QUALITY = 5;
export const BEST_QUALITY = 11;

/** Gives a file its compressed form, unless its type does not compress. */
export type Compressor = (
  file: ReleaseFile,
  bytes: Uint8Array,
  quality: number,
) => Promise<ReleaseFile>;

/** Makes a compressor that takes over what the live release has compressed already. */
export function createCompressor(store: ReleaseStore, live: Release | null): Compressor {
  const known = new Map(Object.values(live?.files ?? {}).map(({ hash, brotli }) => [hash, brotli]));
  return async (file, bytes, quality) => {
    if (!/^(text|application)\/|svg/.test(file.type)) return file;
    const brotli = known.get(file.hash) ?? (await compress(store, bytes, quality));
    return { ...file, brotli };
  };
}

/**
 * Gives the release with every file compressed at the best quality. It stops early when `isWanted`
 * says no, and leaves the other files as they are.
 */
export async function compressBetter(
  store: ReleaseStore,
  release: Release,
  isWanted: () => boolean,
): Promise<Release> {
  const files = { ...release.files };
  for (const [path, file] of Object.entries(files)) {
    if (!file.brotli || file.brotli.quality === BEST_QUALITY) continue;
    if (!isWanted()) break;
    const bytes = await readFile(store.objectPath(file.hash));
    files[path] = { ...file, brotli: await compress(store, bytes, BEST_QUALITY) };
  }
  return { ...release, files };
}

const compressAsync = promisify(brotliCompress);

async function compress(store: ReleaseStore, bytes: Uint8Array, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return { hash: await store.addObject(await compressAsync(bytes, { params })), quality };
}
