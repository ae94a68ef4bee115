/** The uses that an uploaded picture is filed under. */
const PICTURE_TYPES = ['tour', 'package', 'gallery', 'default'] as const;

/** What an upload is filed under: a use of a picture, or that it is a document. */
export const UPLOAD_TYPES = [...PICTURE_TYPES, 'document'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/**
 * The kinds of pictures that are accepted: their names, media types, and endings of file names. A
 * browser does not know the type of each.
 */
export const PICTURE_KINDS = [
  { name: 'JPEG', types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  { name: 'PNG', types: ['image/png', 'image/apng'], endings: ['.png'] },
  { name: 'WebP', types: ['image/webp'], endings: ['.webp'] },
  { name: 'AVIF', types: ['image/avif'], endings: ['.avif'] },
  { name: 'GIF', types: ['image/gif'], endings: ['.gif'] },
  { name: 'TIFF', types: ['image/tiff'], endings: ['.tif', '.tiff'] },
  {
    name: 'HEIC',
    types: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    endings: ['.heic', '.heif'],
  },
] as const;

/** The `accept` of a file field for pictures. */
export const ACCEPTED_PICTURES = PICTURE_KINDS.flatMap(({ types, endings }) => [
  ...types,
  ...endings,
]).join();

const NAMES = PICTURE_KINDS.map(({ name }) => name);
/** What people read is accepted: `JPEG, PNG … or HEIC`. */
export const PICTURE_NAMES = `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`;

/** Whether a file says that it is a picture, accepted or not, by its type or its name. */
export function isPictureFile({ name, type }: { name: string; type: string }): boolean {
  const endings: string[] = PICTURE_KINDS.flatMap((kind) => kind.endings);
  return type.startsWith('image/') || endings.some((each) => name.toLowerCase().endsWith(each));
}

/** The largest upload that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** The largest picture that is accepted, in pixels. */
export const MAX_PIXELS = 100_000_000;

const MEGABYTES = `${MAX_UPLOAD_BYTES / 1024 ** 2} MB`;
const MEGAPIXELS = `${MAX_PIXELS / 1_000_000} megapixels`;

/** What people read about an upload above `MAX_UPLOAD_BYTES`, whatever it is. */
export const TOO_MANY_BYTES = `This file is larger than ${MEGABYTES}. Make it smaller.`;

/** What people read about a picture above `MAX_PIXELS`. */
export const TOO_MANY_PIXELS = `This picture has more than ${MEGAPIXELS}. Make it smaller.`;

/** Both limits, for the reference of the API. */
export const UPLOAD_LIMITS = `${MEGABYTES} or ${MEGAPIXELS}`;
