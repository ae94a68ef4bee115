import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { absentAs } from '#storage/disk.ts';
import { assertFreeSpace } from '#storage/free-space.ts';

/** Files that are named by their content. */
export type Objects = {
  /** Stores content under its hash, durably. */
  add: (content: Uint8Array | string) => Promise<string>;
  pathOf: (hash: string) => string;
  remove: (hashes: Iterable<string>) => Promise<void>;
  /** Removes what is not used and was written more than an hour ago. */
  removeLeftOver: (isUsed: (hash: string) => boolean) => Promise<void>;
};

const HOUR_MS = 3_600_000;

export function createObjects(directory: string): Objects {
  const pathOf = (hash: string) => join(directory, hash.slice(0, 2), hash);
  return {
    pathOf,
    async add(content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
      const found = statSync(pathOf(hash), { throwIfNoEntry: false });
      if (found?.size !== bytes.byteLength) await writeDurably(pathOf(hash), bytes);
      return hash;
    },
    async remove(hashes) {
      for (const hash of hashes) await unlink(pathOf(hash)).catch(absentAs(undefined));
    },
    async removeLeftOver(isUsed) {
      for (const folder of await readdir(directory).catch(() => [])) {
        const names = await readdir(join(directory, folder));
        for (const name of names.filter((each) => !isUsed(each))) {
          await removeOld(join(directory, folder, name));
        }
      }
    },
  };
}

/** What is newer may belong to a release that another process is making. */
async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true });
}

/**
 * Writes a temporary file, flushes and renames it: readers see all old or all new content. Opening,
 * writing and renaming take less time than waiting for them would; only the flush is waited for.
 */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = openNew(temporary);
  try {
    await assertFreeSpace(dirname(path));
    writeFileSync(file, content);
    await flush(file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

const flush = promisify(fsync);

/** Opens a file to write it. Its folder is nearly always there. */
function openNew(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'w');
  }
}
