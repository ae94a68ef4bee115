import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
      const isThere = await stat(pathOf(hash)).then(
        (found) => found.size === bytes.byteLength,
        () => false,
      );
      if (!isThere) await writeDurably(pathOf(hash), bytes);
      return hash;
    },
    async remove(hashes) {
      for (const hash of hashes) await rm(pathOf(hash), { force: true });
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

/** Writes a temporary file, flushes and renames it: readers see all old or all new content. */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await openNew(temporary);
  try {
    await assertFreeSpace(dirname(path));
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** Opens a file to write it. Its folder is nearly always there. */
async function openNew(path: string) {
  try {
    return await open(path, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'w');
  }
}
