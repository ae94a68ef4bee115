import { isDiskFull } from '#core/errors.ts';
import { holdImage } from './hold-image.ts';
import { decodeOriginal, fileNames, makeFile } from './images.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Pixels } from './placeholder.ts';
import type { Storage, StoredObject } from './storage.ts';
import { isStorageKey } from './storage-key.ts';
import { findImage } from './stored-image.ts';

/**
 * The file under a key, or null. Makes and stores a missing size of a picture, once for several
 * simultaneous calls. Any text is a safe argument.
 */
export async function getFile(storage: Storage, key: string): Promise<StoredObject | null> {
  if (!isStorageKey(key)) return null;
  const present = await storage.get(key);
  if (present || !storage.originals) return present;
  const [publicId = '', name = ''] = key.split('/');
  const made = await makeOnce(openOriginal(storage, publicId), name);
  const stored = await storage.get(key);
  // On a full disk a size is made, though it cannot be kept.
  return stored ?? (made && { bytes: made, contentType: mediaTypeOf(name), size: made.byteLength });
}

/** Makes the missing sizes of all pictures. Throws when a size cannot be made. */
export async function makeAllSizes(storage: Storage): Promise<void> {
  const waiting = (await storage.originals?.list()) ?? [];
  for (const publicId of waiting) await makeSizes(storage, publicId);
}

/**
 * Makes the missing sizes of a picture, and then removes its original. With `background` it runs
 * after all requests, and throws the signal's reason, between two files, once that is aborted.
 */
export async function makeSizes(
  storage: Storage,
  publicId: string,
  background?: AbortSignal,
): Promise<void> {
  background?.throwIfAborted();
  const image = await findImage(storage, publicId);
  if (!image) return;
  const original = openOriginal(storage, publicId, background);
  const names = fileNames(image);
  const find = (name: string) => storage.get(`${publicId}/${name}`);
  for (const name of names) if (!(await find(name))) await makeOnce(original, name);
  await holdImage(storage, publicId, async () => {
    const files = await Promise.all(names.map(find));
    if (files.every((file) => file !== null)) await storage.originals?.remove(publicId);
  });
}

/** A picture whose files are made. It is decoded once, for the first file. */
type Original = {
  storage: Storage;
  publicId: string;
  /** No request needs the files, and none is made once this is aborted. */
  background: AbortSignal | undefined;
  /** Null when there is no original. */
  decode: () => Promise<Pixels | null>;
};

function openOriginal(storage: Storage, publicId: string, background?: AbortSignal): Original {
  let pixels: Promise<Pixels | null> | undefined;
  const read = async () => {
    const bytes = await storage.originals?.get(publicId);
    const image = bytes ? await findImage(storage, publicId) : null;
    return bytes && image ? decodeOriginal(bytes, image.recipe, background) : null;
  };
  const decode = () => {
    pixels ??= read();
    return pixels;
  };
  return { storage, publicId, background, decode };
}

type Making = Promise<Uint8Array | null>;
const underWay = new WeakMap<Storage, Map<string, Making>>();

/** Makes one file of a picture. A second call for the same file waits for the first. */
async function makeOnce(original: Original, name: string): Making {
  const { storage, publicId } = original;
  const files = underWay.get(storage) ?? new Map<string, Making>();
  underWay.set(storage, files);
  const key = `${publicId}/${name}`;
  const making = files.get(key) ?? makeAndPut(original, name).finally(() => files.delete(key));
  files.set(key, making);
  return making;
}

async function makeAndPut(original: Original, name: string): Making {
  const { storage, publicId, background } = original;
  const image = await findImage(storage, publicId);
  if (!image || !fileNames(image).includes(name)) return null;
  const pixels = await original.decode();
  if (!pixels) return null;
  const bytes = await makeFile(pixels, name, background);
  return holdImage(storage, publicId, async () => {
    // The picture was removed meanwhile, with its files.
    if (!(await findImage(storage, publicId))) return null;
    await storage.put(`${publicId}/${name}`, bytes, mediaTypeOf(name)).catch((error) => {
      if (!isDiskFull(error)) throw error;
    });
    return bytes;
  });
}
