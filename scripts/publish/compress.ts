import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';

export const BEST_QUALITY = 11;
/** While somebody waits for a page to go live. Less time is spent on a large file. */
const QUICK_QUALITY = 5;
const QUICKEST_QUALITY = 1;
const LARGE_BYTES = 256 * 1024;

type Objects = Pick<ReleaseStore, 'addObject'>;

/** Compresses a page that somebody waits for. */
export function compressQuickly(
  objects: Objects,
  file: ReleaseFile,
  bytes: Uint8Array,
): Promise<ReleaseFile> {
  const isLarge = bytes.byteLength > LARGE_BYTES;
  return compressFile(objects, file, bytes, isLarge ? QUICKEST_QUALITY : QUICK_QUALITY);
}

/** Compresses a file at a quality from 0 to 11, unless its type does not compress. */
export async function compressFile(
  objects: Objects,
  file: ReleaseFile,
  bytes: Uint8Array,
  quality: number,
): Promise<ReleaseFile> {
  if (!/^(text|application)\/|svg/.test(file.type)) return file;
  const hash = await objects.addObject(await compress(bytes, quality));
  return { ...file, brotli: { hash, quality } };
}

/**
 * Whether a file is as small as it is meant to be. What is large stays as it was compressed first:
 * to compress it as well as can be takes seconds, and it changes with nearly every edit.
 */
export function isWellCompressed({ brotli, bytes }: ReleaseFile): boolean {
  return !brotli || brotli.quality === BEST_QUALITY || bytes > LARGE_BYTES;
}

/** The content of a stored file, compressed as well as can be. */
export async function compressBest(store: ReleaseStore, { hash }: ReleaseFile): Promise<Buffer> {
  return compress(await readFile(store.objectPath(hash)), BEST_QUALITY);
}

const compressAsync = promisify(brotliCompress);

function compress(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return compressAsync(bytes, { params });
}
