import { clip, vertical } from '../core/paint.ts';
import { n, type Point, polygon } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';

type KiboTones = {
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
    const plateau = 0.2;
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

/** An ice cap along the crest, with tongues running down the slope, longest where it is steepest. */
function traceIce(crest: readonly Point[], height: number, reach: number, shift = 0): string {
  const random = createRandom('ice');
  const top = crest.filter((_, i) => i >= 46 && i <= 74);
  const first = top[0] ?? [0, 0];
  const last = top.at(-1) ?? first;
  const middle = (first[0] + last[0]) / 2;
  const half = (last[0] - first[0]) / 2;
  let d = `M${top.map(([x, y]) => `${n(x)} ${n(y - 14)}`).join('L')}`;
  let run = 0;
  for (let i = top.length - 1; i >= 0; i--) {
    const [x, y] = top[i] ?? first;
    const off = (x - middle) / half;
    const steep = 1 - Math.abs(off) * 0.4;
    // One in a few points starts a tongue; the ice between stays short and uneven.
    run = run > 0 ? run - 1 : random.whole(0, 3);
    const drop =
      height * reach * (run === 0 ? random.between(0.12, 0.34) * steep : random.between(0.03, 0.1));
    d += `L${n(x + off * drop * 0.9 + shift)} ${n(y + drop)}`;
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
