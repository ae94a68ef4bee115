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
