import { ImageError } from './image-error.ts';
import type { ImageFormat } from './sniff-image.ts';

const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
const GIF_END = Buffer.from([0x00, 0x3b]);

/**
 * Refuses a PNG or GIF whose end is missing. The decoder tells a cut file by missing pixels in every
 * format, but stops reading these two once it has the first frame.
 * Throws ImageError IMAGE_UNREADABLE.
 */
export function requireWholeFile(bytes: Uint8Array, format: ImageFormat): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png' && file.lastIndexOf(PNG_END) >= 0) return;
  if (format === 'gif' && withoutPadding(file).subarray(-2).equals(GIF_END)) return;
  if (format !== 'png' && format !== 'gif') return;
  throw new ImageError('IMAGE_UNREADABLE', 'This picture is incomplete. Save it again and retry.');
}

function withoutPadding(file: Buffer): Buffer {
  return file.subarray(0, file.findLastIndex((byte) => byte !== 0) + 1);
}
