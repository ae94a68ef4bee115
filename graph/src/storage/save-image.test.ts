import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHARE_IMAGE, shareImageUrl } from './image-url.ts';
import { createLocalStorage, type LocalStorage } from './local.ts';
import { removeImage, saveCrop, saveImage } from './save-image.ts';
import type { Storage } from './storage.ts';
import { findImage } from './stored-image.ts';
import { noise, twoColours } from './test-pictures.ts';

let directory: string;
let storage: LocalStorage;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-save-'));
  storage = createLocalStorage({ directory });
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

const listFiles = () => readdir(directory, { recursive: true });
const makePicture = () => twoColours(900, 600).jpeg().toBuffer();

/** A storage that counts its writes and fails at the given one. */
function failingAt(put: number): Storage & { puts: number } {
  const failing = {
    ...storage,
    puts: 0,
    put: async (...file: Parameters<Storage['put']>) => {
      failing.puts += 1;
      if (failing.puts === put) throw new Error('The disk is full');
      await storage.put(...file);
    },
  };
  return failing;
}

describe('saveImage', () => {
  it('stores every variant at its address', async () => {
    const picture = await makePicture();
    const image = await saveImage(storage, picture);
    expect(image.publicId).toMatch(/^[0-9a-f]{20}$/);
    expect(image).toMatchObject({ width: 900, height: 600, widths: [320, 640, 768, 900] });
    expect(image.url).toBe(`/uploads/${image.publicId}/900.webp`);
    expect(image.placeholder).toHaveLength(15);

    expect(image.bytes).toBe(picture.length);

    const names = [...image.widths.map((width) => `${width}.webp`), SHARE_IMAGE.name];
    const kept = await readdir(join(directory, image.publicId));
    expect(kept.sort()).toEqual([...names, 'image.json'].sort());
  });

  it('gives the same bytes the same address, and stores them once', async () => {
    const first = await saveImage(storage, await makePicture());
    const counting = failingAt(Infinity);
    expect(await saveImage(counting, await makePicture())).toEqual(first);
    expect(counting.puts).toBe(0);
    expect(await readdir(directory)).toEqual([first.publicId]);
  });

  it('gives different pictures different addresses', async () => {
    const one = await saveImage(storage, await noise(40, 30).png().toBuffer());
    const other = await saveImage(storage, await noise(40, 31).png().toBuffer());
    expect(one.publicId).not.toBe(other.publicId);
  });

  it('stores a JPEG in the size for shared links', async () => {
    const { url } = await saveImage(storage, await twoColours(1600, 900).png().toBuffer());
    const bytes = await readFile(join(directory, shareImageUrl(url)?.split('/uploads/')[1] ?? ''));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(shareImageUrl('https://pictures.example/a.jpg')).toBeNull();
  });

  it('stores one copy of a picture uploaded twice at once', async () => {
    const bytes = await makePicture();
    const counting = failingAt(Infinity);
    const [one, other] = await Promise.all([
      saveImage(counting, bytes),
      saveImage(counting, bytes),
    ]);
    expect(one).toEqual(other);
    expect(counting.puts).toBe(6);
  });

  it.each([1, 3, 5, 6])('leaves nothing behind when write %i of 6 fails', async (put) => {
    const saving = saveImage(failingAt(put), await makePicture());
    await expect(saving).rejects.toThrow('The disk is full');
    expect(await listFiles()).toEqual([]);
  });

  it('keeps a stored picture when a later upload of it fails', async () => {
    const bytes = await makePicture();
    const image = await saveImage(storage, bytes);
    await saveImage(failingAt(1), bytes);
    expect(await findImage(storage, image.publicId)).toEqual(image);
  });

  it('can be tried again after a failure', async () => {
    const failing = failingAt(3);
    const bytes = await makePicture();
    await expect(saveImage(failing, bytes)).rejects.toThrow();
    expect((await saveImage(failing, bytes)).widths).toHaveLength(4);
  });
});

describe('findImage and removeImage', () => {
  it('finds a stored picture with the same facts as at its save', async () => {
    const image = await saveImage(storage, await makePicture());
    expect(await findImage(storage, image.publicId)).toEqual(image);
  });

  it('removes a picture with all its variants, once', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    expect(await removeImage(storage, publicId)).toBe(true);
    expect(await listFiles()).toEqual([]);
    expect(await removeImage(storage, publicId)).toBe(false);
  });

  it.each(['', '..', '../..', 'lion', '0'.repeat(20), `${'0'.repeat(20)}/..`])(
    'finds no picture %j and removes nothing',
    async (publicId) => {
      const kept = await saveImage(storage, await makePicture());
      expect(await findImage(storage, publicId)).toBeNull();
      expect(await removeImage(storage, publicId)).toBe(false);
      expect(await findImage(storage, kept.publicId)).toEqual(kept);
    },
  );
});

describe('saveCrop', () => {
  const recipe = { turn: 90, x: 0, y: 0.5, width: 1, height: 0.5 };

  it('stores all files of a crop at once where a bucket sends them, and each crop once', async () => {
    const picture = await makePicture();
    const whole = await saveImage(storage, picture);
    const crop = await saveCrop(storage, whole.publicId, picture, recipe);
    expect(crop).toMatchObject({ width: 600, height: 450, widths: [320, 600], recipe });
    expect(crop.publicId).not.toBe(whole.publicId);
    const names = ['320.webp', '600.webp', SHARE_IMAGE.name, 'image.json'];
    expect((await readdir(join(directory, crop.publicId))).sort()).toEqual(names.sort());
    const file = await readFile(join(directory, crop.publicId, '320.webp'));
    // The right half of the picture, which is below after the turn.
    expect((await sharp(file).stats()).dominant).toMatchObject({ r: 8, b: 248 });
    const counting = failingAt(Infinity);
    expect(await saveCrop(counting, whole.publicId, picture, recipe)).toEqual(crop);
    expect(counting.puts).toBe(0);
  });
});
