import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { giraffe } from '../figures/giraffe.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawJeep } from '../motifs/jeep.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

const COAT: Tones = {
  body: '#f2cf94',
  far: '#8d5a43',
  mane: '#6d3b2e',
  accent: '#9a5530',
  dark: '#3a1f18',
  shade: '#c58e5f',
  rim: '#ffe9bd',
};
const FAR_COAT: Tones = { body: '#b97a58', far: '#a56a50', mane: '#8a5343', accent: '#96583f' };

/** An open-roofed safari car on a dawn track, watched by giraffes. */
export function northernCircuitClassic(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#3d6d8e'],
          [0.2, '#8fb0a9'],
          [0.4, '#f6dcaa'],
          [0.58, '#f9b277'],
          [0.72, '#f28c62'],
          [1, '#f28c62'],
        ]),
      ),
      stipple(
        drawGlow([980, 590], 560, '#fff0bf', 1),
        drawDisc([980, 570], 104, '#fff6d8'),
        clouds(),
      ),
      stipple(
        drawRidge(
          {
            seed: 'north peak',
            y: 610,
            swing: 26,
            hills: 2,
            shape: (x) =>
              -170 * Math.exp(-(((x - 350) / 240) ** 2)) - 90 * Math.exp(-(((x - 40) / 160) ** 2)),
          },
          vertical(420, 660, [
            [0, '#6f6f8e'],
            [0.7, '#c99a8b'],
            [1, '#f3b98a'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'north plain', y: 652, swing: 10, hills: 3 },
          vertical(640, 800, [
            [0, '#cf8a55'],
            [0.5, '#b8733f'],
            [1, '#8b5230'],
          ]),
        ),
        `<path d="${traceBushes('north bush', 110, () => 660, 13)}" fill="#9a5c40"/>`,
        farTrees(),
        farGiraffes(),
      ),
      soft(drawGlow([980, 660], 720, '#ffe2a6', 0.8, 0.1)),
      crisp(
        drawAcacia({
          seed: 'north left',
          x: 190,
          y: 762,
          height: 470,
          wood: '#42261f',
          leaf: '#4c4a2a',
          lit: '#9a8a40',
          lightFrom: 1,
          spread: 1.3,
        }),
        drawAcacia({
          seed: 'north right',
          x: 1410,
          y: 720,
          height: 250,
          wood: '#6a3f2c',
          leaf: '#6c5b30',
          lit: '#b39a48',
          lightFrom: -1,
          spread: 1.4,
        }),
      ),
      stipple(
        drawRidge(
          { seed: 'north near', y: 742, swing: 12, hills: 3 },
          vertical(730, 1030, [
            [0, '#d89a4c'],
            [0.4, '#a7672f'],
            [1, '#51291f'],
          ]),
        ),
        track(),
        `<path d="${traceStrokes('north strokes', 130, 760, 960, 80)}" fill="#f0bd6a" opacity="0.45"/>`,
      ),
      crisp(giraffes()),
      soft(drawGlow([860, 812], 230, '#f6cf96', 0.75, 0.22)),
      crisp(
        shadow(),
        drawJeep(
          { x: 930, y: 838, scale: 1.12 },
          {
            paint: '#7f7a4a',
            shade: '#55512f',
            glass: '#2f3a3c',
            tyre: '#241a18',
            trim: '#b7ac84',
            people: '#3a211d',
          },
        ),
      ),
      stipple(drawGlow([880, 836], 240, '#f2c98e', 0.8, 0.2)),
      crisp(grass()),
    ],
  };
}

function clouds(): string {
  return drawCloudBars([
    [300, 250, 640, 26, '#f6d7ab', 0.75],
    [1180, 210, 720, 30, '#cfd2bd', 0.7],
    [1300, 330, 460, 20, '#fbe3b4', 0.9],
    [620, 380, 520, 16, '#fbd09a', 0.8],
    [1240, 452, 560, 16, '#f6a877', 0.9],
  ]);
}

function farTrees(): string {
  return (
    [
      [560, 100],
      [700, 66],
      [820, 50],
      [1160, 84],
      [1260, 60],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `north far ${i}`,
        x,
        y: 668,
        height,
        wood: '#8a5440',
        leaf: '#8f5f42',
        spread: 1.5,
      }),
    )
    .join('');
}

function farGiraffes(): string {
  return (
    [
      [620, 74, 'walk', false],
      [655, 66, 'stand', false],
      [1190, 60, 'walk', true],
    ] as const
  )
    .map(([x, height, pose, flip]) =>
      drawFigure(giraffe(pose), { x, y: 684, height, flip }, FAR_COAT),
    )
    .join('');
}

function giraffes(): string {
  return (
    drawFigure(giraffe('stand'), { x: 560, y: 800, height: 400 }, COAT, [1, -1]) +
    drawFigure(giraffe('walk'), { x: 318, y: 812, height: 352 }, COAT, [1, -1])
  );
}

/** The track comes in from the left, passes under the car and swings away to the horizon. */
function track(): string {
  return [
    '<path d="M-20 866C300 838 760 820 1180 822C1420 822 1470 800 1380 780C1290 762 1130 752 1010 746L1032 744C1170 750 1330 758 1450 776C1600 802 1560 850 1240 858C820 862 360 878 -20 922Z" fill="#f0c684" opacity="0.9"/>',
    '<path d="M-20 886C320 856 760 838 1190 838C1440 836 1500 804 1400 781C1310 764 1140 752 1018 746L1024 745C1150 751 1320 762 1420 780C1540 806 1500 842 1220 846C800 848 340 866 -20 902Z" fill="#a7672f" opacity="0.55"/>',
  ].join('');
}

function shadow(): string {
  return '<ellipse cx="1080" cy="842" rx="210" ry="13" fill="#3a1d18" opacity="0.6"/><ellipse cx="600" cy="806" rx="80" ry="6" fill="#3a1d18" opacity="0.4"/><ellipse cx="400" cy="816" rx="76" ry="6" fill="#3a1d18" opacity="0.4"/>';
}

function grass(): string {
  return `<path d="${traceGrass({ seed: 'north g1', count: 420, ground: () => 850, depth: 80, height: 44, lean: -0.2 })}" fill="#c98a42" opacity="0.9"/><path d="${traceGrass({ seed: 'north g2', count: 520, ground: (x) => 1022 - 30 * Math.abs(x / 768 - 1), depth: 30, height: 110, lean: -0.2 })}" fill="#3b1c18"/>`;
}
