import { n, type Point } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';
import { BOARD } from '../core/scene.ts';

type RidgeForm = {
  readonly seed: string;
  /** Mean height of the crest on the board. */
  readonly y: number;
  /** How far the crest rises and falls. */
  readonly swing: number;
  /** How many hills fit across the board. */
  readonly hills: number;
  readonly octaves?: number;
  /** Added to the crest for a given x: for slopes, bowls and peaks. */
  readonly shape?: (x: number) => number;
};

/** The crest line of a ridge from left to right. */
export function traceRidge({ seed, y, swing, hills, octaves = 4, shape }: RidgeForm): Point[] {
  const noise = createNoise(seed, octaves);
  const points: Point[] = [];
  for (let x = -16; x <= BOARD.width + 16; x += 8) {
    points.push([x, y + noise((x / BOARD.width) * hills) * swing + (shape?.(x) ?? 0)]);
  }
  return points;
}

/** The outline of everything below a crest. */
export function groundBelow(crest: readonly Point[], bottom: number = BOARD.height + 10): string {
  const line = crest.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const last = crest.at(-1) ?? [BOARD.width, 0];
  const first = crest[0] ?? [0, 0];
  return `M${line}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
}

/** A ridge filled down to the bottom of the board. */
export function drawRidge(form: RidgeForm, fill: string): string {
  return `<path d="${groundBelow(traceRidge(form))}" fill="${fill}"/>`;
}

/** Terraces on a slope: lines that follow the crest, further apart towards the viewer. */
export function traceTerraces(crest: readonly Point[], count: number, gap: number): string {
  const sway = createNoise('terraces', 3);
  return Array.from({ length: count }, (_, i) => {
    const drop = gap * (i + 1) * (1 + i * 0.09);
    const line = crest.map(([x, y]) => {
      const dip = sway(x / 210 + i * 0.35) * gap * 0.7;
      return `${n(x)} ${n(y + drop + dip)}`;
    });
    return `M${line.join('L')}`;
  }).join('');
}

/** The height of a crest at x. */
export function heightAt(crest: readonly Point[], x: number): number {
  const i = crest.findIndex(([px]) => px >= x);
  const right = crest[i];
  const left = crest[i - 1];
  if (!right || !left) return (crest.at(i < 0 ? -1 : 0) ?? [0, 0])[1];
  const t = (x - left[0]) / (right[0] - left[0] || 1);
  return left[1] * (1 - t) + right[1] * t;
}

type GrassField = {
  readonly seed: string;
  readonly count: number;
  /** Where blades stand: y of the ground at x, and how far below it they may start. */
  readonly ground: (x: number) => number;
  readonly depth?: number;
  readonly height: number;
  readonly from?: number;
  readonly to?: number;
  /** Sideways lean of the tips, in shares of the height. */
  readonly lean?: number;
};

/** Blades of grass as one path: thin, bent, standing in loose tufts. */
export function traceGrass({
  seed,
  count,
  ground,
  depth = 0,
  height,
  from = -10,
  to = BOARD.width + 10,
  lean = 0.15,
}: GrassField): string {
  const random = createRandom(seed);
  let d = '';
  let tuft = 0;
  let left = 0;
  for (let i = 0; i < count; i++) {
    if (left-- <= 0) {
      tuft = random.between(from, to);
      left = random.whole(3, 9);
    }
    const x = tuft + random.between(-height * 0.35, height * 0.35);
    const y = ground(x) + random.between(0, depth);
    const h = height * random.between(0.4, 1.1);
    const bend = h * (lean + random.between(-0.3, 0.3));
    const w = Math.max(0.8, h * 0.035);
    d += `M${n(x - w)} ${n(y + 3)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + bend)} ${n(y - h)}Q${n(x + w * 2)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y + 3)}Z`;
  }
  return d;
}

/** Short level strokes that give a plain its texture and perspective, as one path. */
export function traceStrokes(
  seed: string,
  count: number,
  top: number,
  bottom: number,
  width: number,
): string {
  const random = createRandom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.3;
    const y = top + (bottom - top) * t;
    const x = random.between(-60, BOARD.width + 60);
    const w = width * (0.25 + t) * random.between(0.4, 1.2);
    const h = 0.7 + t * 2.6;
    d += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - h * 1.6)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w)} ${n(y)}Z`;
  }
  return d;
}

/** Far bushes and trees as a broken line of dark dots along the ground. */
export function traceBushes(
  seed: string,
  count: number,
  ground: (x: number) => number,
  size: number,
): string {
  const random = createRandom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-20, BOARD.width + 20);
    const w = size * random.between(0.5, 1.6);
    const h = w * random.between(0.35, 0.6);
    const y = ground(x) + h * 0.3;
    d += `M${n(x - w)} ${n(y)}Q${n(x - w * 0.9)} ${n(y - h)} ${n(x - w * 0.2)} ${n(y - h)}Q${n(x + w * 0.3)} ${n(y - h * 1.3)} ${n(x + w * 0.7)} ${n(y - h * 0.7)}Q${n(x + w * 1.1)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y)}Z`;
  }
  return d;
}
