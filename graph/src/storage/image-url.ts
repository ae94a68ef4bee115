/*
 * Addresses of stored pictures. Servers and browsers use these functions, so this file imports
 * nothing.
 */

/**
 * The widths, in pixels, in which pictures are stored, up to the picture's own width. A picture
 * that is stored already has no file for a width added here later.
 */
export const RESPONSIVE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/**
 * Further widths of a picture that is as wide, for where it spans a fine screen. Its address is
 * never one of them.
 */
const WIDE_WIDTHS = [2048, 2560] as const;

const MAX_WIDTH = Math.max(...RESPONSIVE_WIDTHS);
const STORED_URL = /^(?<base>(?:.*\/)?(?<publicId>[0-9a-f]{20})\/)(?<width>[1-9]\d{0,3})\.webp$/;
const PUBLIC_ID = /^[0-9a-f]{20}$/;

/** Whether a text has the form of a stored picture's id: 20 lower-case hexadecimal digits. */
export function isPublicId(text: string): boolean {
  return PUBLIC_ID.test(text);
}

/** The id of the stored picture at a URL; null for any other URL. */
export function publicIdOf(url: string): string | null {
  return parseStoredUrl(url)?.publicId ?? null;
}

/**
 * The widths in which a picture of `width` pixels is shown, ascending. The last is the smaller of
 * its own width and 1536: a picture of 900 px has 320, 640, 768 and 900; one of 200 px has 200.
 */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, MAX_WIDTH);
  return [...RESPONSIVE_WIDTHS.filter((smaller) => smaller < largest), largest];
}

/** All widths in which a picture of `width` pixels is stored: those of screens as fine too. */
export function storedWidths(width: number): number[] {
  return [...variantWidths(width), ...WIDE_WIDTHS.filter((wide) => wide <= width)];
}

/**
 * The URL of the narrowest variant with at least `width` pixels, or of the widest variant. Gives
 * any other URL, such as a pasted one, back unchanged.
 */
export function variantUrl(url: string, width: number): string {
  const stored = parseStoredUrl(url);
  if (!stored) return url;
  const widths = variantWidths(stored.width);
  return `${stored.base}${widths.find((kept) => kept >= width) ?? stored.width}.webp`;
}

/**
 * The `srcset` of a stored picture, from the URL of its widest variant and its stored widths, if
 * known. '' for any other URL.
 */
export function imageSrcset(url: string, widths?: readonly number[]): string {
  const stored = parseStoredUrl(url);
  if (!stored) return '';
  return (widths ?? variantWidths(stored.width))
    .map((width) => `${stored.base}${width}.webp ${width}w`)
    .join(', ');
}

/** The size in pixels of the picture that social networks show with a link. */
export const SHARE_IMAGE = { width: 1200, height: 630, name: 'share.jpg' } as const;

/** The URL of a picture's file for sharing; null for a picture that is not stored here. */
export function shareImageUrl(url: string): string | null {
  const stored = parseStoredUrl(url);
  return stored && stored.base + SHARE_IMAGE.name;
}

/** The sides, in pixels, of the square icons of a logo. */
export const ICON_SIZES = [192, 512] as const;

/** The file name of a picture's icon. `size` is in pixels. */
export function iconName(size: number): string {
  return `icon-${size}.png`;
}

/** The URL of a picture's icon; null for a picture that is not stored here. */
export function iconUrl(url: string, size: number): string | null {
  const stored = parseStoredUrl(url);
  return stored && stored.base + iconName(size);
}

function parseStoredUrl(url: string): { base: string; publicId: string; width: number } | null {
  const { base, publicId, width } = STORED_URL.exec(url)?.groups ?? {};
  if (base === undefined || publicId === undefined || width === undefined) return null;
  return { base, publicId, width: Number(width) };
}
