import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSizes } from './background-sizes.ts';
import { makeIcons } from './icons.ts';
import { SHARE_IMAGE } from './image-url.ts';
import { examineImage } from './images.ts';
import { createLocalStorage, type LocalStorage } from './local.ts';
import { removeImage, saveImage } from './save-image.ts';
import { getFile, makeAllSizes } from './sizes.ts';
import type { Originals } from './storage.ts';
import { heicSample, noise, phonePhoto, twoColours } from './test-pictures.ts';

let directory: string;
let storage: LocalStorage;
const open = () =>
  createLocalStorage({
    directory: join(directory, 'uploads'),
    originalsDirectory: join(directory, 'originals'),
  });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-sizes-'));
  storage = open();
});
afterEach(() => rm(directory, { recursive: true }));

const logger = pino({ level: 'silent' });
const makePicture = () => twoColours(900, 600).jpeg().toBuffer();
const NAMES = ['320.webp', '640.webp', '768.webp', '900.webp', SHARE_IMAGE.name];
const listFiles = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

/** A storage that records the names of the stored files. */
function counting(): { storage: LocalStorage; puts: string[] } {
  const puts: string[] = [];
  const counted: LocalStorage = {
    ...storage,
    async put(key, bytes, contentType) {
      puts.push(key.slice(key.indexOf('/') + 1));
      await storage.put(key, bytes, contentType);
    },
  };
  return { storage: counted, puts };
}

describe('an upload whose original waits', () => {
  it('is done when its record has all widths, before any size is made', async () => {
    const image = await saveImage(storage, await makePicture());
    expect(image).toMatchObject({ width: 900, height: 600, widths: [320, 640, 768, 900] });
    expect(image.placeholder).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(await listFiles()).toEqual([image.publicId, 'image.json']);
  });

  it('has the same record when the picture was examined before', async () => {
    const picture = await makePicture();
    const image = await saveImage(storage, picture, await examineImage(picture));
    await removeImage(storage, image.publicId);
    expect(await saveImage(storage, picture)).toEqual(image);
  });

  it('leaves no files when its record cannot be stored', async () => {
    const failing = {
      ...storage,
      put: () => Promise.reject(new Error('The disk is full')),
    };
    await expect(saveImage(failing, await makePicture())).rejects.toThrow('The disk is full');
    expect(await listFiles()).toEqual([]);
  });

  it('loses its original when it is removed', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    await getFile(storage, `${publicId}/640.webp`);
    expect(await removeImage(storage, publicId)).toBe(true);
    expect(await listFiles()).toEqual([]);
  });
});

describe('getFile', () => {
  it('makes and stores a requested size', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    for (const name of NAMES) {
      const file = await getFile(storage, `${publicId}/${name}`);
      const { width } = await sharp(file?.bytes).metadata();
      expect(width).toBe(name === SHARE_IMAGE.name ? SHARE_IMAGE.width : Number.parseInt(name, 10));
      expect(await storage.get(`${publicId}/${name}`)).toEqual(file);
    }
  });

  it('makes a size once for several simultaneous requests', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    const { storage: counted, puts } = counting();
    const asked = Array.from({ length: 20 }, () => getFile(counted, `${publicId}/640.webp`));
    const [first, ...others] = await Promise.all(asked);
    expect(first?.size).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
    expect(puts).toEqual(['640.webp']);
  });

  it('makes no other files, and never serves an original', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    const names = ['641.webp', '1024.webp', 'original', '../originals', '', 'image.json/a'];
    const keys = names.map((name) => `${publicId}/${name}`);
    for (const key of [...keys, publicId, '../originals', `../originals/${publicId}`]) {
      expect([key, await getFile(storage, key)]).toEqual([key, null]);
    }
    expect(await listFiles()).toEqual([publicId, 'image.json']);
  });

  it('removes the place of a picture that its original has', async () => {
    const { publicId, width } = await saveImage(storage, await phonePhoto(400, 200));
    const file = await getFile(storage, `${publicId}/${width}.webp`);
    const { exif, xmp, orientation } = await sharp(file?.bytes).metadata();
    expect([width, exif, xmp, orientation]).toEqual([200, undefined, undefined, undefined]);
  });

  it('finds a picture after a restart, with any of its sizes made', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    await getFile(storage, `${publicId}/320.webp`);
    storage = open();
    for (const name of NAMES) {
      expect((await getFile(storage, `${publicId}/${name}`))?.size).toBeGreaterThan(0);
    }
  });

  it('leaves no file of a picture that is removed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { publicId } = await saveImage(
        storage,
        await noise(700 + round, 400)
          .png()
          .toBuffer(),
      );
      const asked = NAMES.map((name) => getFile(storage, `${publicId}/${name}`));
      const removed = removeImage(storage, publicId);
      await Promise.all([...asked, removed]);
      expect(await listFiles()).toEqual([]);
    }
  });
});

describe('makeAllSizes', () => {
  it('makes all missing sizes and then removes the originals', async () => {
    const images = [];
    for (const height of [500, 501, 502]) {
      images.push(await saveImage(storage, await noise(900, height).png().toBuffer()));
    }
    await getFile(storage, `${images[0]?.publicId}/640.webp`);
    await makeAllSizes(storage);
    const kept = images.flatMap(() => [...NAMES, 'image.json']);
    expect(await listFiles()).toEqual(kept.sort());
  });

  it('throws when a size cannot be made, and keeps the original', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    const failing = { ...storage, put: () => Promise.reject(new Error('The disk is full')) };
    await expect(makeAllSizes(failing)).rejects.toThrow('The disk is full');
    expect(await storage.originals?.list()).toEqual([publicId]);
    await makeAllSizes(storage);
    expect(await storage.originals?.list()).toEqual([]);
  });

  it('makes a size once when a request needs it at the same time', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    const { storage: counted, puts } = counting();
    const asked = NAMES.map((name) => getFile(counted, `${publicId}/${name}`));
    await Promise.all([makeAllSizes(counted), ...asked]);
    expect(puts.sort()).toEqual([...NAMES].sort());
    for (const file of await Promise.all(asked)) expect(file).not.toBeNull();
  });
});

describe('startSizes', () => {
  /** Resolves when there are no originals any more. */
  async function allMade(): Promise<void> {
    while (((await storage.originals?.list()) ?? []).length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('continues after a restart, and processes new uploads', async () => {
    const before = await saveImage(storage, await makePicture());
    storage = open();
    const sizes = startSizes(storage, logger);
    const after = await saveImage(storage, await noise(640, 400).png().toBuffer());
    await allMade();
    await sizes.stop();
    for (const { publicId, widths } of [before, after]) {
      for (const width of widths) {
        expect(await storage.get(`${publicId}/${width}.webp`)).not.toBeNull();
      }
    }
  });

  it('continues with the other pictures when one fails', async () => {
    const broken = await saveImage(storage, await makePicture());
    await storage.originals?.put(broken.publicId, Buffer.from('no picture'));
    const sound = await saveImage(storage, await noise(640, 400).png().toBuffer());
    const sizes = startSizes(storage, logger);
    while ((await storage.originals?.get(sound.publicId)) !== null) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await sizes.stop();
    expect(await storage.originals?.list()).toEqual([broken.publicId]);
  });

  it('stops between two files, and makes the others after the next start', async () => {
    const { publicId } = await saveImage(storage, await makePicture());
    const { storage: counted, puts } = counting();
    const first = Promise.withResolvers<void>();
    const watched: LocalStorage = {
      ...counted,
      async put(...file) {
        await counted.put(...file);
        first.resolve();
      },
    };
    const sizes = startSizes(watched, logger);
    await first.promise;
    await sizes.stop();
    expect(puts).toEqual(['320.webp']);
    expect(await listFiles()).toEqual(['320.webp', publicId, 'image.json']);
    expect((await getFile(storage, `${publicId}/640.webp`))?.size).toBeGreaterThan(0);
    storage = open();
    const again = startSizes(storage, logger);
    await allMade();
    await again.stop();
    expect(await listFiles()).toEqual([...NAMES, 'image.json'].sort());
  });

  it('stops while a HEIC is decoded, and calls that no failure', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const { publicId } = await saveImage(storage, await heicSample('large-phone'));
    const isRead = Promise.withResolvers<void>();
    const originals = {
      ...(storage.originals as Originals),
      async get(id: string) {
        const bytes = await storage.originals?.get(id);
        isRead.resolve();
        return bytes ?? null;
      },
    };
    const sizes = startSizes({ ...storage, originals }, log);
    await isRead.promise;
    await sizes.stop();
    expect(await listFiles()).toEqual([publicId, 'image.json']);
    expect(lines).toEqual([]);
  });

  it('starts no picture after it was stopped', async () => {
    const sizes = startSizes(storage, logger);
    await sizes.stop();
    const { publicId } = await saveImage(storage, await makePicture());
    expect(await listFiles()).toEqual([publicId, 'image.json']);
  });
});

it('makes icons of a picture before its sizes are made', async () => {
  const { publicId } = await saveImage(storage, await makePicture());
  expect(await makeIcons(storage, publicId)).toBe(true);
  expect((await storage.get(`${publicId}/icon-192.png`))?.contentType).toBe('image/png');
});
