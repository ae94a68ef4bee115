import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Libheif, WasmMemory } from './libheif.ts';
import { makeTiff } from './tiff.ts';

/*
 * Decodes one HEIC picture and ends. It runs in a thread of its own, so that a hostile file holds
 * up nothing and can be stopped.
 */

/** The file, the ICC profile of its header or nothing, and the most memory of the decoder. */
export type HeicTask = { bytes: Uint8Array; profile: Uint8Array; maxBytes: number };

/** The picture as an uncompressed TIFF, upright, or why there is none. */
export type HeicAnswer =
  | { tiff: Uint8Array<ArrayBuffer> }
  | { failure: 'unsupported' | 'damaged' | 'memory' };

/** The errors of the decoder that say that it does not know how a file is made. */
const UNSUPPORTED_CODES = [3, 4];

const require = createRequire(import.meta.url);
const { bytes, profile, maxBytes }: HeicTask = workerData;
let wasFull = false;
limitMemory();
const decoded = await decode().catch((): HeicAnswer => ({ failure: 'damaged' }));
// It asks for more than it needs first, and may do with less.
const answer: HeicAnswer = 'failure' in decoded && wasFull ? { failure: 'memory' } : decoded;
parentPort?.postMessage(answer, 'tiff' in answer ? [answer.tiff.buffer] : []);

/** The limits of a thread do not count the memory of WebAssembly. */
function limitMemory(): void {
  const { WebAssembly } = globalThis as unknown as {
    WebAssembly: { Memory: { prototype: WasmMemory } };
  };
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages) {
    if (this.buffer.byteLength + pages * 65_536 <= maxBytes) return grow.call(this, pages);
    wasFull = true;
    throw new RangeError('The decoder needs too much memory');
  };
}

async function decode(): Promise<HeicAnswer> {
  const heif: Libheif = require('libheif-js/wasm-bundle');
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, bytes);
  if (read.code.value !== 0) return failureOf(read.code);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) return failureOf(handle.code);
  const hasAlpha = heif.heif_image_handle_has_alpha_channel(handle) === 1;
  const { heif_chroma_interleaved_RGBA: rgba, heif_chroma_interleaved_RGB: rgb } = heif.heif_chroma;
  const colours = heif.heif_colorspace.heif_colorspace_RGB;
  const image = await heif.heif_js_decode_image2(handle, colours, hasAlpha ? rgba : rgb);
  if (image.code) return failureOf(image.code);
  return { tiff: makeTiff({ ...image.channels[0], channels: hasAlpha ? 4 : 3 }, profile) };
}

function failureOf({ value }: { value: number }): HeicAnswer {
  return { failure: UNSUPPORTED_CODES.includes(value) ? 'unsupported' : 'damaged' };
}
