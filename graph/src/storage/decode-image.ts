import sharp, { type Region, type Sharp } from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from '#core/upload-rules.ts';
import { decodeHeic } from './decode-heic.ts';
import { DAMAGED, ImageError, TAKES_TOO_LONG, UNREADABLE_HEIC } from './image-error.ts';
import { storedWidths } from './image-url.ts';
import type { Pixels } from './placeholder.ts';
import { areaOf, isSameRecipe, type Recipe, type Size, WHOLE } from './recipe.ts';
import { type ImageFormat, sniffImage } from './sniff-image.ts';
import { requireWholeFile } from './whole-file.ts';

const WEBP_MAX_SIDE = 16_383;
/** The time limit for each step of processing a picture. */
export const STEP_TIMEOUT_SECONDS = 30;

/**
 * Decodes an upload, turns it upright, follows the recipe, converts it to sRGB and narrows it to
 * the largest stored width. Only pixels remain: no EXIF, GPS, XMP or colour profile. Keeps only the
 * first frame of an animation. Throws ImageError for a refused upload, and the reason of `signal`
 * where that stops it.
 */
export async function decodeImage(
  bytes: Uint8Array,
  recipe = WHOLE,
  signal?: AbortSignal,
): Promise<Pixels> {
  const format = await sniffImage(bytes);
  requireWholeFile(bytes, format);
  try {
    const area = areaOf(recipe, await readSize(bytes));
    const limits = { seconds: STEP_TIMEOUT_SECONDS, signal };
    const readable = format === 'heic' ? await decodeHeic(bytes, limits) : bytes;
    const upright = sharp(readable, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient();
    const { data, info } = await follow(upright, recipe, area)
      .resize({ ...largestSize(area), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: STEP_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { ...info, data, channels: info.channels === 4 ? 4 : 3 };
  } catch (error) {
    signal?.throwIfAborted();
    throw toImageError(error, format);
  }
}

/** An upload without a recipe needs no step more, so that its decoder may skip what is too fine. */
function follow(upright: Sharp, recipe: Recipe, area: Region): Sharp {
  return isSameRecipe(recipe, WHOLE) ? upright : upright.rotate(recipe.turn).extract(area);
}

/** The height in pixels of a picture of this size, scaled to `width`. */
export function heightAt(width: number, size: Size): number {
  const height = Math.round((size.height * width) / size.width);
  return Math.min(WEBP_MAX_SIDE, Math.max(1, height));
}

/**
 * The upright size in pixels, from the header: refuses a bomb before decoding anything. Throws
 * ImageError IMAGE_TOO_LARGE.
 */
export async function readSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height <= MAX_PIXELS) return autoOrient;
  throw new ImageError('IMAGE_TOO_LARGE', TOO_MANY_PIXELS);
}

/** The size of what `decodeImage` gives, from the header. Throws ImageError IMAGE_TOO_LARGE. */
export async function decodedSize(bytes: Uint8Array, recipe = WHOLE): Promise<Size> {
  return largestSize(areaOf(recipe, await readSize(bytes)));
}

/** The size of the widest variant. A very tall picture is narrowed to WebP's limit. */
function largestSize({ width, height }: Size): Size {
  const tallest = Math.max(1, Math.floor((width * WEBP_MAX_SIDE) / height));
  const largest = Math.min(Math.max(...storedWidths(width)), tallest);
  return { width: largest, height: heightAt(largest, { width, height }) };
}

function toImageError(cause: unknown, format: ImageFormat): ImageError {
  if (cause instanceof ImageError) return cause;
  if (cause instanceof Error && cause.message.startsWith('timeout')) {
    return new ImageError('IMAGE_TOO_LARGE', TAKES_TOO_LONG, { cause });
  }
  if (format === 'heic') return new ImageError('UNSUPPORTED_IMAGE', UNREADABLE_HEIC, { cause });
  return new ImageError('IMAGE_UNREADABLE', DAMAGED, { cause });
}
