import { linear } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type ZebraPose, zebra } from '../figures/zebra.ts';
import { traceGrass } from '../motifs/land.ts';
import { drawBand, drawDisc, drawGlow } from '../motifs/sky.ts';

type Row = { y: number; height: number; gap: number; shift: number; tones: Tones; flip: boolean };

const ROWS: readonly Row[] = [
  {
    y: 470,
    height: 150,
    gap: 208,
    shift: 40,
    flip: true,
    tones: { body: '#e9a277', far: '#b9604c', dark: '#8a3a3c', mane: '#8a3a3c' },
  },
  {
    y: 660,
    height: 214,
    gap: 290,
    shift: -110,
    flip: false,
    tones: { body: '#f6cfa0', far: '#b9745a', dark: '#5c2436', mane: '#5c2436' },
  },
  {
    y: 910,
    height: 300,
    gap: 400,
    shift: -20,
    flip: true,
    tones: { body: '#fff3dc', far: '#b99a8a', dark: '#27142a', mane: '#27142a', shade: '#f0d4b0' },
  },
];

/** Zebras in rows, near and far: the herd as a pattern on a coral ground. */
export function zebraPattern(): Scene {
  return {
    planes: [
      stipple(
        drawBand(
          -10,
          1034,
          linear(
            [0, 0],
            [0, 1024],
            [
              [0, '#f7b07a'],
              [0.35, '#e8694a'],
              [0.7, '#b9403c'],
              [1, '#6b1f34'],
            ],
          ),
        ),
      ),
      stipple(drawGlow([1090, 250], 620, '#ffe3a8', 0.9)),
      crisp(drawDisc([1090, 250], 168, '#fff0cf')),
      ...ROWS.flatMap((row) => [
        crisp(drawRow(row)),
        stipple(
          `<rect y="${row.y - row.height * 0.5}" width="1536" height="${1034 - row.y + row.height * 0.5}" fill="${linear(
            [0, row.y - row.height * 0.5],
            [0, row.y + row.height * 0.1],
            [
              [0, '#c9503f', 0],
              [1, row.y > 800 ? '#7d2536' : '#d9603f', 0.75],
            ],
          )}"/>`,
        ),
      ]),
      soft(drawGlow([400, 640], 620, '#ffb878', 0.2, 0.3)),
      crisp(
        `<path d="${traceGrass({ seed: 'zebra near', count: 700, ground: () => 1026, depth: 20, height: 150 })}" fill="#4a142c"/><path d="${traceGrass({ seed: 'zebra lit', count: 150, ground: () => 1026, depth: 20, height: 120 })}" fill="#c9503f"/>`,
      ),
    ],
    vignette: 0.26,
  };
}

function drawRow({ y, height, gap, shift, tones, flip }: Row): string {
  const poses: [ZebraPose, ZebraPose, ZebraPose] = ['stand', 'walk', 'graze'];
  const count = Math.ceil(1536 / gap) + 2;
  return Array.from({ length: count }, (_, i) =>
    drawFigure(
      zebra(poses[(i * 2 + (flip ? 1 : 0)) % 3] ?? 'stand'),
      {
        x: shift + i * gap - gap * 0.3,
        y: y + ((i * 37) % 5) * height * 0.02,
        height: height * (0.96 + ((i * 53) % 7) * 0.012),
        flip,
      },
      tones,
    ),
  ).join('');
}
