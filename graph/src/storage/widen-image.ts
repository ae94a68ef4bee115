import { decodedSize } from './decode-image.ts';
import { holdImage } from './hold-image.ts';
import { storedWidths } from './image-url.ts';
import { fileNames } from './images.ts';
import { makeSizes } from './sizes.ts';
import type { Storage } from './storage.ts';
import { findImage, putImage, type StoredImage } from './stored-image.ts';

/**
 * Makes the widths that came after a picture was stored, as far as the original `originalId` that
 * was kept of it is as wide. Gives the picture once all its files are there, and null where there
 * is none or its original was not kept. Throws `signal`'s reason once that is aborted.
 */
export async function widenImage(
  storage: Storage,
  publicId: string,
  originalId: string,
  signal: AbortSignal,
): Promise<StoredImage | null> {
  const bytes = await storage.kept?.get(originalId);
  if (!bytes) return null;
  await holdImage(storage, publicId, () => askForWidths(storage, publicId, bytes));
  await makeSizes(storage, publicId, signal);
  const image = await findImage(storage, publicId);
  for (const name of image ? fileNames(image) : []) {
    if (!(await storage.get(`${publicId}/${name}`))) throw missing(publicId, name);
  }
  return image;
}

/** Its original waits from then on, so that a stop or a crash loses none of the new files. */
async function askForWidths(storage: Storage, publicId: string, bytes: Uint8Array): Promise<void> {
  const image = await findImage(storage, publicId);
  if (!image) return;
  const { width } = await decodedSize(bytes, image.recipe);
  const { url, ...record } = image;
  const isMore = (wide: number) => wide > image.width && !image.widths.includes(wide);
  const more = storedWidths(width).filter(isMore);
  if (more.length === 0) return;
  await storage.originals?.put(publicId, bytes);
  await putImage(storage, { ...record, widths: [...image.widths, ...more] });
}

function missing(publicId: string, name: string): Error {
  return new Error(`The file ${name} of the picture ${publicId} could not be kept`);
}
