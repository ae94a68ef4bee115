import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_UPLOAD_BYTES,
  PICTURE_KINDS,
  PICTURE_NAMES,
  TOO_MANY_BYTES,
} from '#core/upload-rules.ts';
import { ImageError } from './image-error.ts';

/** The accepted formats, by the decoder's names. */
export type ImageFormat = Lowercase<(typeof PICTURE_KINDS)[number]['name']>;

const FORMATS = new Map<string, ImageFormat>(
  PICTURE_KINDS.flatMap(({ name, types }) =>
    types.map((type) => [type, name.toLowerCase() as ImageFormat] as const),
  ),
);
const ADVICE = `Upload a ${PICTURE_NAMES} picture.`;
const HEAD_BYTES = 1024;

/**
 * The format of an upload, from its bytes alone: its name and declared type do not count. Throws
 * ImageError: IMAGE_UNREADABLE when empty, IMAGE_TOO_LARGE above the limit in bytes,
 * UNSUPPORTED_IMAGE for anything that is not an accepted picture.
 */
export async function sniffImage(bytes: Uint8Array): Promise<ImageFormat> {
  if (bytes.byteLength === 0) throw new ImageError('IMAGE_UNREADABLE', 'This file is empty.');
  if (bytes.byteLength > MAX_UPLOAD_BYTES) {
    throw new ImageError('IMAGE_TOO_LARGE', TOO_MANY_BYTES);
  }
  const sniffed = await fileTypeFromBuffer(bytes);
  const format = sniffed && FORMATS.get(sniffed.mime);
  if (format) return format;
  throw new ImageError('UNSUPPORTED_IMAGE', `${refusalOf(bytes, sniffed?.ext)} ${ADVICE}`);
}

function refusalOf(bytes: Uint8Array, extension: string | undefined): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (/<svg[\s>]/i.test(head)) return 'SVG files are not accepted.';
  if (extension) return `${extension.toUpperCase()} files are not accepted.`;
  return 'This file is not a picture.';
}
