import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type FishKind, fish, turtle } from '../figures/sea-life.ts';
import { drawRidge } from '../motifs/land.ts';
import {
  drawAnemone,
  drawBrainCoral,
  drawSeaFan,
  drawStaghorn,
  drawTableCoral,
  drawTubes,
} from '../motifs/reef.ts';
import { drawGlow, drawSky } from '../motifs/sky.ts';
import { drawBubbles, drawSchool, drawShafts } from '../motifs/underwater.ts';

const CLOWN: Tones = {
  body: '#ff7a35',
  far: '#e05a20',
  light: '#fff4e4',
  dark: '#24162c',
  rim: '#ffc08a',
};

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
  return (
    drawTableCoral('g1', 260, 720, 260, '#4a5cae') +
    drawSeaFan('g2', 90, 720, 260, '#5a52a8') +
    drawStaghorn('g3', 1180, 720, 200, '#4f5ab0') +
    drawTableCoral('g4', 1440, 700, 300, '#4a55a8') +
    drawBrainCoral('g5', 820, 770, 180, '#48489a')
  );
}

function midReef(): string {
  return (
    drawSeaFan('h1', 1330, 840, 420, '#e0568a') +
    drawStaghorn('h2', 260, 860, 300, '#f08a5a') +
    drawTableCoral('h3', 1090, 880, 300, '#c98ad0') +
    drawTubes('h4', 520, 900, 220, '#f0c04a') +
    drawBrainCoral('h5', 760, 910, 220, '#6fb0a0')
  );
}

function swimmers(): string {
  const put = (kind: FishKind, x: number, y: number, height: number, flip: boolean, tones: Tones) =>
    drawFigure(fish(kind), { x, y, height, flip }, tones, [0.2, -1]);
  const butter: Tones = {
    body: '#ffd34f',
    far: '#e8b030',
    accent: '#fff3c4',
    dark: '#2a1c3a',
    rim: '#fff6cf',
  };
  const idol: Tones = {
    body: '#fff6e0',
    far: '#e0d0b0',
    accent: '#ffc63f',
    dark: '#221a38',
    light: '#fff6e0',
  };
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
    put('butterfly', 380, 600, 130, false, butter),
    put('butterfly', 500, 660, 104, false, butter),
    put('moorish', 980, 700, 150, true, idol),
    put('moorish', 1120, 740, 118, true, idol),
  ].join('');
}

function nearReef(): string {
  return (
    drawAnemone('i1', 420, 1000, 380, '#f2a0b8') +
    drawStaghorn('i2', 70, 1000, 330, '#b05ac0') +
    drawTableCoral('i3', 1420, 980, 420, '#f0945a') +
    drawBrainCoral('i4', 1080, 1030, 260, '#e0b45a') +
    drawTubes('i5', 760, 1040, 180, '#5ac0b0') +
    drawStaghorn('i6', 1250, 1040, 180, '#e8596a')
  );
}

function clowns(): string {
  return (
    drawFigure(fish('round'), { x: 420, y: 840, height: 104, tilt: -10 }, CLOWN, [0.3, -1]) +
    drawFigure(
      fish('round'),
      { x: 560, y: 880, height: 78, flip: true, tilt: 6 },
      CLOWN,
      [0.3, -1],
    ) +
    drawFigure(fish('round'), { x: 310, y: 890, height: 62 }, CLOWN, [0.3, -1])
  );
}
