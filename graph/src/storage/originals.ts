import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, readIfPresent, writeDurably } from './disk.ts';
import { isPublicId } from './image-url.ts';
import { StorageKeyError } from './storage.ts';

/**
 * The uploaded files, unchanged, until all their sizes are made. They are never served, because an
 * original may contain the place of the picture. Every function takes a picture's id, and throws
 * StorageKeyError for any other text.
 */
export type Originals = {
  /** Stores an original, durably. */
  put(publicId: string, bytes: Uint8Array): Promise<void>;
  get(publicId: string): Promise<Uint8Array | null>;
  /** Removes an original, if it exists. */
  remove(publicId: string): Promise<void>;
  /** The ids of all originals. */
  list(): Promise<string[]>;
};

/** Stores originals as files of a folder, which the first write creates. */
export function createLocalOriginals(directory: string): Originals {
  const pathOf = (publicId: string) => {
    if (!isPublicId(publicId)) throw new StorageKeyError(publicId);
    return join(directory, publicId);
  };
  return {
    put: async (publicId, bytes) => writeDurably(pathOf(publicId), bytes),
    get: async (publicId) => readIfPresent(pathOf(publicId)),
    remove: async (publicId) => rm(pathOf(publicId), { force: true }),
    async list() {
      const names = await readdir(directory).catch((error) => {
        if (isAbsence(error)) return [];
        throw error;
      });
      return names.filter(isPublicId);
    },
  };
}
