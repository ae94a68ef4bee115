import type { Originals } from './originals.ts';

/** One stored file: its bytes, its media type, and its size in bytes. */
export type StoredObject = { bytes: Uint8Array; contentType: string; size: number };

/** Where files are kept. The local disk and a cloud bucket both answer to this. */
export type Storage = {
  /** Stores or replaces one file. It is durable, and visible only as a whole, when this resolves. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file under a key, or null when there is none. */
  get(key: string): Promise<StoredObject | null>;
  /** Removes the file `prefix` and everything under `prefix/`. Removing what is not there is fine. */
  remove(prefix: string): Promise<void>;
  /** The address at which a visitor's browser reads a key. */
  urlOf(key: string): string;
  /**
   * Where originals wait while their sizes are made; null where files are served by somebody else,
   * who cannot make a size that is asked for: there all are made before an upload is done.
   */
  readonly originals: Originals | null;
};

/** A key that could reach outside the storage, or that no part of Karibu writes. */
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
 * digit. That leaves no way to write `..`, a hidden file, an absolute path or a drive letter.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key);
}

/** Gives the key back. Throws {@link StorageKeyError} when it is not a safe one. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new StorageKeyError(key);
  return key;
}
