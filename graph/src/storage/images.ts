import sharp from 'sharp';
import { ImageError, MAX_PIXELS } from './image-error.ts';
import { variantWidths } from './image-url.ts';
import { createLimiter } from './limiter.ts';
import { type Pixels, placeholderOf } from './placeholder.ts';
import { type ImageFormat, sniffImage } from './sniff-image.ts';

export { ImageError, type ImageErrorCode, MAX_PIXELS, MAX_UPLOAD_BYTES } from './image-error.ts';

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
};

const WEBP = { quality: 80, effort: 4 } as const;
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
  return limitConcurrency(async () => {
    const pixels = await decodeImage(bytes, format);
    const placeholder = await placeholderOf(pixels);
    const variants: ImageVariant[] = [];
    for (const width of variantWidths(pixels.width)) {
      variants.push(await encodeVariant(pixels, width));
    }
    const { width, height } = pixels;
    return { width, height, placeholder, variants, contentType: 'image/webp' };
  });
}

async function decodeImage(bytes: Uint8Array, format: ImageFormat): Promise<Pixels> {
  try {
    const size = await readSize(bytes, format);
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...largestSize(size), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: STEP_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const channels = info.channels === 4 ? 4 : 3;
    return { data, width: info.width, height: info.height, channels };
  } catch (error) {
    throw toImageError(error, format);
  }
}

/** The upright size in pixels, from the header alone: a bomb is refused before anything is decoded. */
async function readSize(bytes: Uint8Array, format: ImageFormat): Promise<Size> {
  // A GIF's frames have no index: reading all their headers is what finds a file cut short.
  const animated = format === 'gif';
  const header = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
  const { width, height } = { ...header.autoOrient, ...(animated && framesOf(header)) };
  if (width * height > MAX_PIXELS) {
    const message = 'This picture has more than 100 megapixels. Make it smaller.';
    throw new ImageError('IMAGE_TOO_LARGE', message);
  }
  return { width, height };
}
