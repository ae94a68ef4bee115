import { isPublicId } from './image-url.ts';
import type { Recipe } from './recipe.ts';
import type { Storage } from './storage.ts';

/** A stored picture. Sizes are in pixels. */
export type StoredImage = {
  /** Made from the uploaded bytes: the same bytes have the same id and one copy. */
  publicId: string;
  /** The address of the size `width` × `height`. */
  url: string;
  width: number;
  height: number;
  /** `#rrggbb #rrggbb`: average colours of the top and bottom half; '' when it has transparency. */
  placeholder: string;
  /**
   * All widths, ascending, those above `width` too. While there is an original, some files may be
   * missing.
   */
  widths: number[];
  /** The size of the uploaded file. */
  bytes: number;
  /** How it is made of its original; absent where it is the whole. */
  recipe?: Recipe;
};

/** The stored picture with this id, or null. Any text is a safe argument. */
export async function findImage(storage: Storage, publicId: string): Promise<StoredImage | null> {
  if (!isPublicId(publicId)) return null;
  const record = await storage.get(recordKey(publicId));
  if (!record) return null;
  const stored: Omit<StoredImage, 'url'> = JSON.parse(Buffer.from(record.bytes).toString());
  return { ...stored, url: urlOf(storage, stored) };
}

/** Stores the record of a picture. From then on the picture exists. */
export async function putImage(
  storage: Storage,
  record: Omit<StoredImage, 'url'>,
): Promise<StoredImage> {
  const file = Buffer.from(JSON.stringify(record));
  await storage.put(recordKey(record.publicId), file, 'application/json');
  return { ...record, url: urlOf(storage, record) };
}

/** The key of a picture's record. */
export function recordKey(publicId: string): string {
  return `${publicId}/image.json`;
}

function urlOf(storage: Storage, { publicId, width }: Omit<StoredImage, 'url'>): string {
  return storage.urlOf(`${publicId}/${width}.webp`);
}
