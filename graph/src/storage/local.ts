import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readIfPresent, writeDurably } from './disk.ts';
import { createLocalOriginals } from './local-originals.ts';
import { mediaTypeOf, requireMediaType } from './media-type.ts';
import type { Storage } from './storage.ts';
import { requireStorageKey } from './storage-key.ts';

/** Storage on the local disk. Serve the absolute `directory` at `/uploads`; hide hidden files. */
export type LocalStorage = Storage & {
  readonly directory: string;
  readonly originalsDirectory: string | null;
  readonly keptDirectory: string | null;
};

type Options = {
  directory: string;
  /**
   * The folder of originals that wait for their sizes. Without it, an upload makes all sizes before
   * it is done.
   */
  originalsDirectory?: string;
  /** The folder of all originals. Without it, none is kept. */
  keptDirectory?: string;
};

/**
 * Stores each key as a file with that name below `directory`, which the first write creates. Every
 * function throws StorageKeyError for an unsafe key, and the system's error when the disk fails.
 */
export function createLocalStorage(options: Options): LocalStorage {
  const directory = resolve(options.directory);
  const originalsDirectory = options.originalsDirectory
    ? resolve(options.originalsDirectory)
    : null;
  const keptDirectory = options.keptDirectory ? resolve(options.keptDirectory) : null;
  const pathOf = (key: string) => join(directory, ...requireStorageKey(key).split('/'));

  return {
    directory,
    originalsDirectory,
    keptDirectory,
    originals: originalsDirectory ? createLocalOriginals(originalsDirectory) : null,
    kept: keptDirectory ? createLocalOriginals(keptDirectory) : null,
    urlOf: (key) => `/uploads/${requireStorageKey(key)}`,
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      requireMediaType(key, contentType);
      await writeDurably(path, bytes);
    },
    async get(key) {
      const path = pathOf(key);
      const bytes = await readIfPresent(path);
      return bytes && { bytes, contentType: mediaTypeOf(key), size: bytes.byteLength };
    },
    async remove(prefix) {
      const path = pathOf(prefix);
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
