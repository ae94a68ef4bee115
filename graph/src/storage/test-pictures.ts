import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/*
 * Makes pictures for tests: valid ones with the image library, hostile ones byte by byte.
 */

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** A picture with a red left half and a blue right half; sizes in pixels. */
export function twoColours(width: number, height: number) {
  const rightHalf = {
    create: { width: width / 2, height, channels: 3, background: BLUE },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: rightHalf, left: width / 2, top: 0 },
  ]);
}

/** A picture of noise, which compresses as badly as a photograph. */
export function noise(width: number, height: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777', noise: grain } });
}

/** A JPEG as a phone writes it: turned by EXIF orientation 6, with the place it was taken. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  const GPSLatitude = '6/1 9/1 57/1';
  return twoColours(width, height)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG whose header claims many more pixels than its few bytes have. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND')]);
}

function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

/** An animation of several frames of noise. */
export async function animation(frames: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const pages = Array.from({ length: frames }, () => noise(64, 48).png().toBuffer());
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/**
 * A HEIC as phones write it: tiles in a grid with HEVC, turned by `irot`, in Display P3, with the
 * place and an EXIF orientation that says the same turn again. Upright it has four quarters:
 * red, green, blue and white. `heif-enc` of libheif has made the tiles of a drawing of ours.
 * `phone` is 160 × 240 pixels, `large-phone` 2304 × 3072. `transparent` is one picture without
 * tiles, 96 × 64, with 10 bits and alpha: its lower right quarter shows what is behind it.
 */
export function heicSample(name: 'phone' | 'large-phone' | 'transparent'): Promise<Buffer> {
  return readFile(new URL(`testing/${name}.heic`, import.meta.url));
}

/** A HEIF file with an AV1 picture, which this build of the decoder can read. */
export async function heifWithAv1(width: number, height: number): Promise<Buffer> {
  const avif = await twoColours(width, height).avif({ effort: 0 }).toBuffer();
  return replaceAll(avif, 'avif', 'heic');
}

/** A HEIC file as phones write it, with an HEVC stream. The stream is empty but well-formed. */
export function heicWithHevc(width: number, height: number): Buffer {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const stream = Buffer.alloc(64, 1);
  const metaLength = heicMeta(width, height, 0, stream.length).length;
  const offset = ftyp.length + metaLength + 8;
  return Buffer.concat([ftyp, heicMeta(width, height, offset, stream.length), box('mdat', stream)]);
}

function heicMeta(width: number, height: number, offset: number, length: number): Buffer {
  const handler = fullBox('hdlr', 0, Buffer.from('\0\0\0\0pict'.padEnd(21, '\0'), 'latin1'));
  const primary = fullBox('pitm', 0, uint16(1));
  const entry = fullBox('infe', 2, uint16(1), uint16(0), Buffer.from('hvc1\0', 'latin1'));
  const location = [uint16(0x4400), uint16(1), uint16(1), uint16(0), uint16(1)];
  const extents = fullBox('iloc', 0, ...location, uint32(offset), uint32(length));
  const size = fullBox('ispe', 0, uint32(width), uint32(height));
  const codec = box('hvcC', Buffer.concat([Buffer.from([1]), Buffer.alloc(22)]));
  const use = fullBox('ipma', 0, uint32(1), uint16(1), Buffer.from([2, 0x81, 0x82]));
  const properties = box('iprp', box('ipco', size, codec), use);
  const entries = fullBox('iinf', 0, uint16(1), entry);
  return fullBox('meta', 0, handler, primary, extents, entries, properties);
}

function fullBox(name: string, version: number, ...parts: Buffer[]): Buffer {
  return box(name, Buffer.from([version, 0, 0, 0]), ...parts);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(name), content]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function replaceAll(file: Buffer, from: string, to: string): Buffer {
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
}
