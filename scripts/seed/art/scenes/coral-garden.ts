import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { turtle } from '../figures/sea-life.ts';
import { drawRidge } from '../motifs/land.ts';
import { drawReef } from '../motifs/reef.ts';
import { drawGlow, drawSky } from '../motifs/sky.ts';
import { drawBubbles, drawReefFish, drawSchool, drawShafts } from '../motifs/underwater.ts';

/** A close look into a coral garden: a turtle, clownfish in their anemone, violet depths behind. */
export function coralGarden(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#3f7fc0'],
          [0.3, '#3a5fa8'],
          [0.6, '#3a3f86'],
          [1, '#241f56'],
        ]),
      ),
      stipple(
        drawGlow([1080, -40], 720, '#c9f0f4', 0.9),
        drawShafts(1080, [66, 76, 88, 100, 112, 122], '#d9f6ff', 0.4),
      ),
      crisp(
        farReef(),
        drawSchool(
          {
            seed: 'garden far',
            x: 420,
            y: 300,
            rx: 260,
            ry: 90,
            count: 60,
            length: 18,
            kind: 'slim',
          },
          { body: '#7fa8dc', far: '#7fa8dc', accent: '#a8c8ec', dark: '#2f3f80' },
        ),
      ),
      soft(drawGlow([760, 560], 620, '#6f6fd0', 0.3, 0.5)),
      stipple(
        drawRidge(
          {
            seed: 'garden mid',
            y: 760,
            swing: 60,
            hills: 3,
            shape: (x) => 90 * Math.sin((x / 1536) * 3.14),
          },
          vertical(680, 960, [
            [0, '#4a3f8c'],
            [1, '#221a50'],
          ]),
        ),
      ),
      crisp(midReef()),
      crisp(
        drawFigure(
          turtle(),
          { x: 700, y: 400, height: 290, tilt: -8 },
          {
            body: '#a8b878',
            far: '#6f8a68',
            accent: '#5c6f42',
            mane: '#7d8f52',
            dark: '#1c1a3c',
            rim: '#f0fbd0',
          },
          [0.3, -1],
        ),
        swimmers(),
      ),
      stipple(
        drawRidge(
          {
            seed: 'garden near',
            y: 920,
            swing: 40,
            hills: 4,
            shape: (x) => 60 * Math.sin((x / 1536) * 3.14),
          },
          vertical(860, 1030, [
            [0, '#33296b'],
            [1, '#120d30'],
          ]),
        ),
      ),
      crisp(nearReef(), clowns(), drawBubbles('garden', 300, 640, 10, '#e9f6ff')),
      stipple(drawShafts(1080, [72, 94, 116], '#f0fbff', 0.2)),
    ],
    vignette: 0.34,
  };
}

function farReef(): string {
  return drawReef([
    ['table', 'g1', 260, 720, 260, '#4a5cae'],
    ['fan', 'g2', 90, 720, 260, '#5a52a8'],
    ['staghorn', 'g3', 1180, 720, 200, '#4f5ab0'],
    ['table', 'g4', 1440, 700, 300, '#4a55a8'],
    ['brain', 'g5', 820, 770, 180, '#48489a'],
  ]);
}

function midReef(): string {
  return drawReef([
    ['fan', 'h1', 1330, 840, 420, '#e0568a'],
    ['staghorn', 'h2', 260, 860, 300, '#f08a5a'],
    ['table', 'h3', 1090, 880, 300, '#c98ad0'],
    ['tubes', 'h4', 520, 900, 220, '#f0c04a'],
    ['brain', 'h5', 760, 910, 220, '#6fb0a0'],
  ]);
}

function swimmers(): string {
  return [
    drawSchool(
      {
        seed: 'garden anthias',
        x: 1120,
        y: 520,
        rx: 260,
        ry: 130,
        count: 46,
        length: 30,
        kind: 'slim',
        flip: true,
      },
      { body: '#ff8fa8', far: '#ff8fa8', accent: '#ffd0d0', dark: '#5a2450', rim: '#ffe0e4' },
    ),
    drawReefFish(
      [
        ['butterfly', 380, 600, 130],
        ['butterfly', 500, 660, 104],
        ['moorish', 980, 700, 150, 'left'],
        ['moorish', 1120, 740, 118, 'left'],
      ],
      [0.2, -1],
    ),
  ].join('');
}

function nearReef(): string {
  return drawReef([
    ['anemone', 'i1', 420, 1000, 380, '#f2a0b8'],
    ['staghorn', 'i2', 70, 1000, 330, '#b05ac0'],
    ['table', 'i3', 1420, 980, 420, '#f0945a'],
    ['brain', 'i4', 1080, 1030, 260, '#e0b45a'],
    ['tubes', 'i5', 760, 1040, 180, '#5ac0b0'],
    ['staghorn', 'i6', 1250, 1040, 180, '#e8596a'],
  ]);
}

function clowns(): string {
  return drawReefFish(
    [
      ['round', 420, 840, 104, 'right', -10],
      ['round', 560, 880, 78, 'left', 6],
      ['round', 310, 890, 62],
    ],
    [0.3, -1],
  );
}
