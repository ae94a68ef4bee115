import { linear, vertical } from '../core/paint.ts';
import { closedCurve, type Knot, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { lionLying, lionWalking } from '../figures/cats.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

const PRIDE: Tones = {
  body: '#6b3a2a',
  far: '#45231f',
  mane: '#4f2521',
  accent: '#7a3d2a',
  dark: '#210f14',
  shade: '#4b2722',
  rim: '#ffc978',
};

/** Lions on a kopje above the endless plain, at sunrise. */
export function serengeti(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#2d5f86'],
          [0.2, '#7fa6a8'],
          [0.38, '#f2dca6'],
          [0.52, '#fbb86a'],
          [0.6, '#f58e4e'],
          [1, '#f58e4e'],
        ]),
      ),
      stipple(drawGlow([520, 590], 640, '#fff0b8', 1), clouds()),
      crisp(
        drawDisc(
          [520, 588],
          118,
          vertical(470, 700, [
            [0, '#fffbe2'],
            [1, '#ffdf8c'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'seren hills', y: 600, swing: 18, hills: 3 },
          vertical(585, 640, [
            [0, '#d9884f'],
            [1, '#f0ad62'],
          ]),
        ),
      ),
      stipple(
        drawBand(
          622,
          1034,
          vertical(622, 1030, [
            [0, '#f0b45e'],
            [0.15, '#dd9a45'],
            [0.5, '#b56d31'],
            [1, '#5a2c22'],
          ]),
        ),
        `<path d="${traceStrokes('seren plain', 260, 628, 980, 110)}" fill="#fbd384" opacity="0.55"/>`,
        `<path d="${traceStrokes('seren plain d', 170, 640, 1000, 130)}" fill="#8a4c2a" opacity="0.4"/>`,
      ),
      crisp(
        trees(),
        `<path d="${traceBushes('seren bush', 60, () => 630, 8)}" fill="#a5622f"/>`,
        `<path d="${traceHerd()}" fill="#7a4329"/>`,
      ),
      soft(drawGlow([520, 640], 760, '#ffe9ae', 0.75, 0.08)),
      crisp(kopje()),
      crisp(pride()),
      stipple(grassLight()),
      crisp(
        grass(),
        drawBirds(
          [
            [330, 330, 13],
            [372, 318, 10],
            [300, 350, 9],
          ],
          '#6d4a3c',
        ),
      ),
    ],
  };
}

function clouds(): string {
  return drawCloudBars([
    [1150, 190, 820, 36, '#c9cdb4', 0.65],
    [380, 250, 620, 28, '#f4deaf', 0.8],
    [1280, 330, 620, 24, '#fbdc9e', 0.85],
    [760, 410, 720, 20, '#fdd08a', 0.9],
    [180, 470, 520, 16, '#fbb870', 0.9],
    [1300, 500, 560, 16, '#f79f5c', 0.9],
  ]);
}

function trees(): string {
  return (
    [
      [90, 130],
      [250, 66],
      [330, 44],
      [700, 58],
      [790, 40],
      [860, 84],
      [420, 30],
      [620, 28],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `seren ${i}`,
        x,
        y: 634 + height * 0.08,
        height,
        wood: '#8a4d2c',
        leaf: '#8f552c',
        spread: 1.6,
      }),
    )
    .join('');
}

function traceHerd(): string {
  const groups = [
    [330, 662, 330, 12, 70],
    [800, 660, 240, 11, 50],
    [160, 700, 180, 12, 16],
    [620, 704, 190, 14, 16],
  ] as const;
  return traceFarHerd({ seed: 'serengeti', groups, size: [11, 22] });
}

/** Rounded granite boulders, lit from the left, cracked and stacked. */
function kopje(): string {
  const stones: [number, number, number, number, string][] = [
    [1240, 800, 420, 190, 'k1'],
    [1460, 720, 230, 240, 'k2'],
    [1010, 850, 220, 110, 'k3'],
    [1280, 700, 240, 120, 'k4'],
    [1130, 760, 170, 90, 'k5'],
    [1500, 880, 260, 160, 'k6'],
    [860, 890, 130, 56, 'k7'],
  ];
  return (
    stones.map(([x, y, w, h, seed]) => boulder(seed, x, y, w, h)).join('') +
    `<path d="${traceGrass({ seed: 'kopje tuft', count: 150, ground: () => 930, depth: 40, height: 60, from: 760, to: 1540 })}" fill="#a5622f"/>`
  );
}

function boulder(seed: string, x: number, y: number, w: number, h: number): string {
  const random = createRandom(`boulder ${seed}`);
  const knots: Knot[] = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * Math.PI * 2;
    const k = random.between(0.93, 1.06);
    return [
      x + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.75 * w * k,
      y + Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.8 * h * k,
    ];
  });
  const d = closedCurve(knots, 0.32);
  const crack = `M${n(x + w * 0.2)} ${n(y - h * 0.95)}q${n(-w * 0.08)} ${n(h * 0.5)} ${n(w * 0.05)} ${n(h * 0.8)}q${n(w * 0.05)} ${n(h * 0.2)} ${n(-w * 0.02)} ${n(h * 0.5)}`;
  return `<path d="${d}" fill="${linear(
    [x - w, y - h],
    [x + w, y + h * 0.7],
    [
      [0, '#f7b76a'],
      [0.22, '#bf7247'],
      [0.55, '#7a4238'],
      [1, '#3a1c24'],
    ],
  )}"/><path d="${crack}" fill="none" stroke="#3a1c24" stroke-width="4" opacity="0.6"/>`;
}

function pride(): string {
  return [
    drawFigure(
      lionLying(false),
      { x: 1330, y: 592, height: 118, flip: true },
      { ...PRIDE, body: '#7d4630' },
      [-1, -0.8],
    ),
    drawFigure(lionWalking(true), { x: 1110, y: 672, height: 168, flip: true }, PRIDE, [-1, -0.7]),
    drawFigure(
      lionLying(false),
      { x: 1516, y: 486, height: 92, flip: true },
      { ...PRIDE, body: '#7d4630' },
      [-1, -0.8],
    ),
  ].join('');
}

function grassLight(): string {
  return `<path d="${traceGrass({ seed: 'seren gold', count: 620, ground: () => 900, depth: 80, height: 66, lean: 0.3, to: 1100 })}" fill="${linear(
    [0, 0],
    [1100, 0],
    [
      [0, '#f6bd62'],
      [0.5, '#ffd98a'],
      [1, '#b9702f'],
    ],
  )}" opacity="0.9"/>`;
}

function grass(): string {
  return `<path d="${traceGrass({ seed: 'seren near', count: 760, ground: () => 1024, depth: 24, height: 110, lean: 0.3 })}" fill="#3f1d1b"/>`;
}
