/*
 * Addresses of stored pictures. Plain functions of strings, for servers and browsers alike: this file
 * imports nothing.
 */

/**
 * The widths, in pixels, at which a picture is kept; never wider than the picture itself. Pictures that
 * are stored already keep theirs: a width that is added here is not among their files.
 */
export const RESPONSIVE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

const MAX_WIDTH = Math.max(...RESPONSIVE_WIDTHS);
const STORED_URL = /^(?<base>(?:.*\/)?(?<publicId>[0-9a-f]{20})\/)(?<width>[1-9]\d{0,3})\.webp$/;
const PUBLIC_ID = /^[0-9a-f]{20}$/;

/** Whether a text has the form of a stored picture's id: 20 lower-case hexadecimal digits. */
export function isPublicId(text: string): boolean {
  return PUBLIC_ID.test(text);
}

/** The id of the stored picture a URL shows, or null for any other URL. */
export function publicIdOf(url: string): string | null {
  return parseStoredUrl(url)?.publicId ?? null;
}

/**
 * The widths kept of a picture `width` pixels wide, ascending. The last is its own width or 1536,
 * whichever is less: a picture of 900 px has 320, 640, 768 and 900; one of 200 px has 200.
 */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, MAX_WIDTH);
  return [...RESPONSIVE_WIDTHS.filter((smaller) => smaller < largest), largest];
}

/**
 * The URL of the smallest variant at least `width` pixels wide, or of the largest there is. A URL that
 * is not a stored picture's (a pasted one) comes back unchanged.
 */
export function variantUrl(url: string, width: number): string {
  const stored = parseStoredUrl(url);
  if (!stored) return url;
  const widths = variantWidths(stored.width);
  return `${stored.base}${widths.find((kept) => kept >= width) ?? stored.width}.webp`;
}

/**
 * The `srcset` of a stored picture, from the URL of its largest variant and, where they are known, the
 * widths it is stored in; '' for any other URL.
 */
export function imageSrcset(url: string, widths?: readonly number[]): string {
  const stored = parseStoredUrl(url);
  if (!stored) return '';
  return (widths ?? variantWidths(stored.width))
    .map((width) => `${stored.base}${width}.webp ${width}w`)
    .join(', ');
}

/** The size in pixels of the picture that a link to a page is shared with. */
export const SHARE_IMAGE = { width: 1200, height: 630, name: 'share.jpg' } as const;

/** The URL of the form of a picture that is made for sharing; null for a picture we do not keep. */
export function shareImageUrl(url: string): string | null {
  const stored = parseStoredUrl(url);
  return stored && stored.base + SHARE_IMAGE.name;
}

/** The sides in pixels of the square icons that are made of a logo. */
export const ICON_SIZES = [192, 512] as const;

/** The name of a picture's icon of this size. */
export function iconName(size: number): string {
  return `icon-${size}.png`;
}

/** The URL of a picture's icon of this size; null for a picture we do not keep. */
export function iconUrl(url: string, size: number): string | null {
  const stored = parseStoredUrl(url);
  return stored && stored.base + iconName(size);
}

function parseStoredUrl(url: string): { base: string; publicId: string; width: number } | null {
  const { base, publicId, width } = STORED_URL.exec(url)?.groups ?? {};
  if (base === undefined || publicId === undefined || width === undefined) return null;
  return { base, publicId, width: Number(width) };
}
