import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAbsence } from './disk.ts';
import { isPublicId } from './image-url.ts';
import type { LocalStorage } from './local.ts';

/** The names that `writeDurably` gives files until they are whole, here and in `publish`. */
const TEMPORARY = /^(\.[0-9a-f]{16}|.+\.[0-9a-f]{8})\.tmp$/;

/**
 * Removes the temporary files that a crash left below a folder. Those changed since `before` stay:
 * somebody may be writing them. Gives the number of removed files. Throws the reason of `signal`
 * once that is aborted.
 */
export async function removeTemporary(
  directory: string,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { name, parentPath } of await listAll(directory)) {
    signal?.throwIfAborted();
    const path = join(parentPath, name);
    if (!TEMPORARY.test(name) || (await changedAt(path)) >= before.getTime()) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/**
 * The ids of pictures on the disk, or of parts of one, of which no file has changed since `before`.
 * Throws the reason of `signal` once that is aborted.
 */
export async function listOldPictures(
  disk: LocalStorage,
  before: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const newest = new Map<string, number>();
  const note = (publicId: string, changed: number) => {
    if (isPublicId(publicId)) newest.set(publicId, Math.max(newest.get(publicId) ?? 0, changed));
  };
  for (const { name, parentPath } of await listAll(disk.directory)) {
    signal?.throwIfAborted();
    const isFolder = dirname(join(parentPath, name)) === disk.directory;
    const publicId = isFolder ? name : parentPath.slice(disk.directory.length + 1);
    note(publicId, await changedAt(join(parentPath, name)));
  }
  for (const publicId of (await disk.originals?.list()) ?? []) {
    note(publicId, await changedAt(join(String(disk.originalsDirectory), publicId)));
  }
  for (const publicId of (await disk.kept?.list()) ?? []) {
    note(publicId, await changedAt(join(String(disk.keptDirectory), publicId)));
  }
  return [...newest].filter(([, at]) => at < before.getTime()).map(([publicId]) => publicId);
}

async function listAll(directory: string) {
  return readdir(directory, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isAbsence(error)) return [];
    throw error;
  });
}

/** In milliseconds. A file that is gone counts as new: there is nothing to remove. */
async function changedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
