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
  /** Every original, for crops to come. Null where all that is stored can be read by everybody. */
  readonly kept: Originals | null;
};

/**
 * Uploaded files, unchanged. They are never served and never exported, because an original may
 * contain the place of the picture. Every function takes a picture's id, and throws
 * StorageKeyError for any other text.
 */
export type Originals = {
  /** Stores an original, durably. */
  put(publicId: string, bytes: Uint8Array): Promise<void>;
  get(publicId: string): Promise<Uint8Array | null>;
  /** Removes an original, if it exists. */
  remove(publicId: string): Promise<void>;
  /** The ids of all originals. */
  list(): Promise<string[]>;
};
