import { createHash } from 'node:crypto';
import { isPublicId, SHARE_IMAGE } from './image-url.ts';
import { type ProcessedImage, processImage } from './images.ts';
import type { Storage } from './storage.ts';

/** A stored picture. Sizes are in pixels; `bytes` is the sum of all its files. */
export type StoredImage = {
  /** Made from the uploaded bytes: the same bytes have the same id and one copy. */
  publicId: string;
  /** The address of the widest variant, which has the size `width` × `height`. */
  url: string;
  width: number;
  height: number;
  /** `#rrggbb #rrggbb`: average colours of the top and bottom half; '' when it has transparency. */
  placeholder: string;
  /** The stored widths, ascending. */
  widths: number[];
  bytes: number;
};

const ID_LENGTH = 20;
const runningSaves = new WeakMap<Storage, Map<string, Promise<StoredImage>>>();

/**
 * Processes an upload and stores all its variants, durably. Gives a picture that is stored already
 * back unchanged. Throws ImageError for a refused upload, and the storage's error when storing
 * fails. A failure leaves no files.
 */
export async function saveImage(storage: Storage, bytes: Uint8Array): Promise<StoredImage> {
  const publicId = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
  const underWay = runningSaves.get(storage) ?? new Map<string, Promise<StoredImage>>();
  runningSaves.set(storage, underWay);
  const same = underWay.get(publicId);
  if (same) return same;

  const saving = saveOnce(storage, publicId, bytes).finally(() => underWay.delete(publicId));
  underWay.set(publicId, saving);
  return saving;
}

/** The stored picture with this id, or null. Any text is a safe argument. */
export async function findImage(storage: Storage, publicId: string): Promise<StoredImage | null> {
  if (!isPublicId(publicId)) return null;
  const record = await storage.get(recordKey(publicId));
  if (!record) return null;
  const stored: Omit<StoredImage, 'url'> = JSON.parse(Buffer.from(record.bytes).toString());
  return { ...stored, url: storage.urlOf(variantKey(publicId, stored.width)) };
}

/** Removes a stored picture with all its variants. False when there is none with this id. */
export async function removeImage(storage: Storage, publicId: string): Promise<boolean> {
  if (!(await findImage(storage, publicId))) return false;
  // The record is removed first, so that an interrupted removal leaves no partial picture.
  await storage.remove(recordKey(publicId));
  await storage.remove(publicId);
  return true;
}

async function saveOnce(storage: Storage, publicId: string, bytes: Uint8Array) {
  const existing = await findImage(storage, publicId);
  if (existing) return existing;
  const image = await processImage(bytes);
  try {
    return await storeImage(storage, publicId, image);
  } catch (error) {
    // An error of the cleanup would hide the error of the write.
    await storage.remove(publicId).catch(() => undefined);
    throw error;
  }
}

/** Writes the record last: a picture exists when its record does. */
async function storeImage(storage: Storage, publicId: string, image: ProcessedImage) {
  for (const variant of image.variants) {
    await storage.put(variantKey(publicId, variant.width), variant.bytes, image.contentType);
  }
  await storage.put(`${publicId}/${SHARE_IMAGE.name}`, image.share, 'image/jpeg');
  const { width, height, placeholder, variants } = image;
  const widths = variants.map((variant) => variant.width);
  const bytes = variants.reduce((sum, file) => sum + file.bytes.byteLength, image.share.byteLength);
  const record = { publicId, width, height, placeholder, widths, bytes };
  const file = Buffer.from(JSON.stringify(record));
  await storage.put(recordKey(publicId), file, 'application/json');
  return { ...record, url: storage.urlOf(variantKey(publicId, width)) };
}

function variantKey(publicId: string, width: number): string {
  return `${publicId}/${width}.webp`;
}

function recordKey(publicId: string): string {
  return `${publicId}/image.json`;
}
