import { vertical } from '../core/paint.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { wildebeest } from '../figures/wildebeest.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawBalloon } from '../motifs/balloon.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

/** Balloons drift over the plains at dawn, their shadows running ahead over the mist. */
export function hotAirBalloons(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#4a4f8c'],
          [0.22, '#9a7fa8'],
          [0.42, '#f0b0a0'],
          [0.58, '#fcd9a4'],
          [0.68, '#fdeac0'],
          [1, '#fdeac0'],
        ]),
      ),
      stipple(
        drawGlow([1180, 640], 620, '#fff6d6', 1),
        drawDisc([1180, 640], 84, '#fffbe6'),
        clouds(),
      ),
      crisp(
        drawBalloon({ x: 840, y: 520, scale: 0.62 }, ['#d9808a', '#f0b89c', '#a8587a'], '#5c3a6b'),
        drawBalloon({ x: 1290, y: 430, scale: 0.8 }, ['#e89a5c', '#fbe0b0', '#c9604c'], '#6b3a5c'),
        drawBalloon({ x: 1040, y: 600, scale: 0.36 }, ['#c98a98', '#e9b8a8', '#b0708a'], '#6b4a78'),
      ),
      stipple(
        drawRidge(
          { seed: 'balloon far', y: 668, swing: 36, hills: 3 },
          vertical(630, 740, [
            [0, '#a0809c'],
            [1, '#e9bca4'],
          ]),
        ),
      ),
      soft(drawGlow([760, 720], 1000, '#fff2d8', 0.85, 0.08)),
      stipple(
        drawBand(
          716,
          1034,
          vertical(716, 1030, [
            [0, '#e9c48a'],
            [0.25, '#c9a05a'],
            [0.6, '#7f7442'],
            [1, '#2c3a2c'],
          ]),
        ),
        `<path d="${traceStrokes('balloon plain', 200, 724, 980, 110)}" fill="#fbe6b0" opacity="0.55"/>`,
        `<path d="${traceStrokes('balloon plain d', 130, 740, 1000, 110)}" fill="#6b6a3c" opacity="0.4"/>`,
      ),
      crisp(
        `<path d="${traceBushes('balloon bush', 110, () => 730, 14)}" fill="#9a8052"/>`,
        trees(),
        herd(),
      ),
      soft(drawGlow([500, 790], 700, '#fff0d0', 0.5, 0.06)),
      crisp(
        drawBalloon({ x: 420, y: 700, scale: 3.3 }, ['#d9432f', '#f6b545', '#fdf1d8'], '#5a1a3c'),
      ),
      crisp(
        `<path d="${traceGrass({ seed: 'balloon mid', count: 380, ground: () => 900, depth: 60, height: 44 })}" fill="#a08a4a"/><path d="${traceGrass({ seed: 'balloon near', count: 680, ground: () => 1022, depth: 22, height: 96 })}" fill="#1f2a22"/>`,
      ),
    ],
    vignette: 0.24,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1000, 160, 860, 32, '#c99ab0', 0.7],
    [300, 200, 620, 26, '#d9a8b0', 0.7],
    [1300, 270, 520, 22, '#f3bfae', 0.8],
    [760, 380, 720, 18, '#fbd0ae', 0.8],
    [160, 470, 480, 16, '#fbdcb4', 0.8],
  ]);
}

function trees(): string {
  return (
    [
      [90, 130],
      [700, 70],
      [800, 54],
      [1000, 60],
      [1460, 150],
      [1320, 70],
      [1190, 44],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `balloon ${i}`,
        x,
        y: 744 + height * 0.1,
        height,
        wood: '#6f5f42',
        leaf: '#7d7044',
        lit: '#b9a25c',
        lightFrom: 1,
        spread: 1.5,
      }),
    )
    .join('');
}

function herd(): string {
  const random = createRandom('balloon herd');
  return Array.from({ length: 60 }, () => ({
    x: random.between(560, 1540),
    y: 770 + random.next() * 60,
  }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      drawFigure(
        wildebeest(random.pick(['graze', 'walk', 'stand'])),
        { x, y, height: 14 + (y - 770) * 0.3, flip: random.chance(0.3) },
        { body: '#5f5442', far: '#4f4638', mane: '#40392f', horn: '#40392f' },
      ),
    )
    .join('');
}
