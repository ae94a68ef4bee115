import { ImageError } from './image-error.ts';
import type { ImageFormat } from './sniff-image.ts';

const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
const GIF_END = Buffer.from([0x00, 0x3b]);

/**
 * Refuses a JPEG, PNG, GIF or HEIC without its end. The decoder notices a truncated file by its
 * missing pixels. But the last bytes of a JPEG may have no pixels, the decoder reads only the first
 * frame of a PNG or GIF, and that of HEIC makes up what is missing. Throws ImageError
 * IMAGE_UNREADABLE.
 */
export function requireWholeFile(bytes: Uint8Array, format: ImageFormat): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (hasEnd(file, format)) return;
  throw new ImageError('IMAGE_UNREADABLE', 'This picture is incomplete. Save it again and retry.');
}

function hasEnd(file: Buffer, format: ImageFormat): boolean {
  switch (format) {
    // Phones write more data after the end marker.
    case 'jpeg':
      return file.lastIndexOf(JPEG_END) >= 0;
    case 'png':
      return file.lastIndexOf(PNG_END) >= 0;
    case 'gif':
      return withoutPadding(file).subarray(-2).equals(GIF_END);
    case 'heic':
      return hasAllBoxes(file);
    default:
      return true;
  }
}

function withoutPadding(file: Buffer): Buffer {
  return file.subarray(0, file.findLastIndex((byte) => byte !== 0) + 1);
}

/** Whether every box of a HEIC is as long as it says. Cameras write other data after the last. */
function hasAllBoxes(file: Buffer): boolean {
  let at = 0;
  while (at + 16 <= file.length && /^[\w ]{4}$/.test(file.toString('latin1', at + 4, at + 8))) {
    const short = file.readUInt32BE(at);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    // A last box may leave its length open.
    if (length < 8) return length === 0;
    at += length;
  }
  return at <= file.length;
}
