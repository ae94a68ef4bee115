import { linear, vertical } from '../core/paint.ts';
import { closedCurve, n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { swimmingWildebeest } from '../figures/swimmer.ts';
import { type WildebeestPose, wildebeest } from '../figures/wildebeest.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawRidge, groundBelow, traceBushes, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawBand, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

const SUN: Point = [1130, 232];
const WATER = 664;
const TOP: Tones = {
  body: '#7a4630',
  far: '#65382a',
  mane: '#4a2622',
  horn: '#4a2622',
  rim: '#ffd183',
};
const RAMP: Tones = {
  body: '#5a3029',
  far: '#442220',
  mane: '#31181a',
  horn: '#31181a',
  rim: '#ffd183',
};
const NEAR: Tones = {
  body: '#4a2830',
  far: '#2f181e',
  mane: '#26121c',
  horn: '#e0bd90',
  light: '#f3c98a',
  rim: '#ffd28a',
};
const CLIFF = traceRidge({ seed: 'mara cliff', y: 520, swing: 9, hills: 7, octaves: 5 });

/** The herd pours through a gap in the bank and swims the Mara in golden dust. */
export function serengetiRiverCrossings(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#e9984c'],
          [0.2, '#f8bf6c'],
          [0.42, '#fdeab8'],
          [1, '#fdeab8'],
        ]),
      ),
      stipple(drawGlow(SUN, 640, '#fff6d6', 1), drawDisc(SUN, 96, '#fffbe6')),
      stipple(
        drawRidge(
          { seed: 'mara hills', y: 410, swing: 44, hills: 2 },
          vertical(360, 470, [
            [0, '#d9995a'],
            [1, '#f3c98a'],
          ]),
        ),
      ),
      stipple(
        drawBand(
          446,
          640,
          vertical(446, 560, [
            [0, '#eab768'],
            [1, '#c98340'],
          ]),
        ),
      ),
      crisp(
        `<path d="${traceBushes('mara bush', 60, () => 450, 11)}" fill="#b57a44"/>`,
        farTrees(),
        `<path d="${farHerd()}" fill="#9a5f3a"/>`,
      ),
      soft(
        drawGlow([1130, 462], 620, '#fff0c8', 0.85, 0.12),
        drawGlow([420, 480], 420, '#fbdca4', 0.6, 0.12),
      ),
      crisp(topHerd()),
      soft(
        drawGlow([1010, 506], 300, '#fbdca4', 0.7, 0.2),
        drawGlow([1380, 500], 300, '#fbdca4', 0.6, 0.16),
      ),
      crisp(
        `<path d="${groundBelow(CLIFF, WATER + 20)}" fill="${vertical(510, WATER, [
          [0, '#c47a3c'],
          [0.16, '#a35a32'],
          [1, '#5a2a26'],
        ])}"/>`,
        cracks(),
        ramp(),
      ),
      stipple(
        `<path d="${groundBelow(CLIFF, WATER)}" fill="${vertical(510, 580, [
          [0, '#ffd083', 0.75],
          [1, '#ffd083', 0],
        ])}"/>`,
        rampShade(),
      ),
      crisp(rampHerd()),
      stipple(
        drawBand(
          WATER,
          1034,
          vertical(WATER, 1030, [
            [0, '#f0b060'],
            [0.14, '#c07a50'],
            [0.4, '#7a4a50'],
            [0.7, '#453046'],
            [1, '#221a30'],
          ]),
        ),
      ),
      stipple(
        `<path d="${traceGlints({ seed: 'mara dark', count: 170, top: WATER + 8, bottom: 1010, width: 90 })}" fill="#3a2238" opacity="0.45"/>`,
        `<path d="${traceGlints({ seed: 'mara sun', count: 200, top: WATER + 4, bottom: 960, width: 60, center: 1130, spread: 330 })}" fill="#ffe6ac" opacity="0.9"/>`,
        `<path d="${traceGlints({ seed: 'mara light', count: 130, top: WATER + 10, bottom: 980, width: 70 })}" fill="#f0a868" opacity="0.6"/>`,
      ),
      crisp(swimmers()),
      soft(
        drawGlow([860, 610], 280, '#ffdf9e', 0.75, 0.45),
        drawGlow([720, 670], 240, '#fff0c8', 0.6, 0.3),
        drawGlow([1010, 520], 200, '#ffe2a4', 0.6, 0.4),
      ),
      crisp(spray(), foreground()),
    ],
    vignette: 0.3,
  };
}

function farTrees(): string {
  const trees = [
    [130, 160],
    [322, 104],
    [1450, 120],
    [640, 60],
    [560, 44],
  ] as const;
  return trees
    .map(([x, height], i) =>
      drawAcacia({
        seed: `mara ${i}`,
        x,
        y: 458,
        height,
        wood: '#8a5733',
        leaf: '#936038',
        spread: 1.5,
      }),
    )
    .join('');
}

function farHerd(): string {
  return traceFarHerd({
    seed: 'mara',
    groups: [
      [1180, 474, 420, 14, 120],
      [560, 470, 300, 9, 60],
      [180, 470, 160, 7, 24],
    ],
    size: [14, 26],
  });
}

/** The column on the bank, coming from the right and turning towards the gap. */
function topHerd(): string {
  const random = createRandom('mara top');
  const animals = Array.from({ length: 27 }, (_, i) => ({
    x: 980 + i * 23 + random.between(-8, 8),
    y: 512 + (i % 3) * 7 + random.between(-3, 3),
    pose: random.pick<WildebeestPose>(['walk', 'gallop', 'walk', 'stand']),
  }));
  return animals
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, pose }) =>
      drawFigure(
        wildebeest(pose),
        { x, y, height: 46 + (y - 505) * 0.4, flip: true },
        TOP,
        [0.4, -1],
      ),
    )
    .join('');
}

function ramp(): string {
  return `<path d="${closedCurve('860,512,1 1010,516,1 1000,548 960,590 930,630 920,690,1 660,690,1 700,640 760,590 820,545', 0.3)}" fill="${vertical(
    510,
    680,
    [
      [0, '#dda05a'],
      [0.5, '#c07c44'],
      [1, '#8a5038'],
    ],
  )}"/>`;
}

function rampShade(): string {
  return `<path d="M1010 516Q1000 560 960 600Q930 640 920 690L1010 690Q1010 600 1040 530Z" fill="${linear(
    [920, 0],
    [1040, 0],
    [
      [0, '#4a2024', 0.7],
      [1, '#4a2024', 0.2],
    ],
  )}"/>`;
}

function rampHerd(): string {
  const rows: [number, number, number, WildebeestPose, number][] = [
    [985, 538, 58, 'gallop', -8],
    [925, 546, 60, 'leap', -10],
    [975, 572, 64, 'gallop', -16],
    [895, 578, 66, 'gallop', -14],
    [935, 606, 72, 'leap', -18],
    [850, 612, 72, 'gallop', -16],
    [905, 640, 78, 'gallop', -16],
    [800, 644, 78, 'leap', -14],
    [850, 670, 86, 'gallop', -14],
    [740, 668, 86, 'leap', -12],
    [690, 690, 90, 'gallop', -10],
    [960, 556, 62, 'leap', -12],
    [870, 592, 68, 'leap', -16],
    [980, 600, 68, 'gallop', -18],
    [830, 634, 76, 'gallop', -16],
  ];
  return rows
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, height, pose, tilt]) =>
      drawFigure(
        wildebeest(pose),
        { x: x + height * 0.6, y, height, flip: true, tilt: -tilt },
        RAMP,
        [0.5, -1],
      ),
    )
    .join('');
}

function cracks(): string {
  const random = createRandom('cracks');
  let d = '';
  for (let i = 0; i < 130; i++) {
    const x = random.between(-20, 1540);
    const y = 536 + random.between(0, 90);
    d += `M${n(x)} ${n(y)}l${n(random.between(-5, 5))} ${n(random.between(18, 60))}l${n(random.between(3, 10))} ${n(random.between(-18, -6))}Z`;
  }
  return `<path d="${d}" fill="#4d231f" opacity="0.5"/>`;
}

/** Heads and backs in the water, from the gap towards the near bank on the left. */
function swimmers(): string {
  const random = createRandom('mara swimmers');
  const line = Array.from({ length: 26 }, (_, i) => {
    const t = (i + random.between(0, 0.8)) / 26;
    const length = 70 + t ** 1.3 * 104;
    return {
      x: 770 - t * 560 + random.between(-1, 1) * (70 + t * 130),
      y: 684 + t ** 1.25 * 140,
      length,
    };
  }).sort((a, b) => a.y - b.y);
  return line
    .map(({ x, y, length }) => {
      const wake = `<path d="M${n(x - length * 0.72)} ${n(y)}Q${n(x)} ${n(y - length * 0.07)} ${n(x + length * 0.62)} ${n(y)}Q${n(x)} ${n(y + length * 0.07)} ${n(x - length * 0.72)} ${n(y)}Z" fill="#ffd998"/><path d="M${n(x - length * 0.5)} ${n(y + length * 0.02)}Q${n(x + length * 0.5)} ${n(y + length * 0.02)} ${n(x + length * 0.98)} ${n(y + length * 0.11)}Q${n(x + length * 0.4)} ${n(y + length * 0.07)} ${n(x - length * 0.5)} ${n(y + length * 0.02)}Z" fill="#f0b878"/>`;
      return (
        drawFigure(swimmingWildebeest(), { x, y, height: length, flip: true }, NEAR, [0.6, -1]) +
        wake
      );
    })
    .join('');
}

function spray(): string {
  const random = createRandom('spray');
  let d = '';
  for (let i = 0; i < 260; i++) {
    const a = random.between(-2.8, -0.3);
    const reach = random.next() ** 0.7 * 88;
    const x = 760 + random.between(-130, 110) + Math.cos(a) * reach;
    const y = 684 + Math.sin(a) * reach * 0.8;
    const r = random.next() ** 2 * 2.6 + 0.7;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${d}" fill="#fff4d8" opacity="0.9"/>`;
}

function foreground(): string {
  const ground = (x: number) =>
    1010 - 70 * Math.exp(-(((x - 40) / 220) ** 2)) - 110 * Math.exp(-(((x - 1480) / 230) ** 2));
  const hill = Array.from({ length: 40 }, (_, i): Point => [i * 40 - 10, ground(i * 40 - 10)]);
  return `<path d="${groundBelow(hill)}" fill="#24121c"/><path d="${traceGrass({ seed: 'mara reeds', count: 520, ground, depth: 30, height: 90, lean: 0.25 })}" fill="#24121c"/>`;
}
