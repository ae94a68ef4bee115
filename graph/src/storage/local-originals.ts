import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, readIfPresent, writeDurably } from './disk.ts';
import { isPublicId } from './image-url.ts';
import type { Originals } from './storage.ts';
import { StorageKeyError } from './storage-key.ts';

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
