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
