import type { Originals } from './originals.ts';

/** One stored file: its bytes, its media type, and its size in bytes. */
export type StoredObject = { bytes: Uint8Array; contentType: string; size: number };

/** A place for files: the local disk or a cloud bucket. */
export type Storage = {
  /** Stores or replaces one file, durably. Readers see the whole file or none. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file under a key, or null when there is none. */
  get(key: string): Promise<StoredObject | null>;
  /** Removes the file `prefix` and everything below `prefix/`, if there is anything. */
  remove(prefix: string): Promise<void>;
  /** The address at which a visitor's browser reads a key. */
  urlOf(key: string): string;
  /**
   * The originals whose sizes are not all made yet. Null when another server sends the files: it
   * cannot make a missing size, so an upload makes all sizes before it is done.
   */
  readonly originals: Originals | null;
};

/** A key that could reach outside the storage, or that Karibu never writes. */
export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError';
  readonly code = 'INVALID_STORAGE_KEY';

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
}

const MAX_KEY_LENGTH = 200;
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/**
 * Whether a text is a safe key: lower-case segments joined by `/`, each starting with a letter or a
 * digit. So it cannot be `..`, a hidden file, an absolute path or a drive letter.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key);
}

/** Gives the key back. Throws {@link StorageKeyError} when it is not a safe one. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new StorageKeyError(key);
  return key;
}
