import { n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { BOARD } from '../core/scene.ts';

type GlintField = {
  readonly seed: string;
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  /** Half width of a stroke at the bottom edge. */
  readonly width: number;
  /** Strokes gather around this x; across the board when left out. */
  readonly center?: number;
  /** How far from the centre they spread at the bottom. */
  readonly spread?: number;
  /** Spread at the top in shares of the spread at the bottom. */
  readonly taper?: number;
};

/** Level, pointed strokes of light on water, larger towards the viewer, as one path. */
export function traceGlints({
  seed,
  count,
  top,
  bottom,
  width,
  center,
  spread = 300,
  taper = 0.4,
}: GlintField): string {
  const random = createRandom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.2;
    const y = top + (bottom - top) * t;
    const reach = spread * (taper + (1 - taper) * t);
    const around = (random.next() + random.next() + random.next()) / 1.5 - 1;
    const x =
      center === undefined ? random.between(-40, BOARD.width + 40) : center + around * reach;
    const w = width * (0.2 + t * 0.8) * random.between(0.35, 1.25);
    const h = Math.max(0.6, w * 0.045 + t * 1.6);
    const lift = random.between(-0.6, 0.6) * h;
    d += `M${n(x - w)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - h + lift)} ${n(x + w)} ${n(y + lift * 0.5)}Q${n(x + w * 0.2)} ${n(y + h + lift)} ${n(x - w)} ${n(y)}Z`;
  }
  return d;
}

/** A wandering edge, for shore lines and bands of depth, from left to right. */
function traceShore(points: readonly Point[]): string {
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    d +=
      i === 0
        ? `M${n(x)} ${n(y)}`
        : `C${n((px + x) / 2)} ${n(py)} ${n((px + x) / 2)} ${n(y)} ${n(x)} ${n(y)}`;
  });
  return d;
}

/** Everything below a wandering edge. */
export function waterBelow(points: readonly Point[], bottom = BOARD.height + 10): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return `${traceShore(points)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
}

/** The mirror image of markup in a water line, squeezed and faded. */
export function mirrorIn(waterline: number, markup: string, opacity = 0.5, squash = 0.85): string {
  return `<g transform="translate(0 ${n(waterline * (1 + squash))}) scale(1 ${n(-squash)})" opacity="${opacity}">${markup}</g>`;
}

/** The net of light on a shallow bottom: wavy threads that meet and part, as strokes without fill. */
export function traceCaustics(
  seed: string,
  rows: number,
  top: number,
  bottom: number,
  size: number,
): string {
  const random = createRandom(seed);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = top + (bottom - top) * t ** 1.4;
    const w = size * (0.35 + t);
    const rise = w * 0.17;
    let x = random.between(-w, 0) - (row % 2) * w * 0.5;
    d += `M${n(x)} ${n(y)}`;
    while (x < BOARD.width + w) {
      const step = w * random.between(0.75, 1.3);
      const up = rise * random.between(0.4, 1.2);
      if (random.chance(0.16)) d += `m${n(step)} 0`;
      else
        d += `q${n(step * 0.25)} ${n(-up)} ${n(step * 0.5)} 0q${n(step * 0.25)} ${n(up)} ${n(step * 0.5)} 0`;
      x += step;
    }
  }
  return d;
}
