import { extname } from 'node:path';

/** The media type follows from the name of a file, so only these pairs can be stored. */
const MEDIA_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The media type of the file under a key. */
export function mediaTypeOf(key: string): string {
  return MEDIA_TYPES[extname(key)] ?? 'application/octet-stream';
}

/** Throws TypeError when a key's name does not match the media type. */
export function requireMediaType(key: string, contentType: string): void {
  if (mediaTypeOf(key) === contentType) return;
  throw new TypeError(`${key} cannot be stored as ${contentType}`);
}
