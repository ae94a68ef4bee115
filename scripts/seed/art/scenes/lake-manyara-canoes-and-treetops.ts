import { blend } from '../core/paint.ts';
import { limb } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { flamingo } from '../figures/bird.ts';
import { drawFigure } from '../figures/figure.ts';
import { hippo } from '../figures/water-beasts.ts';
import { drawCanoe } from '../motifs/canoe.ts';
import { drawSpurs } from '../motifs/escarpment.ts';
import { groundBelow, traceBushes, traceGrass, traceRidge } from '../motifs/land.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const SHORE = 600;
const PINK = {
  body: '#f6a3ac',
  far: '#d97a8c',
  accent: '#e8607a',
  light: '#fde6e0',
  dark: '#4a2434',
};

/** Canoes on a still lake below the wall of the Rift, early in the morning. */
export function lakeManyaraCanoesAndTreetops(): Scene {
  const crest = traceRidge({
    seed: 'manyara wall',
    y: 300,
    swing: 34,
    hills: 4,
    shape: (x) => (x / 1536) * 120,
  });
  const canoe = drawCanoe(
    { x: 860, y: 800, scale: 1.5 },
    {
      hull: '#c9482f',
      shade: '#8f2f2a',
      skin: '#5a3428',
      shirts: ['#f2c14e', '#f6ead0', '#2f7f8f'],
      paddle: '#d9b27a',
    },
  );
  return {
    planes: [
      stipple(drawBand(-10, 1034, blend(0, SHORE, '#5a9ab0', '#a4cfc4', '#f6e6bd', '#fbd3a0'))),
      stipple(drawGlow([1260, 360], 520, '#fff6d4', 0.95), clouds()),
      crisp(drawDisc([1270, 330], 60, '#fffbe6')),
      stipple(
        `<path d="${groundBelow(crest, SHORE + 10)}" fill="${blend(270, SHORE, '#6f8a9c', '#86a594', '#b9c89c')}"/>`,
      ),
      soft(drawSpurs('manyara', crest, 590, 22, { lit: '#d9dcae', dark: '#4a6a80' })),
      crisp(
        `<path d="${traceBushes('manyara wood', 150, () => 588, 32)}M-10 586H1550V606H-10Z" fill="${blend(555, 606, '#5f8f5c', '#3f7050')}"/>`,
      ),
      soft(drawGlow([700, 590], 900, '#fff6df', 0.55, 0.05)),
      stipple(
        drawBand(SHORE, 1034, blend(SHORE, 1030, '#f3e0bd', '#b9d3c0', '#6fb0b4', '#2a7484')),
      ),
      stipple(
        `<g opacity="0.35">${mirrorIn(SHORE, `<path d="${groundBelow(crest, SHORE)}" fill="#5f8a94"/>`, 1, 0.5)}</g>`,
      ),
      crisp(
        `<path d="${traceGlints({ seed: 'manyara', count: 200, top: SHORE + 8, bottom: 1000, width: 60 })}" fill="#fff6dc" opacity="0.5"/>`,
        flock(),
      ),
      crisp(mirrorIn(806, canoe, 0.28, 0.5), canoe, smallCanoe(), hippos(), wakes()),
      crisp(branch(), reeds()),
    ],
    vignette: 0.18,
  };
}

function clouds(): string {
  return drawCloudBars(
    [
      [520, 120, 700, 30, '#dcebd8'],
      [1120, 200, 520, 24, '#f6ecd0'],
    ],
    0.85,
  );
}

/** Flamingos as a pink line along the shore, a few at a size that shows their legs, three on the wing. */
function flock(): string {
  const random = createRandom('manyara flock');
  const line = Array.from({ length: 230 }, () => {
    const x = random.between(40, 1500);
    return `M${x} ${SHORE + 14 + random.between(-3, 8)}q2 -12 9 -9q5 -8 3 -13q5 2 2 9q3 9 -6 12Z`;
  });
  const near = [
    [1130, 678, 62],
    [1210, 690, 70],
    [1300, 676, 60],
    [1390, 694, 74],
    [1456, 680, 62],
  ] as const;
  const wings = [
    [560, 330, 70],
    [660, 292, 60],
    [640, 372, 52],
  ] as const;
  return (
    `<path d="${line.join('')}" fill="#ee8f9c" opacity="0.9"/>` +
    near
      .map(([x, y, height], i) =>
        drawFigure(flamingo(i % 2 ? 'feed' : 'stand'), { x, y, height, flip: i > 2 }, PINK),
      )
      .join('') +
    wings.map(([x, y, height]) => drawFigure(flamingo('fly'), { x, y, height }, PINK)).join('')
  );
}

function smallCanoe(): string {
  return drawCanoe(
    { x: 420, y: 690, scale: 0.66 },
    {
      hull: '#2f6f7f',
      shade: '#1f4c5c',
      skin: '#5a3428',
      shirts: ['#e8e0c8', '#d8572e'],
      paddle: '#c9a26a',
    },
  );
}

function hippos(): string {
  const hide = {
    body: '#6f5860',
    far: '#4a3a42',
    light: '#b58a88',
    dark: '#241820',
    rim: '#fff0d0',
  };
  return (
    [
      [240, 800, 84],
      [120, 830, 96],
      [330, 850, 76],
    ] as const
  )
    .map(
      ([x, y, height]) =>
        `${drawFigure(hippo('rest'), { x, y, height }, hide, [1, -1])}<ellipse cx="${x}" cy="${y + 3}" rx="${height * 1.2}" ry="5" fill="#e6f3e6" opacity="0.55"/>`,
    )
    .join('');
}

function wakes(): string {
  return '<path d="M600 808Q760 800 1090 804Q1200 808 1120 814Q800 822 560 816Z" fill="#f6fff4" opacity="0.55"/><path d="M300 694Q420 690 540 693L520 699Q420 702 300 699Z" fill="#f6fff4" opacity="0.5"/>';
}

/** A fig's bough across the upper left corner. */
function branch(): string {
  const wood =
    limb('-30,210,30 120,170,22 280,120,14 420,104,8 520,110,4') +
    limb('140,168,14 220,220,9 300,244,5');
  return (
    `<path d="${wood}" fill="#33302c"/><path d="${traceFoliage('manyara back', 210, 90, 330, 90, 330, 44)}" fill="#27563f"/>` +
    `<path d="${traceFoliage('manyara lit', 260, 70, 300, 70, 130, 38)}" fill="#5f9a54"/><path d="${traceFoliage('manyara low', 240, 236, 110, 34, 60, 34)}" fill="#27563f"/>`
  );
}

function reeds(): string {
  return `<path d="${traceGrass({ seed: 'manyara reeds', count: 360, ground: () => 1030, depth: 10, height: 190, from: 1080, lean: -0.12 })}" fill="#2a5a48"/><path d="${traceGrass({ seed: 'manyara near', count: 420, ground: () => 1032, depth: 10, height: 90 })}" fill="#173f38"/>`;
}
