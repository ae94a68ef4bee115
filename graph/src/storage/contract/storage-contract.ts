import { describe, expect, it } from 'vitest';
import { imageSrcset, publicIdOf, variantUrl } from '../image-url.ts';
import { removeImage, saveImage } from '../save-image.ts';
import { getFile } from '../sizes.ts';
import type { Storage } from '../storage.ts';
import { isStorageKey, StorageKeyError } from '../storage-key.ts';
import { findImage } from '../stored-image.ts';
import { heicSample, noise } from '../test-pictures.ts';
import { UNSAFE_KEYS } from './unsafe-keys.ts';

/** Registers the tests that every storage must pass. `getStorage` gives an empty storage. */
export function describeStorage(title: string, getStorage: () => Storage): void {
  describe(`${title} keeps the storage contract`, () => {
    testFiles(getStorage);
    testRemove(getStorage);
    testKeys(getStorage);
    testPictures(getStorage);
  });
}

const putWebp = (storage: Storage, key: string, text: string) =>
  storage.put(key, Buffer.from(text), 'image/webp');

function testFiles(getStorage: () => Storage) {
  it('gives back a stored file with its type and size', async () => {
    await putWebp(getStorage(), 'lion/320.webp', 'roar');
    const stored = await getStorage().get('lion/320.webp');
    expect(stored).toEqual({ bytes: Buffer.from('roar'), contentType: 'image/webp', size: 4 });
    await getStorage().put('lion/image.json', Buffer.from('{}'), 'application/json');
    const record = { bytes: Buffer.from('{}'), contentType: 'application/json', size: 2 };
    expect(await getStorage().get('lion/image.json')).toEqual(record);
  });

  it('replaces a file with the same key', async () => {
    await putWebp(getStorage(), 'lion.webp', 'roar');
    await putWebp(getStorage(), 'lion.webp', 'purr');
    expect((await getStorage().get('lion.webp'))?.bytes).toEqual(Buffer.from('purr'));
  });

  it('gives null for an unknown key and for a folder', async () => {
    await putWebp(getStorage(), 'lion/320.webp', 'roar');
    const keys = ['zebra/320.webp', 'lion', 'lion/320.webp/more'];
    const found = await Promise.all(keys.map((key) => getStorage().get(key)));
    expect(found).toEqual([null, null, null]);
  });

  it('refuses a media type that does not match the name', async () => {
    for (const key of ['a.html', 'a.webp', 'a.html.webp']) {
      const put = getStorage().put(key, Buffer.from(''), 'text/html');
      await expect(put).rejects.toThrow(TypeError);
      expect(await getStorage().get(key)).toBeNull();
    }
  });

  it('gives a reader the whole old file or the whole new one', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
    await putWebp(getStorage(), 'big.webp', contents[0] ?? '');
    const writing = Promise.all(contents.map((text) => putWebp(getStorage(), 'big.webp', text)));
    let isWriting = true;
    writing.finally(() => {
      isWriting = false;
    });
    while (isWriting) {
      const seen = Buffer.from((await getStorage().get('big.webp'))?.bytes ?? []).toString();
      expect(contents.includes(seen)).toBe(true);
    }
    await writing;
  });
}

function testRemove(getStorage: () => Storage) {
  it('removes a file and all below its prefix, but no similar key', async () => {
    const [gone, kept] = [
      ['ab/1.webp', 'ab/2.webp', 'ab/c/3.webp'],
      ['abc/1.webp', 'a.webp'],
    ];
    for (const key of [...gone, ...kept]) await putWebp(getStorage(), key, 'x');
    await getStorage().remove('ab');
    for (const key of gone) expect(await getStorage().get(key)).toBeNull();
    for (const key of kept) expect(await getStorage().get(key)).not.toBeNull();
    await getStorage().remove('a.webp');
    expect(await getStorage().get('a.webp')).toBeNull();
  });

  it('accepts the removal of a missing file', async () => {
    await expect(getStorage().remove('never/was')).resolves.toBeUndefined();
  });
}

function testKeys(getStorage: () => Storage) {
  it.each(UNSAFE_KEYS)('refuses the unsafe key %j in every call', async (key) => {
    const storage = getStorage();
    expect(isStorageKey(key)).toBe(false);
    await expect(putWebp(storage, key, 'x')).rejects.toThrow(StorageKeyError);
    await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
    await expect(storage.remove(key)).rejects.toThrow(StorageKeyError);
    expect(() => storage.urlOf(key)).toThrow(StorageKeyError);
  });
}

function testPictures(getStorage: () => Storage) {
  it('stores a picture at addresses that follow from each other', async () => {
    const storage = getStorage();
    const image = await saveImage(storage, await noise(700, 30).png().toBuffer());
    expect(await findImage(storage, image.publicId)).toEqual(image);
    expect(publicIdOf(image.url)).toBe(image.publicId);
    const urls = image.widths.map((width) => storage.urlOf(`${image.publicId}/${width}.webp`));
    expect(image.widths.map((width) => variantUrl(image.url, width))).toEqual(urls);
    const sources = urls.map((url, index) => `${url} ${image.widths[index]}w`);
    expect(imageSrcset(image.url)).toBe(sources.join(', '));
    for (const width of image.widths) {
      const file = await getFile(storage, `${image.publicId}/${width}.webp`);
      expect(file?.contentType).toBe('image/webp');
    }
    expect(await removeImage(storage, image.publicId)).toBe(true);
    expect(await getFile(storage, `${image.publicId}/320.webp`)).toBeNull();
    expect(await removeImage(storage, image.publicId)).toBe(false);
  });

  it('OFF-5 stores a HEIC of a phone as WebP', async () => {
    const storage = getStorage();
    const image = await saveImage(storage, await heicSample('phone'));
    expect(image).toMatchObject({ width: 160, height: 240 });
    const file = await getFile(storage, `${image.publicId}/160.webp`);
    expect(file?.contentType).toBe('image/webp');
    await removeImage(storage, image.publicId);
  });
}
