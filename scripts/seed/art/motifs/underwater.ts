import { linear, vertical } from '../core/paint.ts';
import { n, oval, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { BOARD } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type FishKind, fish } from '../figures/sea-life.ts';
import { drawRays } from './sky.ts';

/** The bright, moving surface seen from below, down to `depth`. */
export function drawSurface(depth: number, light: string, shade: string): string {
  const random = createRandom(`surface ${depth}`);
  let d = '';
  for (let i = 0; i < 110; i++) {
    const t = random.next() ** 1.4;
    const y = 4 + t * depth;
    const x = random.between(-60, BOARD.width + 60);
    const w = (120 - t * 70) * random.between(0.4, 1.2);
    const h = 9 - t * 5;
    d += `M${n(x - w)} ${n(y)}C${n(x - w * 0.4)} ${n(y - h)} ${n(x + w * 0.2)} ${n(y + h)} ${n(x + w)} ${n(y)}C${n(x + w * 0.3)} ${n(y - h * 0.4)} ${n(x - w * 0.4)} ${n(y + h * 1.2)} ${n(x - w)} ${n(y)}Z`;
  }
  return `<rect x="-10" y="-10" width="1560" height="${n(depth * 1.6 + 12)}" fill="${vertical(
    0,
    depth * 1.6,
    [
      [0, light, 0.95],
      [1, light, 0],
    ],
  )}"/><path d="${d}" fill="${shade}" opacity="0.6"/>`;
}

/** Shafts of sunlight falling through the water. */
export function drawShafts(
  x: number,
  angles: readonly number[],
  color: string,
  strength = 0.4,
): string {
  return angles
    .map((angle, i) =>
      drawRays(
        [x, -260],
        [angle],
        1.3 + (i % 3) * 0.8,
        1300,
        linear(
          [0, 0],
          [0, 860],
          [
            [0, color, strength],
            [0.5, color, strength * 0.4],
            [1, color, 0],
          ],
        ),
      ),
    )
    .join('');
}

type School = {
  seed: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
  count: number;
  length: number;
  kind: FishKind;
  flip?: boolean;
  tilt?: number;
};

/** A school of fish that swim the same way. */
export function drawSchool(
  { seed, x, y, rx, ry, count, length, kind, flip = false, tilt = 0 }: School,
  tones: Tones,
): string {
  const random = createRandom(`school ${seed}`);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    out += drawFigure(
      fish(kind),
      {
        x: x + Math.cos(a) * rx * r,
        y: y + Math.sin(a) * ry * r,
        height: length * random.between(0.75, 1.15),
        flip,
        tilt: tilt + random.between(-7, 7),
      },
      tones,
    );
  }
  return out;
}

const REEF_FISH: Record<Exclude<FishKind, 'slim'>, Tones> = {
  butterfly: {
    body: '#ffd34f',
    far: '#e8b030',
    accent: '#fff3c4',
    dark: '#2a1c3a',
    rim: '#fff6cf',
  },
  moorish: {
    body: '#fff6e0',
    far: '#e0d0b0',
    accent: '#ffc63f',
    dark: '#221a38',
    light: '#fff6e0',
  },
  surgeon: {
    body: '#2f6ee0',
    far: '#1f4db0',
    accent: '#ffcf3f',
    dark: '#141f56',
    rim: '#8fc4ff',
  },
  round: {
    body: '#ff7a35',
    far: '#e05a20',
    light: '#fff4e4',
    dark: '#24162c',
    rim: '#ffc08a',
  },
};

/** The bright fish of a reef, each in the colours of its kind. */
export function drawReefFish(
  shoal: readonly (readonly [
    kind: Exclude<FishKind, 'slim'>,
    x: number,
    y: number,
    length: number,
    way?: 'left' | 'right',
    tilt?: number,
  ])[],
  light: Point,
): string {
  return shoal
    .map(([kind, x, y, height, way = 'right', tilt = 0]) =>
      drawFigure(fish(kind), { x, y, height, flip: way === 'left', tilt }, REEF_FISH[kind], light),
    )
    .join('');
}

/** Rising bubbles. */
export function drawBubbles(
  seed: string,
  x: number,
  y: number,
  count: number,
  color: string,
): string {
  const random = createRandom(`bubbles ${seed}`);
  let rings = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const r = 2 + t * 7 * random.between(0.5, 1.2);
    rings += oval(x + random.between(-14, 14) * (1 + t), y - t * 200, r, r);
  }
  return `<path d="${rings}" fill="${color}" fill-opacity="0.25" stroke="${color}" stroke-width="1.4"/>`;
}
