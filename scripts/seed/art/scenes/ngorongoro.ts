import { vertical } from '../core/paint.ts';
import { closedCurve, limb, n, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type ZebraPose, zebra } from '../figures/zebra.ts';
import { drawSpurs } from '../motifs/escarpment.ts';
import { groundBelow, traceGrass, traceRidge, traceStrokes } from '../motifs/land.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawGlow, drawRays, drawSky } from '../motifs/sky.ts';
import { rootFlare } from '../motifs/tree.ts';

const WALL = traceRidge({
  seed: 'ngoro wall',
  y: 250,
  swing: 40,
  hills: 3,
  shape: (x) => -60 * Math.sin((x / 1536) * 3.1),
});
const COAT: Tones = {
  body: '#fbf2dc',
  far: '#9d927e',
  dark: '#2a2a2c',
  mane: '#2a2a2c',
  shade: '#d6c9a6',
};

/** Zebras before the yellow fever trees, the crater wall standing in morning mist. */
export function ngorongoro(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#8fc0bc'],
          [0.2, '#d5e2c4'],
          [0.4, '#f6eecb'],
          [1, '#f6eecb'],
        ]),
      ),
      stipple(drawGlow([1180, 200], 560, '#fffbe4', 1)),
      stipple(
        `<path d="${groundBelow(WALL)}" fill="${vertical(190, 620, [
          [0, '#5d9290'],
          [0.45, '#8fb8a2'],
          [1, '#e3e6bd'],
        ])}"/>`,
      ),
      soft(drawSpurs('ngoro', WALL, 580, 30, { lit: '#a9cdb4', dark: '#35706f' })),
      soft(
        drawGlow([300, 440], 560, '#fffdf0', 0.95, 0.16),
        drawGlow([1100, 400], 700, '#fffdf0', 0.9, 0.14),
        drawGlow([760, 540], 1000, '#fdf8dc', 0.95, 0.1),
      ),
      crisp(forest('back', 560, 26, '#a9bd78', '#b9b86a', 0.62)),
      soft(drawGlow([760, 580], 1000, '#fbf6d6', 0.8, 0.07)),
      stipple(
        drawBand(
          584,
          1034,
          vertical(584, 1030, [
            [0, '#dfdc96'],
            [0.25, '#b9c26a'],
            [0.6, '#7a9a4d'],
            [1, '#2f5a3c'],
          ]),
        ),
        `<path d="${traceStrokes('ngoro floor', 200, 592, 980, 100)}" fill="#f3ecac" opacity="0.55"/>`,
        `<path d="${traceStrokes('ngoro floor d', 120, 620, 990, 120)}" fill="#4f7a42" opacity="0.45"/>`,
      ),
      crisp(forest('mid', 640, 9, '#6f9a4c', '#c9b548', 1.15)),
      stipple(
        drawRays(
          [1240, -200],
          [100, 108, 117, 126, 134],
          2.4,
          1200,
          vertical(0, 800, [
            [0, '#fff8cc', 0.5],
            [1, '#fff8cc', 0],
          ]),
        ),
      ),
      crisp(
        feverTree('big right', 1370, 800, 700, '#d9c24f', '#4f8a42', '#9dbf52'),
        buffalo(),
        herd(),
      ),
      soft(drawGlow([560, 690], 760, '#fffbdc', 0.45, 0.07)),
      crisp(
        `<path d="${traceGrass({ seed: 'ngoro mid', count: 360, ground: () => 880, depth: 60, height: 40 })}" fill="#9db45a"/><path d="${traceGrass({ seed: 'ngoro near', count: 720, ground: () => 1022, depth: 24, height: 96 })}" fill="#1d4231"/>`,
      ),
    ],
    vignette: 0.22,
  };
}

function forest(
  seed: string,
  y: number,
  count: number,
  leaf: string,
  wood: string,
  size: number,
): string {
  const random = createRandom(`fever ${seed}`);
  const trees = Array.from({ length: count }, (_, i) => ({
    x: ((i + random.between(0.1, 0.9)) / count) * 1620 - 40,
    y: y + random.between(-8, 30) * size,
  })).sort((a, b) => a.y - b.y);
  return trees
    .map(({ x, y: foot }, i) =>
      feverTree(
        `${seed}${i}`,
        x,
        foot,
        210 * size * random.between(0.75, 1.15),
        wood,
        leaf,
        size > 1 ? '#a8c25a' : leaf,
      ),
    )
    .join('');
}

/** A fever tree: slim yellow stems that fork low, airy crowns in loose tufts. */
function feverTree(
  seed: string,
  x: number,
  y: number,
  height: number,
  wood: string,
  leaf: string,
  lit: string,
): string {
  const random = createRandom(`tree ${seed}`);
  let stems = rootFlare(x, y, height * 0.026, 1.8);
  let dark = '';
  let light = '';
  const grow = (
    px: number,
    py: number,
    angle: number,
    length: number,
    r: number,
    depth: number,
  ) => {
    const qx = px + Math.sin(angle) * length;
    const qy = py - Math.cos(angle) * length;
    stems += limb([
      [px, py, r],
      [(px + qx) / 2 + random.between(-0.04, 0.04) * length, (py + qy) / 2, r * 0.82],
      [qx, qy, r * 0.66],
    ]);
    if (depth <= 1) {
      const w = height * random.between(0.08, 0.13);
      const tuft = traceFoliage(
        `${seed}${qx}`,
        qx,
        qy - w * 0.2,
        w,
        w * 0.5,
        height > 400 ? 46 : 16,
        Math.min(15, height * 0.034),
      );
      if (random.chance(0.35)) light += tuft;
      else dark += tuft + oval(qx, qy - w * 0.15, w * 0.72, w * 0.3);
    }
    if (depth > 0)
      for (const side of [-1, 1])
        grow(
          qx,
          qy,
          angle * 0.8 + side * random.between(0.2, 0.5),
          length * random.between(0.66, 0.82),
          r * 0.62,
          depth - 1,
        );
  };
  grow(x, y, random.between(-0.06, 0.06), height * 0.27, height * 0.026, 4);
  return `<path d="${stems}" fill="${wood}"/><path d="${dark}" fill="${leaf}"/><path d="${light}" fill="${lit}"/>`;
}

function herd(): string {
  const animals: [number, number, number, boolean, ZebraPose][] = [
    [760, 720, 66, false, 'graze'],
    [900, 726, 70, true, 'stand'],
    [190, 728, 70, false, 'walk'],
    [330, 738, 72, true, 'graze'],
    [860, 802, 128, true, 'stand'],
    [500, 816, 138, false, 'graze'],
    [300, 838, 156, true, 'walk'],
    [640, 858, 176, false, 'stand'],
  ];
  return animals
    .map(
      ([x, y, height, flip, pose]) =>
        `<ellipse cx="${n(x + (flip ? -1 : 1) * height * 0.5)}" cy="${n(y)}" rx="${n(height * 0.66)}" ry="${n(height * 0.045)}" fill="#2f5236" opacity="0.5"/>${drawFigure(zebra(pose), { x, y, height, flip }, COAT)}`,
    )
    .join('');
}

/** Two buffalo resting far off: bossed horns, heavy bodies. */
function buffalo(): string {
  const shape = closedCurve(
    '0,-30 6,-46 24,-52 50,-54 74,-62 92,-58 102,-52 112,-40 116,-28 110,-22 100,-26 94,-18 96,0,1 88,0,1 86,-14 30,-12 28,0,1 18,0,1 14,-14 4,-16',
  );
  const horn = limb('98,-56,3 108,-52,3 116,-56,2.2 118,-64,1');
  return (
    [
      [1040, 700, 0.62, 1],
      [1250, 712, 0.66, -1],
    ] as const
  )
    .map(
      ([x, y, s, f]) =>
        `<g transform="translate(${x} ${y}) scale(${s * f} ${s})"><path d="${shape}" fill="#3d3c38"/><path d="${horn}" fill="#26241f"/></g>`,
    )
    .join('');
}
