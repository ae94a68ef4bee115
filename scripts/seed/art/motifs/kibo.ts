import { clip, vertical } from '../core/paint.ts';
import { n, type Point, polygon } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';

export type KiboTones = {
  readonly rock: string;
  readonly rockShade: string;
  readonly foot: string;
  readonly ice: string;
  readonly iceShade: string;
};

/** Kilimanjaro's main peak: a broad dome with a flat, iced top; `y` is its foot, `height` its rise. */
export function drawKibo(
  x: number,
  y: number,
  width: number,
  height: number,
  tones: KiboTones,
): string {
  const crest = traceCrest(x, y, width, height);
  const outline = polygon([[x - width, y + 20], ...crest, [x + width, y + 20]]);
  const body = clip(`<path d="${outline}"/>`);
  return (
    `<path d="${outline}" fill="${vertical(y - height, y, [
      [0, tones.rock],
      [1, tones.foot],
    ])}"/>` +
    `<g clip-path="${body}"><path d="${traceGullies(x, y, width, height)}" fill="${vertical(
      y - height,
      y,
      [
        [0, tones.rockShade, 0.9],
        [1, tones.rockShade, 0],
      ],
    )}"/>` +
    `<path d="${traceIce(crest, height, 1)}" fill="${tones.ice}"/><path d="${traceIce(crest, height, 0.55, width * 0.05)}" fill="${tones.iceShade}" opacity="0.75"/></g>`
  );
}

function traceCrest(x: number, y: number, width: number, height: number): Point[] {
  const noise = createNoise('kibo', 5);
  const points: Point[] = [];
  for (let i = 0; i <= 120; i++) {
    const t = (i / 60 - 1) * 1;
    const a = Math.abs(t);
    const plateau = 0.17;
    const slope =
      a < plateau
        ? 1 - (a / plateau) ** 2 * 0.06
        : 0.94 * Math.max(0, 1 - (a - plateau) / (1 - plateau)) ** 1.55;
    const tilt = t < 0 ? 1 : 1 - a * 0.04;
    points.push([
      x + t * width,
      y - height * slope * tilt + noise(t * 9) * height * (a < plateau ? 0.018 : 0.03),
    ]);
  }
  return points;
}

/** Tongues of ice that hang from the crest, longer in the gullies. */
function traceIce(crest: readonly Point[], height: number, reach: number, shift = 0): string {
  const random = createRandom('ice');
  const top = crest.filter((_, i) => i > 42 && i < 78);
  const first = top[0] ?? [0, 0];
  const last = top.at(-1) ?? first;
  const middle = (first[0] + last[0]) / 2;
  let d = `M${n(first[0])} ${n(first[1] - 12)}L${n(last[0])} ${n(last[1] - 12)}`;
  const tongues = 15;
  for (let i = tongues; i >= 0; i--) {
    const t = i / tongues;
    const x = first[0] + (last[0] - first[0]) * t + shift;
    const edge = 1 - Math.abs(t - 0.5) * 1.5;
    const lower = first[1] - 6 + height * 0.03;
    const drop = height * (0.12 + 0.24 * edge * random.between(0.35, 1.1)) * reach;
    const out = (x - middle) * 0.16;
    const w = (last[0] - first[0]) / tongues;
    d += `L${n(x + w * 0.42 + out * 0.4)} ${n(lower + height * 0.05 * reach)}L${n(x + out)} ${n(lower + drop)}L${n(x - w * 0.3 + out * 0.5)} ${n(lower + drop * 0.5)}`;
  }
  return `${d}Z`;
}

function traceGullies(x: number, y: number, width: number, height: number): string {
  const random = createRandom('kibo gullies');
  let d = '';
  for (let i = 0; i < 34; i++) {
    const t = (i / 33) * 2 - 1 + random.between(-0.02, 0.02);
    const topX = x + t * width * 0.2;
    const topY = y - height * (0.97 - Math.abs(t) * 0.1) + random.between(0, 0.25) * height;
    const w = width * random.between(0.008, 0.03);
    const endX = x + t * width * 0.95 + random.between(-20, 20);
    d += `M${n(topX)} ${n(topY)}Q${n(topX + (endX - topX) * 0.3 + w)} ${n((topY + y) / 2)} ${n(endX + w * 2)} ${n(y + 20)}L${n(endX - w)} ${n(y + 20)}Q${n(topX + (endX - topX) * 0.3 - w)} ${n((topY + y) / 2)} ${n(topX)} ${n(topY)}Z`;
  }
  return d;
}
