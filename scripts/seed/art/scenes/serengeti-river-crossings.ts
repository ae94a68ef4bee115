import { linear, vertical } from '../core/paint.ts';
import { closedCurve, n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawRidge, groundBelow, traceBushes, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawBand, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';
import { drawBankHerd, drawRampHerd, drawSpray, drawSwimmers } from './river-herd.ts';

const SUN: Point = [1130, 232];
const WATER = 664;
const CLIFF = traceRidge({ seed: 'mara cliff', y: 520, swing: 15, hills: 6, octaves: 5 });

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
      crisp(drawBankHerd()),
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
      crisp(drawRampHerd()),
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
      stipple(bankReflection()),
      crisp(boulders(), drawSwimmers()),
      soft(
        drawGlow([860, 610], 280, '#ffdf9e', 0.75, 0.45),
        drawGlow([720, 670], 240, '#fff0c8', 0.6, 0.3),
        drawGlow([1010, 520], 200, '#ffe2a4', 0.6, 0.4),
      ),
      crisp(drawSpray(), foreground()),
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

/** The dark of the bank in the water at its foot. */
function bankReflection(): string {
  return drawBand(
    WATER,
    WATER + 60,
    vertical(WATER, WATER + 60, [
      [0, '#4a2024', 0.75],
      [0.5, '#4a2024', 0.3],
      [1, '#4a2024', 0],
    ]),
  );
}

/** Stones and fallen earth along the water's edge. */
function boulders(): string {
  const random = createRandom('mara boulders');
  let dark = '';
  let lit = '';
  for (let i = 0; i < 46; i++) {
    const x = random.chance(0.55) ? random.between(-10, 640) : random.between(960, 1540);
    const w = random.between(8, 34);
    const h = w * random.between(0.3, 0.55);
    dark += closedCurve([
      [x - w, WATER + 5, 1],
      [x - w * 0.7, WATER - h],
      [x + w * 0.1, WATER - h * 1.5],
      [x + w * 0.8, WATER - h * 0.8],
      [x + w, WATER + 5, 1],
    ]);
    lit += closedCurve([
      [x - w * 0.1, WATER - h * 1.45],
      [x + w * 0.75, WATER - h * 0.85],
      [x + w * 0.6, WATER - h * 0.5],
      [x + w * 0.1, WATER - h],
    ]);
  }
  return `<path d="${dark}" fill="#43222a"/><path d="${lit}" fill="#c98a54"/>`;
}

function foreground(): string {
  const ground = (x: number) =>
    1010 - 70 * Math.exp(-(((x - 40) / 220) ** 2)) - 110 * Math.exp(-(((x - 1480) / 230) ** 2));
  const hill = Array.from({ length: 40 }, (_, i): Point => [i * 40 - 10, ground(i * 40 - 10)]);
  return `<path d="${groundBelow(hill)}" fill="#24121c"/><path d="${traceGrass({ seed: 'mara reeds', count: 520, ground, depth: 30, height: 90, lean: 0.25 })}" fill="#24121c"/>`;
}
