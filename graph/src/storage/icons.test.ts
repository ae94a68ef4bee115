import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeIcons } from './icons.ts';
import { createLocalStorage, type LocalStorage } from './local.ts';
import { saveImage } from './save-image.ts';
import { twoColours } from './test-pictures.ts';

let directory: string;
let storage: LocalStorage;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-icons-'));
  storage = createLocalStorage({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

const SAND = { r: 224, g: 208, b: 176 };
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();

/** A red rectangle in the middle of a background. */
async function onGround(background: object, width: number, height: number): Promise<Buffer> {
  const mark = await red(width / 2, height / 2);
  const ground = sharp({ create: { width, height, channels: 4, background } as Create });
  return ground
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** The colours of the 192-pixel icon: in its corner, above the picture and in its middle. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { publicId } = await saveImage(storage, picture);
  expect(await makeIcons(storage, publicId)).toBe(true);
  const file = await storage.get(`${publicId}/icon-192.png`);
  const icon = sharp(file?.bytes);
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  const pixels = await icon.removeAlpha().raw().toBuffer();
  return [0, 192 * 30 + 96, 192 * 96 + 96].map((at) =>
    [...pixels.subarray(3 * at, 3 * at + 3)].map((value) => Math.round(value / 16)).join(' '),
  );
}

it.each([
  [
    'a large picture with a plain background has that background',
    () => onGround({ ...SAND, alpha: 1 }, 1800, 900),
    '14 13 11',
  ],
  [
    'a small picture with a plain background has that background',
    () => onGround({ ...SAND, alpha: 1 }, 120, 60),
    '14 13 11',
  ],
  [
    'a transparent picture has the colour of the navigation bar',
    () => onGround({ ...SAND, alpha: 0 }, 600, 300),
    '1 3 5',
  ],
])('an icon of %s', async (_, makePicture, ground) => {
  expect(await coloursOf(await makePicture())).toEqual([ground, ground, '16 0 0']);
});

it('an icon of a picture without a plain background has a white one', async () => {
  const [corner, above] = await coloursOf(await twoColours(600, 200).png().toBuffer());
  expect([corner, above]).toEqual(['16 16 16', '16 16 16']);
});

it('makes no icon of a missing picture', async () => {
  expect(await makeIcons(storage, '0'.repeat(20))).toBe(false);
});
