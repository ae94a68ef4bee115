import { vertical } from '../core/paint.ts';
import type { Point } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawRidge, traceBushes, traceGrass } from '../motifs/land.ts';
import { drawBirds, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { mirrorIn, traceGlints, waterBelow } from '../motifs/water.ts';

const TONES: Tones = {
  body: '#7d5b52',
  far: '#54383a',
  shade: '#57393c',
  ear: '#8e695b',
  light: '#c99a74',
  horn: '#fff0d4',
  dark: '#2a1820',
  rim: '#ffd493',
};
const SHORE: readonly Point[] = [
  [-20, 770],
  [260, 764],
  [520, 756],
  [820, 766],
  [1100, 760],
  [1320, 772],
  [1560, 764],
];

/** Elephants drink at the Tarangire river under giant baobabs, late in the afternoon. */
export function tarangireElephantsAndBaobabs(): Scene {
  const herd = drawHerd();
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#5f9aa0'],
          [0.22, '#a9c4a6'],
          [0.45, '#f3d99a'],
          [0.66, '#f6b76a'],
          [1, '#f6b76a'],
        ]),
      ),
      stipple(drawGlow([330, 470], 520, '#fff2c4', 1), drawDisc([330, 470], 74, '#fff8de')),
      stipple(
        drawRidge(
          { seed: 'tara far', y: 590, swing: 40, hills: 3 },
          vertical(540, 700, [
            [0, '#b88a6a'],
            [1, '#e3b076'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'tara mid', y: 640, swing: 20, hills: 5 },
          vertical(620, 760, [
            [0, '#a3763f'],
            [1, '#cf9c50'],
          ]),
        ),
        `<path d="${traceBushes('tara bush', 120, () => 650, 18)}" fill="#7f6436"/>`,
        farBaobabs(),
      ),
      soft(drawGlow([420, 660], 620, '#ffe7ae', 0.75, 0.14)),
      crisp(
        drawBaobab({
          seed: 'tara second',
          x: 610,
          y: 716,
          height: 380,
          girth: 0.13,
          wood: '#8a5a48',
          leaf: '#7f8240',
          lit: '#d9a070',
          lightFrom: -1,
          leafy: true,
        }),
      ),
      crisp(
        drawBaobab({
          seed: 'tara giant 3',
          x: 1170,
          y: 742,
          height: 690,
          girth: 0.14,
          wood: '#643c3c',
          leaf: '#65702f',
          lit: '#c98a5e',
          lightFrom: -1,
          leafy: true,
        }),
      ),
      stipple(
        drawRidge(
          { seed: 'tara bank', y: 722, swing: 10, hills: 4 },
          vertical(710, 790, [
            [0, '#cf9a4e'],
            [1, '#94602f'],
          ]),
        ),
        `<path d="${traceGrass({ seed: 'tara bankgrass', count: 360, ground: () => 732, depth: 24, height: 22 })}" fill="#e4b968"/>`,
      ),
      crisp(
        `<path d="${waterBelow(SHORE)}" fill="${vertical(760, 1030, [
          [0, '#f0c27c'],
          [0.3, '#a98a70'],
          [0.7, '#4f6a70'],
          [1, '#274550'],
        ])}"/>`,
        mirrorIn(768, herd, 0.45, 0.8),
        herd,
      ),
      stipple(
        `<path d="${waterBelow(SHORE)}" fill="${vertical(770, 960, [
          [0, '#e9bd80', 0],
          [1, '#35545c', 0.85],
        ])}"/>`,
        `<path d="${traceGlints({ seed: 'tara glint', count: 210, top: 784, bottom: 960, width: 60 })}" fill="#ffe8b4" opacity="0.6"/>`,
        `<path d="${traceGlints({ seed: 'tara glint2', count: 90, top: 776, bottom: 900, width: 40, center: 360, spread: 260 })}" fill="#fff6da" opacity="0.9"/>`,
      ),
      crisp(
        drawBirds(
          [
            [520, 210, 14],
            [568, 194, 11],
            [480, 188, 10],
            [606, 226, 9],
          ],
          '#5d4a44',
        ),
        foreground(),
      ),
    ],
  };
}

function farBaobabs(): string {
  return (
    [
      [120, 150],
      [860, 170],
      [1430, 140],
      [232, 96],
    ] as const
  )
    .map(([x, height], i) =>
      drawBaobab({
        seed: `tara far ${i}`,
        x,
        y: 668,
        height,
        girth: 0.12,
        wood: '#9a6c4c',
        leaf: '#94853f',
        leafy: true,
      }),
    )
    .join('');
}

function drawHerd(): string {
  const place = (
    x: number,
    y: number,
    height: number,
    flip: boolean,
    pose: Parameters<typeof elephant>[0],
  ) => drawFigure(elephant(pose), { x, y, height, flip }, TONES, [-0.8, -1]);
  return [
    place(420, 764, 168, false, { trunk: 'drink', stride: -0.4, tusks: true }),
    place(800, 768, 86, true, { trunk: 'drink', stride: 0.5, tusks: false }),
    place(1010, 772, 196, true, { trunk: 'drink', stride: 0.7, tusks: true }),
    place(1130, 770, 100, false, { trunk: 'down', stride: 0.8, tusks: false }),
    place(1420, 770, 180, true, { trunk: 'down', stride: -0.8, tusks: true }),
  ].join('');
}

function foreground(): string {
  const ground = () => 1026;
  return `<path d="${traceGrass({ seed: 'tara reeds', count: 560, ground, depth: 30, height: 120, lean: 0.2 })}" fill="#2c2a24"/><path d="${traceGrass({ seed: 'tara reeds lit', count: 160, ground, depth: 20, height: 100, lean: 0.25 })}" fill="#a87f3c"/>`;
}
