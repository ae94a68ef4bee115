import sharp from 'sharp';
import { collectDefinitions } from './paint.ts';
import { createRandom } from './random.ts';
import { BOARD, type Plane, type Scene } from './scene.ts';

export type Size = { readonly width: number; readonly height: number };

const TILE = 512;
const SOFTNESS = 3.2;
let dotTile: Float32Array | undefined;
let paperTile: Float32Array | undefined;

/** Prints a scene: lays the sheets over each other, adds grain and vignette, gives a JPEG. */
export async function printScene(scene: Scene, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const print = new Float32Array(width * height * 3);
  for (const plane of scene.planes) {
    const sheet = await rasterPlane(plane, size);
    layOver(print, sheet, width, plane.kind === 'stipple');
  }
  const bytes = finishPrint(print, size, scene.vignette ?? 0.22, scene.grain ?? 0.5);
  return await sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 91, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function rasterPlane(plane: Plane, { width, height }: Size): Promise<Uint8Array> {
  const shrink = plane.kind === 'soft' ? 6 : 1;
  const w = Math.max(8, Math.round(width / shrink));
  const h = Math.max(8, Math.round(height / shrink));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}"` +
    ` viewBox="0 0 ${BOARD.width} ${BOARD.height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${collectDefinitions(plane.markup)}</defs>${plane.markup}</svg>`;
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha();
  if (plane.kind === 'soft')
    drawn.blur(Math.max(0.6, w / 110)).resize(width, height, { fit: 'fill', kernel: 'cubic' });
  return await drawn.raw().toBuffer();
}

/** Lays a sheet over the print; on a stipple sheet, part opacity is broken into dots. */
function layOver(print: Float32Array, sheet: Uint8Array, width: number, isStipple: boolean): void {
  const tile = isStipple ? getDotTile() : undefined;
  let x = 0;
  let row = 0;
  for (let at = 0, to = 0; to < print.length; at += 4, to += 3) {
    const opacity = sheet[at + 3] ?? 0;
    if (opacity === 255) {
      print[to] = sheet[at] ?? 0;
      print[to + 1] = sheet[at + 1] ?? 0;
      print[to + 2] = sheet[at + 2] ?? 0;
    } else if (opacity > 0) {
      const alpha = tile ? breakUp(opacity / 255, sampleTile(tile, x, row)) : opacity / 255;
      const keep = 1 - alpha;
      print[to] = (print[to] ?? 0) * keep + (sheet[at] ?? 0) * alpha;
      print[to + 1] = (print[to + 1] ?? 0) * keep + (sheet[at + 1] ?? 0) * alpha;
      print[to + 2] = (print[to + 2] ?? 0) * keep + (sheet[at + 2] ?? 0) * alpha;
    }
    x++;
    if (x === width) {
      x = 0;
      row++;
    }
  }
}

// Part dots, part plain opacity: grainy like litho chalk, but without harsh salt and pepper. The
// opacity is stretched so that 0 stays clear and 1 stays solid however soft the dots are.
function breakUp(alpha: number, threshold: number): number {
  const reach = alpha * (1 + 1 / SOFTNESS) - 0.5 / SOFTNESS;
  const dot = Math.min(1, Math.max(0, (reach - threshold) * SOFTNESS + 0.5));
  return dot * 0.45 + alpha * 0.55;
}

function finishPrint(
  print: Float32Array,
  { width, height }: Size,
  vignette: number,
  grain: number,
): Buffer {
  const tile = getPaperTile();
  const bytes = Buffer.alloc(print.length);
  for (let y = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 2;
      const shade = 1 - vignette * Math.min(1, Math.max(0, (dx * dx + dy * dy - 0.55) / 1.45));
      const i = y * width + x;
      const speck = (sampleTile(tile, x + 77, y + 131) - 0.5) * 22 * grain;
      bytes[i * 3] = clampByte((print[i * 3] ?? 0) * shade + speck);
      bytes[i * 3 + 1] = clampByte((print[i * 3 + 1] ?? 0) * shade + speck);
      bytes[i * 3 + 2] = clampByte((print[i * 3 + 2] ?? 0) * shade + speck);
    }
  }
  return bytes;
}

/** The tile's value at a pixel, the tile being repeated in both directions. */
function sampleTile(tile: Float32Array, x: number, y: number): number {
  return tile[(y % TILE) * TILE + (x % TILE)] ?? 0.5;
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

function getDotTile(): Float32Array {
  dotTile ??= makeDotTile();
  return dotTile;
}

/** Fine, uneven paper grain in [0, 1], gathered around one half. */
function getPaperTile(): Float32Array {
  const random = createRandom('paper');
  paperTile ??= Float32Array.from(
    { length: TILE * TILE },
    () => (random.next() + random.next()) / 2,
  );
  return paperTile;
}

/** Evenly spread dots in [0, 1]: white noise without its low frequencies, flattened by rank. */
function makeDotTile(): Float32Array {
  const random = createRandom('grain');
  const noise = Float32Array.from({ length: TILE * TILE }, () => random.next());
  const fine = blurWrapped(noise, 1);
  const coarse = blurWrapped(noise, 3);
  const sharpened = fine.map(
    (value, i) => value * 0.55 + (noise[i] ?? 0) * 0.45 - (coarse[i] ?? 0),
  );
  const order = Uint32Array.from(sharpened, (_, i) => i).sort(
    (a, b) => (sharpened[a] ?? 0) - (sharpened[b] ?? 0),
  );
  const ranked = new Float32Array(TILE * TILE);
  order.forEach((index, rank) => {
    ranked[index] = rank / (TILE * TILE);
  });
  return ranked;
}

function blurWrapped(source: Float32Array, radius: number): Float32Array {
  return blurLine(blurLine(source, radius, 1, TILE), radius, TILE, 1);
}

function blurLine(source: Float32Array, radius: number, step: number, jump: number): Float32Array {
  const out = new Float32Array(source.length);
  for (let line = 0; line < TILE; line++) {
    for (let i = 0; i < TILE; i++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        const weight = radius === 1 && k !== 0 ? 0.5 : 1;
        sum += (source[line * jump + ((i + k + TILE) % TILE) * step] ?? 0) * weight;
      }
      out[line * jump + i * step] = sum / (radius === 1 ? 2 : radius * 2 + 1);
    }
  }
  return out;
}
