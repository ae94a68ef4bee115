import { linear, vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, groundBelow, heightAt, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawBirds, drawCloudBar, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

const SUN = [1060, 600] as const;
const TONES: Tones = {
  body: '#3d1d3f',
  far: '#260f2d',
  shade: '#27112f',
  ear: '#4b2547',
  light: '#7b3a4e',
  horn: '#ffd9a0',
  dark: '#16081c',
  rim: '#ffa552',
};
const GROUND = traceRidge({ seed: 'hero ground', y: 796, swing: 12, hills: 2 });

/** Elephants walk home before a huge low sun; the upper left stays calm for a headline. */
export function savannahDuskHero(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#34204f'],
          [0.26, '#6d3160'],
          [0.46, '#bd4a5e'],
          [0.62, '#ec7a48'],
          [0.76, '#fbb251'],
          [1, '#fbc96a'],
        ]),
      ),
      stipple(drawGlow(SUN, 620, '#ffd27a', 0.95), clouds()),
      crisp(
        drawDisc(
          SUN,
          214,
          vertical(380, 800, [
            [0, '#fff0bd'],
            [0.45, '#ffd572'],
            [1, '#ff8f45'],
          ]),
        ),
      ),
      stipple(
        sunVeil(),
        drawRidge(
          { seed: 'hero far', y: 706, swing: 26, hills: 3 },
          vertical(680, 800, [
            [0, '#b8495a'],
            [1, '#e98a55', 0.4],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'hero mid', y: 738, swing: 16, hills: 4 },
          vertical(720, 830, [
            [0, '#7f2f50'],
            [1, '#b24a4f', 0.85],
          ]),
        ),
        distantTrees(),
      ),
      soft(drawGlow([SUN[0], 742], 620, '#ffbe6a', 0.55, 0.1)),
      crisp(
        drawBirds(
          [
            [560, 330, 15],
            [602, 312, 11],
            [640, 340, 13],
            [690, 322, 9],
            [536, 368, 9],
          ],
          '#47223f',
        ),
      ),
      crisp(
        herd(),
        `<path d="${groundBelow(GROUND)}" fill="${vertical(780, 1030, [
          [0, '#3a1836'],
          [1, '#1a0a20'],
        ])}"/>`,
      ),
      stipple(
        `<path d="${groundBelow(GROUND)}" fill="${linear(
          [400, 0],
          [1400, 0],
          [
            [0, '#ff9a4c', 0],
            [0.6, '#ff9a4c', 0.28],
            [1, '#ff9a4c', 0],
          ],
        )}"/>`,
        drawGlow([1060, 800], 640, '#ff9d52', 0.5, 0.07),
      ),
      crisp(bigAcacia(), grass()),
    ],
    vignette: 0.26,
  };
}

function clouds(): string {
  const bars: [number, number, number, number, string, number][] = [
    [1180, 300, 620, 34, '#8a3a62', 0.75],
    [1330, 372, 520, 26, '#d65e5c', 0.7],
    [760, 452, 480, 20, '#e2705a', 0.5],
    [420, 520, 560, 18, '#f08d55', 0.55],
    [1300, 470, 440, 18, '#f59a56', 0.8],
    [250, 400, 420, 16, '#a8476a', 0.4],
  ];
  return bars
    .map(([x, y, width, height, fill, opacity]) =>
      drawCloudBar({ x, y, width, height, fill, opacity }),
    )
    .join('');
}

function sunVeil(): string {
  return (
    drawCloudBar({ x: 930, y: 588, width: 560, height: 13, fill: '#f58a4c', opacity: 0.9 }) +
    drawCloudBar({ x: 1120, y: 652, width: 520, height: 12, fill: '#ee7449', opacity: 0.9 })
  );
}

function distantTrees(): string {
  return [
    [130, 120, 'a'],
    [330, 84, 'b'],
    [470, 64, 'c'],
    [640, 92, 'd'],
    [1480, 90, 'e'],
  ]
    .map(([x, height, seed]) =>
      drawAcacia({
        seed: `far ${seed}`,
        x: Number(x),
        y: 752,
        height: Number(height),
        wood: '#6b2748',
        leaf: '#6b2748',
        spread: 1.6,
      }),
    )
    .join('');
}

/** A lead cow, the matriarch and two calves in file. */
function herd(): string {
  const members: [number, number, Parameters<typeof elephant>[0]][] = [
    [1288, 226, { trunk: 'down', stride: 0.9, tusks: true }],
    [1414, 94, { trunk: 'curl', stride: -0.8, tusks: false }],
    [950, 106, { trunk: 'down', stride: 0.8, tusks: false }],
    [786, 194, { trunk: 'curl', stride: -0.7, tusks: true }],
  ];
  return members
    .map(([x, height, pose]) =>
      drawFigure(
        elephant(pose),
        { x, y: heightAt(GROUND, x) + 10, height, flip: true },
        TONES,
        [0.2, -1],
      ),
    )
    .join('');
}

function bigAcacia(): string {
  return drawAcacia({
    seed: 'hero big',
    x: 1462,
    y: 830,
    height: 560,
    wood: '#220d28',
    leaf: '#2c1232',
    lit: '#6d2c47',
    lightFrom: -1,
    spread: 1.35,
  });
}

function grass(): string {
  const ground = (x: number) => heightAt(GROUND, x);
  return (
    `<path d="${traceGrass({ seed: 'hero rim', count: 420, ground, depth: 8, height: 24 })}" fill="#4a1f3c"/>` +
    `<path d="${traceGrass({ seed: 'hero near', count: 620, ground: (x) => ground(x) + 130, depth: 70, height: 96 })}" fill="#1c0b22"/>`
  );
}
