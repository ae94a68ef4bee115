import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const PHONE = new URL('../../graph/src/storage/testing/phone.heic', import.meta.url);

/** A PNG of one random colour, so that no two tests upload the same picture. */
export function makePicture(name = 'picture.png', { width, height } = { width: 64, height: 40 }) {
  const colour = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

/**
 * A HEIC of a phone, unlike any other by an unused part at its end. A browser that does not know
 * the kind gives it no type.
 */
export function makePhonePicture(name: string) {
  const unused = Buffer.concat([Buffer.from('\0\0\0\x18free', 'latin1'), randomBytes(16)]);
  return { name, mimeType: '', buffer: Buffer.concat([readFileSync(PHONE), unused]) };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
