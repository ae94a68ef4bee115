import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFreeSpace } from './free-space.ts';

/** Writes a hidden file, then renames it: a reader sees the whole file or none. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  await makeDurableFolder(folder);
  await assertFreeSpace(folder);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The bytes of a file, or null when there is no such file. */
export async function readIfPresent(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/** Whether an error says that there is no such file. */
export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** What stands for a file or folder that is not there. Any other error is one. */
export function absentAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isAbsence(error)) return value;
    throw error;
  };
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
