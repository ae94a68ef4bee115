import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MongoError } from '../mongo-error.ts';

/** Space that is kept for small writes that must work on a full disk, and their collections. */
export type ReserveOptions = { bytes: number; collections: readonly string[] };

/**
 * A file that is given up when the disk is full. From then on only the collections of the reserve
 * grow; everything can still be deleted. It is made again as soon as there is space for it.
 */
export type Reserve = {
  /** Gives the space to the collections of the reserve. */
  release: () => void;
  /** Throws OutOfDiskSpace while the disk is full, unless the collection has the reserve. */
  assertSpace: (collection: string) => void;
};

const FILE_NAME = 'reserve';
const CHUNK = Buffer.alloc(1024 * 1024);

export function openReserve(
  directory: string,
  { bytes, collections }: ReserveOptions = { bytes: 0, collections: [] },
): Reserve {
  const path = join(directory, FILE_NAME);
  let isReleased = sizeOf(path) !== bytes && !tryMake(directory, path, bytes);
  return {
    release() {
      isReleased = true;
      rmSync(path, { force: true });
    },
    assertSpace(collection) {
      if (!isReleased || collections.includes(collection)) return;
      isReleased = !tryMake(directory, path, bytes);
      if (isReleased) throw outOfSpace();
    },
  };
}

/** Whether SQLite failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === SQLITE_FULL;
}

export function outOfSpace(): MongoError {
  return new MongoError('OutOfDiskSpace', 'The disk is full');
}

const SQLITE_FULL = 13;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Fills the file with real bytes: an empty one of that length would take no space. */
function tryMake(directory: string, path: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < 2 * bytes) throw outOfSpace();
    const file = openSync(path, 'w', 0o600);
    try {
      for (let left = bytes; left > 0; left -= CHUNK.length) {
        writeSync(file, CHUNK, 0, Math.min(left, CHUNK.length));
      }
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return sizeOf(path) === bytes;
  } catch {
    rmSync(path, { force: true });
    return false;
  }
}
