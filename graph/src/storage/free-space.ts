import { statfs } from 'node:fs/promises';

/** Files leave so much of a disk free, for logins and for what the database writes by itself. */
const KEPT_FREE_BYTES = 16 * 1024 * 1024;
const ASK_AGAIN_MS = 500;
/** More answers than this are forgotten: each upload has a folder of its own. */
const MOST_ANSWERS = 500;

const asked = new Map<string, { at: number; isFull: Promise<boolean> }>();

/** Whether the disk that holds a folder is full for files. Asks the disk twice a second at most. */
export function isFullFor(folder: string): Promise<boolean> {
  const now = performance.now();
  const known = asked.get(folder);
  if (known && now - known.at < ASK_AGAIN_MS) return known.isFull;
  const isFull = statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < KEPT_FREE_BYTES,
    () => false,
  );
  if (asked.size >= MOST_ANSWERS) asked.clear();
  asked.set(folder, { at: now, isFull });
  return isFull;
}

/** A disk with less than a tenth of its space free, and less than this, is nearly full. */
const LOW_BYTES = 2 * 1024 ** 3;

/** Whether a disk with so many bytes, of which so many are free, is nearly full. */
export function isLow(freeBytes: number, allBytes: number): boolean {
  return freeBytes < Math.min(LOW_BYTES, allBytes / 10);
}

/** The bytes that are free on the disk of a folder, if it is nearly full; else null. */
export async function readLowSpace(folder: string): Promise<number | null> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return isLow(bavail * bsize, blocks * bsize) ? bavail * bsize : null;
}

/** Throws the system's error of a full disk. */
export async function assertFreeSpace(folder: string): Promise<void> {
  if (!(await isFullFor(folder))) return;
  throw Object.assign(new Error('There is no space left on the disk'), { code: 'ENOSPC' });
}
