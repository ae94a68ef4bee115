import sharp, { type Sharp } from 'sharp';
import { needsDecoder } from './decode-heic.ts';
import { decodeImage, heightAt, STEP_TIMEOUT_SECONDS } from './decode-image.ts';
import { SHARE_IMAGE, storedWidths, variantWidths } from './image-url.ts';
import { createLimiter } from './limiter.ts';
import { type Pixels, placeholderOf } from './placeholder.ts';
import type { Recipe } from './recipe.ts';

export { ImageError, type ImageErrorCode } from './image-error.ts';

/** The facts about a picture: its size at its address, and all its widths, in pixels. */
export type ImageFacts = {
  width: number;
  height: number;
  widths: number[];
  /** See {@link placeholderOf}. */
  placeholder: string;
};

/** A picture with all its files. */
export type ProcessedImage = ImageFacts & { files: ImageFile[] };
export type ImageFile = { name: string; bytes: Buffer };

const WEBP_EFFORT = 6;
/** Narrow pictures are mostly seen on phones, whose small pixels hide their faults. */
const WEBP_QUALITY = { narrow: 55, wide: 62 } as const;
const WIDEST_NARROW = 1024;
/** The pictures processed at once, each on one core, so that the API stays responsive. */
const CONCURRENT_IMAGES = 2;

// Settings of the image library for the whole process: one thread per picture, no cache.
sharp.concurrency(1);
sharp.cache(false);

const limitConcurrency = createLimiter(CONCURRENT_IMAGES);
const limitHeic = createLimiter(1);

/** The names of all files of a picture: a WebP of each width, and the one for sharing. */
export function fileNames({ widths }: Pick<ImageFacts, 'widths'>): string[] {
  return [...widths.map((width) => `${width}.webp`), SHARE_IMAGE.name];
}

/** Reads the facts about an upload, or a crop of it. Throws ImageError for a refused upload. */
export function examineImage(bytes: Uint8Array, recipe?: Recipe): Promise<ImageFacts> {
  return inTurn(bytes, async () => factsOf(await decodeImage(bytes, recipe)));
}

/** Makes all files of an upload, or of a crop. Throws ImageError for a refused upload. */
export function processImage(bytes: Uint8Array, recipe?: Recipe): Promise<ProcessedImage> {
  return inTurn(bytes, async () => {
    const pixels = await decodeImage(bytes, recipe);
    const facts = await factsOf(pixels);
    const files: ImageFile[] = [];
    for (const name of fileNames(facts)) {
      files.push({ name, bytes: await encodeFile(pixels, name) });
    }
    return { ...facts, files };
  });
}

/**
 * Decodes an accepted original, or a crop. With `background` it runs after all other tasks, and
 * throws the signal's reason once that is aborted.
 */
export function decodeOriginal(
  bytes: Uint8Array,
  recipe: Recipe | undefined,
  background?: AbortSignal,
): Promise<Pixels> {
  return inTurn(bytes, () => decodeImage(bytes, recipe, background), background);
}

/** Makes one file of `fileNames`. `background` is as for `decodeOriginal`. */
export function makeFile(pixels: Pixels, name: string, background?: AbortSignal): Promise<Buffer> {
  return queue(() => encodeFile(pixels, name), background);
}

/**
 * A HEIC waits for the one before it without a place that others could have. Once it is its turn,
 * the next one waits for it: then it lets nothing go before that came later.
 */
function inTurn<Result>(
  bytes: Uint8Array,
  work: () => Promise<Result>,
  background?: AbortSignal,
): Promise<Result> {
  if (!needsDecoder(bytes)) return queue(work, background);
  return limitHeic(() => queue(work, background, false), background !== undefined);
}

function queue<Result>(
  work: () => Promise<Result>,
  background?: AbortSignal,
  isPatient = background !== undefined,
): Promise<Result> {
  const unlessStopped = async () => {
    background?.throwIfAborted();
    return work();
  };
  return limitConcurrency(unlessStopped, isPatient);
}

async function factsOf(pixels: Pixels): Promise<ImageFacts> {
  const width = Math.max(...variantWidths(pixels.width));
  const size = { width, height: heightAt(width, pixels) };
  const widths = storedWidths(pixels.width);
  return { ...size, widths, placeholder: await placeholderOf(pixels) };
}

function encodeFile(pixels: Pixels, name: string): Promise<Buffer> {
  if (name === SHARE_IMAGE.name) return encodeShareImage(pixels);
  const width = Number.parseInt(name, 10);
  return open(pixels)
    .resize(width, heightAt(width, pixels), { fit: 'fill' })
    .webp({ quality: WEBP_QUALITY[width > WIDEST_NARROW ? 'wide' : 'narrow'], effort: WEBP_EFFORT })
    .timeout({ seconds: STEP_TIMEOUT_SECONDS })
    .toBuffer();
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

function open({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
