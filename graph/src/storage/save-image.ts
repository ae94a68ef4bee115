import { createHash } from 'node:crypto';
import { announceOriginal } from './background-sizes.ts';
import { holdImage } from './hold-image.ts';
import { examineImage, type ImageFacts, processImage } from './images.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Recipe } from './recipe.ts';
import type { Storage } from './storage.ts';
import { findImage, putImage, recordKey, type StoredImage } from './stored-image.ts';

const ID_LENGTH = 20;

/**
 * Stores an upload durably: its original, if the storage has originals, and otherwise all sizes.
 * Where it can lie in private, the original is kept for good.
 * Gives a picture that is stored already back unchanged. `known` saves decoding a picture that was
 * examined before. Throws ImageError for a refused upload, and the storage's error when storing
 * fails. A failure leaves no files.
 */
export async function saveImage(
  storage: Storage,
  bytes: Uint8Array,
  known?: ImageFacts,
): Promise<StoredImage> {
  return storeOnce(storage, idOf(bytes), { bytes, known });
}

/**
 * Stores a crop of an upload as a picture of its own, whose id tells both, from the bytes of the
 * original. It waits for its sizes as an upload does; no second original is kept for good. Gives a
 * crop that is stored already back unchanged. Throws as `saveImage`.
 */
export async function saveCrop(
  storage: Storage,
  originalId: string,
  bytes: Uint8Array,
  recipe: Recipe,
): Promise<StoredImage> {
  const { turn, x, y, width, height } = recipe;
  const publicId = idOf([originalId, turn, x, y, width, height].join(' '));
  return storeOnce(storage, publicId, { bytes, recipe });
}

/** What a picture is made of. */
type Source = { bytes: Uint8Array; known?: ImageFacts | undefined; recipe?: Recipe };

function idOf(made: Uint8Array | string): string {
  return createHash('sha256').update(made).digest('hex').slice(0, ID_LENGTH);
}

async function storeOnce(storage: Storage, publicId: string, source: Source): Promise<StoredImage> {
  return holdImage(storage, publicId, async () => {
    const existing = await findImage(storage, publicId);
    if (existing) return existing;
    try {
      return await store(storage, publicId, source);
    } catch (error) {
      // An error of the cleanup would hide the error of the write.
      await storage.remove(publicId).catch(() => undefined);
      await storage.originals?.remove(publicId).catch(() => undefined);
      await storage.kept?.remove(publicId).catch(() => undefined);
      throw error;
    }
  });
}

/** Removes a stored picture with all its variants. False when there is none with this id. */
export async function removeImage(storage: Storage, publicId: string): Promise<boolean> {
  return holdImage(storage, publicId, async () => {
    if (!(await findImage(storage, publicId))) return false;
    await removeAll(storage, publicId);
    return true;
  });
}

/** Removes whatever there is of a picture, also when it was never stored whole. */
export async function removeFiles(storage: Storage, publicId: string): Promise<void> {
  await holdImage(storage, publicId, () => removeAll(storage, publicId));
}

/** The record is removed first, so that an interrupted removal leaves no partial picture. */
async function removeAll(storage: Storage, publicId: string): Promise<void> {
  await storage.remove(recordKey(publicId));
  await storage.originals?.remove(publicId);
  await storage.kept?.remove(publicId);
  await storage.remove(publicId);
}

/** Writes the record last: a picture exists when its record does. */
async function store(storage: Storage, publicId: string, source: Source) {
  const { bytes, recipe } = source;
  const facts = await storeBytes(storage, publicId, source);
  const record = { publicId, ...facts, bytes: bytes.byteLength, ...(recipe && { recipe }) };
  const image = await putImage(storage, record);
  announceOriginal(storage, publicId);
  return image;
}

async function storeBytes(
  storage: Storage,
  publicId: string,
  { bytes, known, recipe }: Source,
): Promise<ImageFacts> {
  const keep = async () => (recipe ? undefined : storage.kept?.put(publicId, bytes));
  if (storage.originals) {
    const facts = known ?? (await examineImage(bytes, recipe));
    await keep();
    await storage.originals.put(publicId, bytes);
    return facts;
  }
  const { files, ...facts } = await processImage(bytes, recipe);
  await keep();
  for (const file of files) {
    await storage.put(`${publicId}/${file.name}`, file.bytes, mediaTypeOf(file.name));
  }
  return facts;
}
