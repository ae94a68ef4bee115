import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure } from '../figures/figure.ts';
import { giraffe } from '../figures/giraffe.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawKibo } from '../motifs/kibo.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import {
  drawBand,
  drawCloudBar,
  drawCrescent,
  drawGlow,
  drawSky,
  drawStars,
} from '../motifs/sky.ts';

/** The mountain at blue hour, its snow still glowing above the savannah. */
export function kilimanjaro(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#0f2148'],
          [0.25, '#26477a'],
          [0.5, '#5f7fa8'],
          [0.66, '#b9a5b5'],
          [0.74, '#f0b9a0'],
          [1, '#f0b9a0'],
        ]),
      ),
      crisp(drawStars('kili', 130, 420, '#f4f0e6'), drawCrescent([1290, 160], 44, '#fdf4dc')),
      soft(drawGlow([760, 300], 620, '#ffd9c4', 0.32)),
      stipple(
        drawKibo(740, 720, 1060, 470, {
          rock: '#4a5a8c',
          rockShade: '#2a3a6c',
          foot: '#8f86a8',
          ice: '#ffe9d8',
          iceShade: '#f3b6a8',
        }),
      ),
      soft(belt()),
      crisp(
        (
          [
            [420, 560, 620, 26, '#e6c3bd', 0.85],
            [1120, 590, 720, 30, '#d9b6b8', 0.85],
            [760, 622, 900, 24, '#f0cabb', 0.7],
            [180, 626, 420, 20, '#e9c2b6', 0.8],
          ] as const
        )
          .map(([x, y, width, height, fill, opacity]) =>
            drawCloudBar({ x, y, width, height, fill, opacity }),
          )
          .join(''),
      ),
      stipple(
        drawRidge(
          { seed: 'kili foot', y: 706, swing: 16, hills: 4 },
          vertical(690, 760, [
            [0, '#4d5a80'],
            [1, '#77728f'],
          ]),
        ),
        `<path d="${traceBushes('kili wood', 130, () => 716, 16)}" fill="#3d4a70"/>`,
      ),
      stipple(
        drawBand(
          728,
          1034,
          vertical(728, 1030, [
            [0, '#8a7a86'],
            [0.2, '#5f5d72'],
            [0.6, '#2b3554'],
            [1, '#0f1733'],
          ]),
        ),
        `<path d="${traceStrokes('kili plain', 200, 734, 980, 110)}" fill="#c7a296" opacity="0.4"/>`,
      ),
      crisp(trees(), animals()),
      soft(drawGlow([760, 742], 900, '#f3c4ad', 0.45, 0.05)),
      crisp(
        `<path d="${traceGrass({ seed: 'kili grass', count: 480, ground: () => 890, depth: 60, height: 44 })}" fill="#1f2a4a"/><path d="${traceGrass({ seed: 'kili grass 2', count: 640, ground: () => 1020, depth: 24, height: 90 })}" fill="#0b1028"/>`,
      ),
    ],
    vignette: 0.3,
  };
}

function belt(): string {
  return [
    [300, 620],
    [620, 640],
    [980, 630],
    [1260, 620],
    [90, 640],
    [1480, 640],
  ]
    .map(([x = 0, y = 0]) => drawGlow([x, y], 320, '#f6d3c2', 0.6, 0.18))
    .join('');
}

function trees(): string {
  const far = (
    [
      [560, 70],
      [690, 52],
      [960, 60],
      [1080, 84],
      [430, 46],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `kili far ${i}`,
        x,
        y: 750,
        height,
        wood: '#3a4060',
        leaf: '#3a4464',
        spread: 1.5,
      }),
    )
    .join('');
  return (
    far +
    drawAcacia({
      seed: 'kili left',
      x: 240,
      y: 850,
      height: 420,
      wood: '#141c3a',
      leaf: '#1a2444',
      lit: '#4b5078',
      lightFrom: 1,
      spread: 1.35,
    }) +
    drawAcacia({
      seed: 'kili right',
      x: 1370,
      y: 810,
      height: 290,
      wood: '#1a2242',
      leaf: '#222c4e',
      lit: '#50557c',
      lightFrom: -1,
      spread: 1.5,
    })
  );
}

function animals(): string {
  const tones = {
    body: '#232c4e',
    far: '#1a2242',
    ear: '#2c3658',
    light: '#5a5a80',
    horn: '#f3d9c4',
    dark: '#10162e',
    rim: '#e9b9a8',
    mane: '#1a2242',
    accent: '#232c4e',
  };
  return [
    drawFigure(
      elephant({ trunk: 'down', stride: 0.8, tusks: true }),
      { x: 700, y: 822, height: 92 },
      tones,
      [0.2, -1],
    ),
    drawFigure(
      elephant({ trunk: 'curl', stride: -0.7, tusks: false }),
      { x: 640, y: 826, height: 50 },
      tones,
      [0.2, -1],
    ),
    drawFigure(
      elephant({ trunk: 'down', stride: -0.7, tusks: true }),
      { x: 480, y: 826, height: 82 },
      tones,
      [0.2, -1],
    ),
    drawFigure(giraffe('walk'), { x: 1130, y: 806, height: 128, flip: true }, tones),
    drawFigure(giraffe('stand'), { x: 1210, y: 808, height: 116, flip: true }, tones),
  ].join('');
}
