import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#core/upload-rules.ts';
import { ImageError } from './images.ts';
import { createLocalStorage } from './local.ts';
import { saveImage } from './save-image.ts';
import { animation, heicWithHevc, noise, pngBomb, twoColours } from './test-pictures.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-hostile-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

/** Gives the refusal of an upload, and checks that the upload left no file. */
async function refusalOf(bytes: Uint8Array): Promise<ImageError> {
  const storage = createLocalStorage({ directory });
  const error: unknown = await saveImage(storage, bytes).catch((refusal) => refusal);
  expect(await readdir(directory, { recursive: true })).toEqual([]);
  if (!(error instanceof ImageError))
    throw new Error('The upload was not refused', { cause: error });
  return error;
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

/** A JPEG that claims to be 60,000 pixels on each side. */
async function jpegBomb(): Promise<Buffer> {
  const bytes = await twoColours(40, 40).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt32BE(0xea60_ea60, frame + 5);
  return bytes;
}

/** A TIFF that claims to be 60,000 pixels on each side. */
async function tiffBomb(): Promise<Buffer> {
  const bytes = await twoColours(40, 40).tiff({ compression: 'none' }).toBuffer();
  const directory = bytes.readUInt32LE(4);
  for (let entry = 0; entry < bytes.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if ([256, 257].includes(bytes.readUInt16LE(at))) {
      bytes.writeUInt16LE(4, at + 2);
      bytes.writeUInt32LE(60_000, at + 8);
    }
  }
  return bytes;
}

describe('a file that is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['an SVG', svg, 'SVG'],
    ['an SVG with a prologue', `<?xml version="1.0"?>\n<!-- a -->\n${svg}`, 'SVG'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 'not a picture'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n', 'not a picture'],
    ['plain text', 'A lion, seen from afar.', 'not a picture'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'PDF'],
    ['a BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'BMP'],
    ['a program', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0', 'ELF'],
  ])('refuses %s as unsupported, whatever its name', async (_, content, words) => {
    const refusal = await refusalOf(text(content));
    expect(refusal).toMatchObject({ code: 'UNSUPPORTED_IMAGE', status: 415 });
    expect(refusal.message).toContain(words);
    expect(refusal.message).toContain('Upload a JPEG');
  });

  it('OFF-5 names the kinds that are accepted', async () => {
    const { message } = await refusalOf(text('A lion, seen from afar.'));
    expect(message).toContain('JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC');
  });

  it('refuses a TIFF that has no pixels', async () => {
    const refusal = await refusalOf(text('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0'));
    expect(refusal).toMatchObject({ code: 'IMAGE_UNREADABLE', status: 422 });
  });

  it('refuses an empty file', async () => {
    const refusal = await refusalOf(new Uint8Array());
    expect(refusal).toMatchObject({ code: 'IMAGE_UNREADABLE', status: 422 });
    expect(refusal.message).toBe('This file is empty.');
  });

  it('refuses a script after the first bytes of a JPEG or PNG', async () => {
    for (const magic of ['ffd8ffe0', '89504e470d0a1a0a0000000d49484452']) {
      const bytes = Buffer.concat([Buffer.from(magic, 'hex'), text('<?php system($_GET[0]);')]);
      expect((await refusalOf(bytes)).status).toBe(422);
    }
  });
});

describe('a picture that is too large', () => {
  it('refuses more than 25 MB', async () => {
    const picture = await twoColours(40, 40).jpeg().toBuffer();
    const bytes = Buffer.concat([picture, Buffer.alloc(MAX_UPLOAD_BYTES)]);
    expect(await refusalOf(bytes)).toMatchObject({ code: 'IMAGE_TOO_LARGE', status: 413 });
  });

  it.each([
    ['PNG', () => pngBomb(30_000, 30_000)],
    ['PNG just over the limit', () => pngBomb(10_001, 10_000)],
    ['JPEG', jpegBomb],
    ['TIFF', tiffBomb],
    ['HEIC', () => heicWithHevc(20_000, 20_000)],
  ])('refuses a %s bomb from its header, without decoding it', async (_, makeBomb) => {
    const bomb = await makeBomb();
    const before = process.memoryUsage().rss;
    const refusal = await refusalOf(bomb);
    expect(refusal).toMatchObject({ code: 'IMAGE_TOO_LARGE', status: 413 });
    expect(refusal.message).toContain('100 megapixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

describe('a damaged picture', () => {
  const samples: Record<string, () => Promise<Buffer>> = {
    JPEG: () => noise(300, 200).jpeg().toBuffer(),
    'progressive JPEG': () => noise(300, 200).jpeg({ progressive: true }).toBuffer(),
    PNG: () => noise(300, 200).png().toBuffer(),
    'interlaced PNG': () => noise(300, 200).png({ progressive: true }).toBuffer(),
    WebP: () => noise(300, 200).webp().toBuffer(),
    AVIF: () => noise(300, 200).avif({ effort: 0 }).toBuffer(),
    GIF: () => noise(300, 200).gif().toBuffer(),
    'animated GIF': () => animation(3, 'gif'),
    'animated WebP': () => animation(3, 'webp'),
  };

  it.each(Object.entries(samples))('refuses a truncated %s', async (_, makeSample) => {
    const whole = await makeSample();
    const lengths = [0.1, 0.5, 0.9, 0.99].map((part) => Math.floor(whole.length * part));
    for (const length of [...lengths, whole.length - 3, whole.length - 1]) {
      const refusal = await refusalOf(whole.subarray(0, length));
      expect(refusal).toMatchObject({ code: 'IMAGE_UNREADABLE', status: 422 });
      expect(refusal.message).toMatch(/damaged|incomplete/);
    }
  });

  // The directory of a TIFF, by which it is told from other files, may stand at its end.
  it('refuses a truncated TIFF', async () => {
    const whole = await noise(300, 200).tiff({ compression: 'lzw' }).toBuffer();
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      const refusal = await refusalOf(whole.subarray(0, Math.floor(whole.length * part)));
      expect([415, 422]).toContain(refusal.status);
    }
  });

  it('refuses a small PNG whose pixels are missing', async () => {
    expect((await refusalOf(pngBomb(900, 600))).code).toBe('IMAGE_UNREADABLE');
  });
});
