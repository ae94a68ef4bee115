import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, readIfPresent, writeDurably } from './disk.ts';
import { isPublicId } from './image-url.ts';
import { StorageKeyError } from './storage.ts';

/**
 * What was uploaded, as it came, for as long as not all of its sizes are made. Nobody is served from
 * here: an original may tell where a picture was taken. Every function takes a picture's id, and
 * throws StorageKeyError for any other text.
 */
export type Originals = {
  /** Stores one durably. */
  put(publicId: string, bytes: Uint8Array): Promise<void>;
  get(publicId: string): Promise<Uint8Array | null>;
  /** Removing what is not there is fine. */
  remove(publicId: string): Promise<void>;
  /** The ids of all that wait. */
  list(): Promise<string[]>;
};

/** Originals as files of a folder, which is made when it is first needed. */
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
