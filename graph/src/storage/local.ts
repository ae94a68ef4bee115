import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { mediaTypeOf, requireMediaType } from './media-type.ts';
import { requireStorageKey, type Storage } from './storage.ts';

/** Storage on the local disk. Serve the absolute `directory` at `/uploads`; hide hidden files. */
export type LocalStorage = Storage & { readonly directory: string };

/**
 * Stores each key as a file with that name below `directory`, which the first write creates. Every
 * function throws StorageKeyError for an unsafe key, and the system's error when the disk fails.
 */
export function createLocalStorage(options: { directory: string }): LocalStorage {
  const directory = resolve(options.directory);
  const pathOf = (key: string) => join(directory, ...requireStorageKey(key).split('/'));

  return {
    directory,
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

/** Writes a hidden file, then renames it: a reader sees the whole file or none. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  await makeDurableFolder(folder);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function makeDurableFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true });
  if (firstMade === undefined) return;
  const top = dirname(firstMade);
  for (let made = folder; made !== top; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes new names in a folder survive a power cut. Windows does not need this and cannot. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfPresent(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
