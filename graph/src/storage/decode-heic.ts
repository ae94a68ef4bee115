import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { HeicAnswer, HeicTask } from './heic-worker.ts';
import { DAMAGED, ImageError, TAKES_TOO_LONG, UNREADABLE_HEIC } from './image-error.ts';

/** The largest HEIC that is decoded, in pixels: its pixels are in memory all at once. */
const MAX_HEIC_PIXELS = 50_000_000;
const TOO_MANY_PIXELS =
  `This HEIC picture has more than ${MAX_HEIC_PIXELS / 1_000_000} megapixels. ` +
  'Export it as JPEG and upload that.';

const TOO_MUCH_MEMORY =
  'This HEIC picture takes too much memory. Export it as JPEG and upload that.';

/** The most memory of the decoder, in bytes, beside the picture that it gives. */
const MAX_BYTES = 512 * 1024 * 1024;
const SCRIPT_MEGABYTES = 64;

/** The box with what a decoder of HEVC must know. */
const HEVC = 'hvcC';

/** How long the decoder may run, how much memory it may use, and what stops it earlier. */
type HeicLimits = { seconds: number; maxBytes?: number; signal?: AbortSignal | undefined };

/**
 * A HEIC with HEVC, as phones write it, as an uncompressed TIFF: upright, with its colour profile,
 * and with nothing else of its metadata. Gives a HEIF with another codec back unchanged. It runs in
 * a thread of its own, which is stopped after `seconds`; callers start one at a time. Throws
 * ImageError: IMAGE_TOO_LARGE above a limit, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE. Throws the reason
 * of `signal` where that stops it.
 */
export async function decodeHeic(bytes: Uint8Array, limits: HeicLimits): Promise<Uint8Array> {
  if (!needsDecoder(bytes)) return bytes;
  const { width, height, icc } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  if (width * height > MAX_HEIC_PIXELS) throw new ImageError('IMAGE_TOO_LARGE', TOO_MANY_PIXELS);
  const profile = icc ?? new Uint8Array();
  const task = { bytes, profile, maxBytes: limits.maxBytes ?? MAX_BYTES };
  const answer = await runWorker(task, limits);
  if ('tiff' in answer) return answer.tiff;
  throw REFUSALS[answer.failure]();
}

/** Whether a picture is decoded in a thread of its own, with much memory. */
export function needsDecoder(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.toString('latin1', 4, 8) === 'ftyp' && file.includes(HEVC);
}

const REFUSALS = {
  unsupported: () => new ImageError('UNSUPPORTED_IMAGE', UNREADABLE_HEIC),
  damaged: () => new ImageError('IMAGE_UNREADABLE', DAMAGED),
  memory: () => new ImageError('IMAGE_TOO_LARGE', TOO_MUCH_MEMORY),
};

/** The worker's answer. What ends it without one is the fault of the file. */
async function runWorker(
  task: HeicTask,
  { seconds, signal: stopping }: HeicLimits,
): Promise<HeicAnswer> {
  stopping?.throwIfAborted();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: SCRIPT_MEGABYTES },
    // The decoder prints what it finds wrong with a file. The answer says it too.
    stdout: true,
    stderr: true,
  });
  const timeout = AbortSignal.timeout(seconds * 1000);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  try {
    const [answer] = await once(worker, 'message', { signal });
    return answer;
  } catch (cause) {
    stopping?.throwIfAborted();
    if (timeout.aborted) throw new ImageError('IMAGE_TOO_LARGE', TAKES_TOO_LONG, { cause });
    return { failure: 'damaged' };
  } finally {
    await worker.terminate();
  }
}
