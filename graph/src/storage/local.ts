import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readIfPresent, writeDurably } from './disk.ts';
import { mediaTypeOf, requireMediaType } from './media-type.ts';
import { createLocalOriginals } from './originals.ts';
import { requireStorageKey, type Storage } from './storage.ts';

/** Storage on the local disk. `directory` is absolute; serve it at `/uploads`, hidden files excluded. */
export type LocalStorage = Storage & { readonly directory: string };

type Options = {
  directory: string;
  /** Where originals wait for their sizes; without it, all sizes are made before an upload is done. */
  originalsDirectory?: string;
};

/**
 * Keeps each key as a file of that name below `directory`, which is made when it is first needed.
 * Every function throws StorageKeyError for an unsafe key, and the system's error when the disk fails.
 */
export function createLocalStorage(options: Options): LocalStorage {
  const directory = resolve(options.directory);
  const { originalsDirectory } = options;
  const pathOf = (key: string) => join(directory, ...requireStorageKey(key).split('/'));

  return {
    directory,
    originals: originalsDirectory ? createLocalOriginals(resolve(originalsDirectory)) : null,
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
