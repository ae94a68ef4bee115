/**
 * What was uploaded, as it came, for as long as not all of its sizes are made. Nobody is served from
 * here: an original may tell where a picture was taken. Every function takes a picture's id, and
 * throws StorageKeyError for any other text.
 */
export type Originals = {
  /** Stores one durably. */
  put(publicId: string, bytes: Uint8Array): Promise<void>;
  get(publicId: string): Promise<Uint8Array | null>;
  /** Removing what is not there is fine. */
  remove(publicId: string): Promise<void>;
  /** The ids of all that wait. */
  list(): Promise<string[]>;
};
