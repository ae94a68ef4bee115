import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from '#core/upload-rules.ts';
import { ImageError } from './image-error.ts';
import { SHARE_IMAGE, variantWidths } from './image-url.ts';
import { createLimiter } from './limiter.ts';
import { type Pixels, placeholderOf } from './placeholder.ts';
import { type ImageFormat, sniffImage } from './sniff-image.ts';
import { requireWholeFile } from './whole-file.ts';

export { ImageError, type ImageErrorCode } from './image-error.ts';

/** One width of a picture: its size in pixels and its WebP file. */
export type ImageVariant = { width: number; height: number; bytes: Buffer };

/** A picture ready to store. `width` and `height` are those of the largest, which is the last, variant. */
export type ProcessedImage = {
  width: number;
  height: number;
  /** See {@link placeholderOf}. */
  placeholder: string;
  /** By ascending width. */
  variants: ImageVariant[];
  contentType: 'image/webp';
  /** A JPEG of the size that social networks ask for, as not all of them read WebP. */
  share: Buffer;
};

type Size = { width: number; height: number };

const WEBP = { quality: 65, effort: 4 } as const;
const WEBP_MAX_SIDE = 16_383;
const STEP_TIMEOUT_SECONDS = 30;
/** Pictures in work at once in this process, each on one core, so that the API stays responsive. */
const CONCURRENT_IMAGES = 2;

// The process-wide settings of the image library: one thread a picture, and no memory kept between.
sharp.concurrency(1);
sharp.cache(false);

const limitConcurrency = createLimiter(CONCURRENT_IMAGES);

/**
 * Decodes an upload, turns it upright, converts it to sRGB and encodes it at every responsive width.
 * Nothing but pixels survives: no EXIF, GPS, XMP or colour profile. Of an animation the first frame is
 * kept. Throws ImageError when the upload is refused; see its codes.
 */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  const format = await sniffImage(bytes);
  requireWholeFile(bytes, format);
  return limitConcurrency(async () => {
    const pixels = await decodeImage(bytes, format);
    const placeholder = await placeholderOf(pixels);
    const variants: ImageVariant[] = [];
    for (const width of variantWidths(pixels.width)) {
      variants.push(await encodeVariant(pixels, width));
    }
    const { width, height } = pixels;
    const share = await encodeShareImage(pixels);
    return { width, height, placeholder, variants, contentType: 'image/webp', share };
  });
}

async function decodeImage(bytes: Uint8Array, format: ImageFormat): Promise<Pixels> {
  try {
    const size = await readSize(bytes);
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...largestSize(size), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: STEP_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { ...info, data, channels: info.channels === 4 ? 4 : 3 };
  } catch (error) {
    throw toImageError(error, format);
  }
}

/** The upright size in pixels, from the header alone: a bomb is refused before anything is decoded. */
async function readSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height <= MAX_PIXELS) return autoOrient;
  throw new ImageError('IMAGE_TOO_LARGE', TOO_MANY_PIXELS);
}

/** The size of the largest variant; a very tall picture is narrowed to what a WebP file can hold. */
function largestSize({ width, height }: Size): Size {
  const tallest = Math.max(1, Math.floor((width * WEBP_MAX_SIDE) / height));
  const largest = Math.min(Math.max(...variantWidths(width)), tallest);
  return { width: largest, height: heightAt(largest, { width, height }) };
}

function heightAt(width: number, size: Size): number {
  const height = Math.round((size.height * width) / size.width);
  return Math.min(WEBP_MAX_SIDE, Math.max(1, height));
}

function open({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/**
 * The middle of the picture, on white where it is transparent. It stays the middle wherever the focal
 * point is set later: those who shared a link keep the address, and with it what they saw first.
 */
function encodeShareImage(pixels: Pixels): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE;
  return open(pixels)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .timeout({ seconds: STEP_TIMEOUT_SECONDS })
    .toBuffer();
}

async function encodeVariant(pixels: Pixels, width: number): Promise<ImageVariant> {
  const height = heightAt(width, pixels);
  const bytes = await open(pixels)
    .resize(width, height, { fit: 'fill' })
    .webp(WEBP)
    .timeout({ seconds: STEP_TIMEOUT_SECONDS })
    .toBuffer();
  return { width, height, bytes };
}

function toImageError(error: unknown, format: ImageFormat): ImageError {
  if (error instanceof ImageError) return error;
  if (error instanceof Error && error.message.startsWith('timeout')) {
    const message = 'This picture takes too long to process. Make it smaller.';
    return new ImageError('IMAGE_TOO_LARGE', message, { cause: error });
  }
  if (format === 'heic') {
    const message = 'This HEIC picture cannot be read here. Export it as JPEG and upload that.';
    return new ImageError('UNSUPPORTED_IMAGE', message, { cause: error });
  }
  const message = 'This picture is damaged or incomplete. Save it again and retry.';
  return new ImageError('IMAGE_UNREADABLE', message, { cause: error });
}
