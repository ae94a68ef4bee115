import { isPublicId } from './image-url.ts';
import type { Storage } from './storage.ts';

/** A picture in storage. Sizes are in pixels. */
export type StoredImage = {
  /** The same for the same uploaded bytes, so that storing a picture twice keeps one copy. */
  publicId: string;
  /** The address of the largest variant, whose size `width` and `height` give. */
  url: string;
  width: number;
  height: number;
  /** `#rrggbb #rrggbb`: average colours of the top and bottom half; '' when it has transparency. */
  placeholder: string;
  /** The widths kept, ascending. Not all are made yet while the original waits. */
  widths: number[];
  /** The size of what was uploaded. */
  bytes: number;
};

/** The stored picture with this id, or null. Any text is safe to ask for. */
export async function findImage(storage: Storage, publicId: string): Promise<StoredImage | null> {
  if (!isPublicId(publicId)) return null;
  const record = await storage.get(recordKey(publicId));
  if (!record) return null;
  const stored: Omit<StoredImage, 'url'> = JSON.parse(Buffer.from(record.bytes).toString());
  return { ...stored, url: urlOf(storage, stored) };
}

/** Stores what is known of a picture: with that it is there. */
export async function putImage(
  storage: Storage,
  record: Omit<StoredImage, 'url'>,
): Promise<StoredImage> {
  const file = Buffer.from(JSON.stringify(record));
  await storage.put(recordKey(record.publicId), file, 'application/json');
  return { ...record, url: urlOf(storage, record) };
}

/** Under this key lies what is known of a picture. */
export function recordKey(publicId: string): string {
  return `${publicId}/image.json`;
}

function urlOf(storage: Storage, { publicId, width }: Omit<StoredImage, 'url'>): string {
  return storage.urlOf(`${publicId}/${width}.webp`);
}
