import sharp, { type Sharp } from 'sharp';
import { ImageError, MAX_PIXELS } from './image-error.ts';
import { SHARE_IMAGE, variantWidths } from './image-url.ts';
import { createLimiter } from './limiter.ts';
import { type Pixels, placeholderOf } from './placeholder.ts';
import { type ImageFormat, sniffImage } from './sniff-image.ts';
import { requireWholeFile } from './whole-file.ts';

export { ImageError, type ImageErrorCode, MAX_PIXELS, MAX_UPLOAD_BYTES } from './image-error.ts';

/** One width of a picture: its size in pixels and its WebP file. */
export type ImageVariant = { width: number; height: number; bytes: Buffer };

/** A picture ready to store. `width` and `height` are those of the widest variant, the last one. */
export type ProcessedImage = {
  width: number;
  height: number;
  /** See {@link placeholderOf}. */
  placeholder: string;
  /** By ascending width. */
  variants: ImageVariant[];
  contentType: 'image/webp';
  /** A JPEG in the size for social networks, because some of them cannot read WebP. */
  share: Buffer;
};

type Size = { width: number; height: number };

const WEBP = { quality: 65, effort: 4 } as const;
const WEBP_MAX_SIDE = 16_383;
const STEP_TIMEOUT_SECONDS = 30;
/** The pictures processed at once, each on one core, so that the API stays responsive. */
const CONCURRENT_IMAGES = 2;

// Settings of the image library for the whole process: one thread per picture, no cache.
sharp.concurrency(1);
sharp.cache(false);

const limitConcurrency = createLimiter(CONCURRENT_IMAGES);

/**
 * Decodes an upload, turns it upright, converts it to sRGB and encodes it in every responsive
 * width. Only pixels remain: no EXIF, GPS, XMP or colour profile. Keeps only the first frame of an
 * animation. Throws ImageError for a refused upload.
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

/** The upright size in pixels, from the header: refuses a bomb before decoding anything. */
async function readSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height <= MAX_PIXELS) return autoOrient;
  const message = 'This picture has more than 100 megapixels. Make it smaller.';
  throw new ImageError('IMAGE_TOO_LARGE', message);
}

/** The size of the widest variant. A very tall picture is narrowed to WebP's limit. */
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
 * The middle of the picture, on white where it is transparent. A focal point that is set later does
 * not change it: a shared link keeps the address and shows the same picture.
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
