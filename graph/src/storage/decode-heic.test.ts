import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeHeic } from './decode-heic.ts';
import { createLocalStorage, type LocalStorage } from './local.ts';
import { saveCrop, saveImage } from './save-image.ts';
import { heicSample, heicWithHevc } from './test-pictures.ts';

let directory: string;
let storage: LocalStorage;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-heic-'));
  storage = createLocalStorage({ directory });
});
afterEach(() => rm(directory, { recursive: true }));

type Corner = 'red' | 'green' | 'blue' | 'white' | 'clear' | 'other';

/** The colours in the corners, row by row. */
async function cornersOf(bytes: Uint8Array): Promise<Corner[]> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [
    [4, 4],
    [right, 4],
    [4, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => colourOf([...data.subarray((y * info.width + x) * 4)].slice(0, 4)));
}

function colourOf([red = 0, green = 0, blue = 0, alpha = 0]: number[]): Corner {
  if (alpha === 0) return 'clear';
  const bits = [red, green, blue].map((each) => (each > 180 ? 1 : 0)).join('');
  const names: Record<string, Corner> = { 100: 'red', '010': 'green', '001': 'blue', 111: 'white' };
  return names[bits] ?? 'other';
}

async function fileOf({ url }: { url: string }): Promise<Uint8Array> {
  const file = await storage.get(url.replace('/uploads/', ''));
  return file?.bytes ?? new Uint8Array();
}

it('OFF-5 a HEIC of a phone becomes an upright picture without its place', async () => {
  const image = await saveImage(storage, await heicSample('phone'));
  expect(image).toMatchObject({ width: 160, height: 240, widths: [160] });
  const file = await fileOf(image);
  expect(await cornersOf(file)).toEqual(['red', 'green', 'blue', 'white']);
  const { exif, icc, orientation } = await sharp(file).metadata();
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
});

it('OFF-5 a HEIC has the colours of its profile', async () => {
  const [left] = await sharp(await decodeHeic(await heicSample('phone'), { seconds: 30 }))
    .toColourspace('srgb')
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The red of 200 in Display P3 is more than 200 in sRGB.
  expect(left).toBeGreaterThan(210);
});

it('OFF-5 a HEIC of 10 bits keeps what is transparent', async () => {
  const image = await saveImage(storage, await heicSample('transparent'));
  expect(image).toMatchObject({ width: 96, height: 64, placeholder: '' });
  expect(await cornersOf(await fileOf(image))).toEqual(['red', 'blue', 'red', 'clear']);
});

it('OFF-5 OFF-10 a HEIC is cropped and turned as it is seen', async () => {
  const bytes = await heicSample('phone');
  const lowerHalf = { turn: 90, x: 0, y: 0, width: 0.5, height: 1 };
  const image = await saveCrop(storage, 'c'.repeat(20), bytes, lowerHalf);
  expect(image).toMatchObject({ width: 120, height: 160 });
  expect(await cornersOf(await fileOf(image))).toEqual(['blue', 'blue', 'white', 'white']);
});

it.each(['mif1', 'heix', 'heic'])('OFF-5 a HEIC says what it is as %s', async (brand) => {
  const bytes = await heicSample('phone');
  bytes.write(brand, 8, 'latin1');
  expect(await saveImage(storage, bytes)).toMatchObject({ width: 160, height: 240 });
});

const refusalOf = (bytes: Uint8Array) =>
  saveImage(storage, bytes).then(
    () => null,
    ({ status, message }) => ({ status, message }),
  );

it('OFF-5 refuses a HEIC that is cut off anywhere, and leaves nothing behind', async () => {
  const whole = await heicSample('phone');
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    const cut = whole.subarray(0, Math.floor(whole.length * part));
    expect(await refusalOf(cut)).toMatchObject({ status: 422 });
  }
  expect(await readdir(directory, { recursive: true })).toEqual([]);
});

it('OFF-5 refuses a HEIC without pixels, one that only moves, and one that is too large', async () => {
  expect(await refusalOf(heicWithHevc(640, 480))).toMatchObject({ status: 422 });
  const moving = Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc\0\0\0\x08mdat', 'latin1');
  expect(await refusalOf(moving)).toMatchObject({
    status: 415,
    message: 'This HEIC picture cannot be read here. Export it as JPEG and upload that.',
  });
  expect(await refusalOf(heicWithHevc(8200, 6100))).toEqual({
    status: 413,
    message: 'This HEIC picture has more than 50 megapixels. Export it as JPEG and upload that.',
  });
  expect(await readdir(directory, { recursive: true })).toEqual([]);
});

it('OFF-5 stops a HEIC that takes too long or too much memory, or as the server stops', async () => {
  const bytes = await heicSample('large-phone');
  const stopping = new AbortController();
  process.once('worker', () => stopping.abort(new Error('The server stops')));
  const stopped = decodeHeic(bytes, { seconds: 30, signal: stopping.signal });
  await expect(stopped).rejects.toThrow('The server stops');
  await expect(decodeHeic(bytes, { seconds: 0.001 })).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    message: 'This picture takes too long to process. Make it smaller.',
  });
  const maxBytes = 20_000_000;
  await expect(decodeHeic(bytes, { seconds: 30, maxBytes })).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    message: 'This HEIC picture takes too much memory. Export it as JPEG and upload that.',
  });
  const { width, height } = await sharp(await decodeHeic(bytes, { seconds: 30 })).metadata();
  expect([width, height]).toEqual([2304, 3072]);
});
