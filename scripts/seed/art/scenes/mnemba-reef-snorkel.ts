import { mix } from '../core/color.ts';
import { vertical } from '../core/paint.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { snorkeller } from '../figures/person.ts';
import { turtle } from '../figures/sea-life.ts';
import { drawRidge } from '../motifs/land.ts';
import { drawReef } from '../motifs/reef.ts';
import { drawGlow, drawSky } from '../motifs/sky.ts';
import {
  drawBubbles,
  drawReefFish,
  drawSchool,
  drawShafts,
  drawSurface,
} from '../motifs/underwater.ts';

/** Under water at Mnemba: a snorkeller above a coral garden full of fish and light. */
export function mnembaReefSnorkel(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#9ff0dc'],
          [0.14, '#48c3c4'],
          [0.4, '#1a8eaa'],
          [0.7, '#0f5f86'],
          [1, '#0a3a60'],
        ]),
      ),
      stipple(drawSurface(90, '#f0fff2', '#ffffff'), drawGlow([640, -40], 560, '#f6fff0', 0.95)),
      stipple(
        drawRidge(
          {
            seed: 'reef far',
            y: 690,
            swing: 60,
            hills: 4,
            shape: (x) => 50 * Math.sin((x / 1536) * Math.PI),
          },
          vertical(620, 860, [
            [0, '#1f83a0'],
            [1, '#15648a'],
          ]),
        ),
      ),
      crisp(farReef()),
      stipple(drawShafts(640, [62, 72, 80, 88, 97, 106, 116], '#eafff0', 0.5)),
      stipple(
        drawRidge(
          {
            seed: 'reef mid',
            y: 800,
            swing: 40,
            hills: 4,
            shape: (x) => 90 * Math.sin((x / 1536) * Math.PI) - 30,
          },
          vertical(720, 1000, [
            [0, '#1b6484'],
            [1, '#0d3f63'],
          ]),
        ),
      ),
      crisp(
        midReef(),
        drawSchool(
          {
            seed: 'anthias',
            x: 1100,
            y: 560,
            rx: 210,
            ry: 90,
            count: 44,
            length: 26,
            kind: 'slim',
            flip: true,
          },
          { body: '#ff9a5a', far: '#ff9a5a', accent: '#ffd08a', dark: '#5a2440' },
        ),
      ),
      soft(drawGlow([760, 640], 520, '#7fe6d8', 0.3, 0.5)),
      crisp(swimmer(), heroFish()),
      stipple(
        drawRidge(
          {
            seed: 'reef near',
            y: 930,
            swing: 30,
            hills: 5,
            shape: (x) => 80 * Math.sin((x / 1536) * Math.PI) - 20,
          },
          vertical(860, 1030, [
            [0, '#124a6b'],
            [1, '#06233f'],
          ]),
        ),
      ),
      crisp(nearReef()),
      stipple(drawShafts(640, [68, 84, 101], '#f4fff0', 0.22)),
    ],
    vignette: 0.34,
  };
}

function farReef(): string {
  const c = '#2b93a8';
  return drawReef([
    ['table', 'f1', 170, 680, 190, c],
    ['staghorn', 'f2', 380, 730, 120, '#2a8aa3'],
    ['brain', 'f3', 1010, 740, 130, c],
    ['table', 'f4', 1250, 690, 220, '#2a8aa3'],
    ['fan', 'f5', 1440, 690, 150, c],
    ['staghorn', 'f6', 760, 750, 90, c],
    ['staghorn', 'f7', 30, 690, 120, c],
  ]);
}

/** Small corals between the large ones, in tones the water has already cooled. */
function fillers(seed: string, count: number, y: number, size: number, water: string): string {
  const random = createRandom(`fillers ${seed}`);
  const colors = ['#d86f8a', '#e0b04a', '#8fbf8a', '#b06ac0', '#e8815a', '#6f9ed0'] as const;
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + random.next()) / count) * 1580 - 20;
    const foot = y + 90 * Math.sin((x / 1536) * Math.PI) + random.between(-30, 40);
    const color = mix(random.pick(colors), water, 0.45);
    const reach = size * random.between(0.6, 1.3);
    const kind = (['brain', 'staghorn', 'tubes', 'anemone'] as const)[i % 4] ?? 'brain';
    const breadth = kind === 'brain' || kind === 'anemone' ? 1.2 : 1;
    return drawReef([[kind, `${seed}${i}`, x, foot, reach * breadth, color]]);
  }).join('');
}

function midReef(): string {
  return (
    fillers('mid', 22, 770, 62, '#1b6484') +
    drawReef([
      ['brain', 'm1', 390, 830, 170, '#c98a6a'],
      ['staghorn', 'm2', 210, 820, 190, '#d86f8a'],
      ['table', 'm3', 1240, 820, 300, '#d9944f'],
      ['fan', 'm4', 1430, 810, 260, '#b5486f'],
      ['tubes', 'm5', 1060, 870, 140, '#e0b04a'],
      ['staghorn', 'm6', 610, 884, 120, '#6f9ed0'],
      ['anemone', 'm7', 860, 890, 150, '#8fbf8a'],
    ])
  );
}

function swimmer(): string {
  const tones: Tones = {
    body: '#7a4a3a',
    far: '#5c352e',
    accent: '#ffb23e',
    dark: '#14283c',
    mane: '#e0453f',
    rim: '#ffe9c8',
  };
  return (
    drawFigure(snorkeller(5), { x: 700, y: 226, height: 250, tilt: 10 }, tones, [-0.1, -1]) +
    drawBubbles('snorkel', 842, 200, 9, '#f4fff8')
  );
}

function heroFish(): string {
  return [
    drawSchool(
      { seed: 'fusiliers', x: 300, y: 430, rx: 210, ry: 66, count: 24, length: 34, kind: 'slim' },
      { body: '#4fc4d8', far: '#4fc4d8', accent: '#ffe27a', dark: '#123a5a' },
    ),
    drawReefFish(
      [
        ['moorish', 1040, 690, 120, 'left'],
        ['moorish', 1150, 640, 92, 'left'],
        ['butterfly', 480, 650, 100],
        ['butterfly', 380, 700, 80],
        ['surgeon', 760, 700, 120],
        ['surgeon', 650, 746, 92],
        ['surgeon', 880, 760, 80],
        ['round', 900, 836, 62, 'left'],
        ['round', 830, 852, 50],
      ],
      [0, -1],
    ),
    drawFigure(
      turtle(),
      { x: 1260, y: 390, height: 120, flip: true, tilt: 8 },
      {
        body: '#7f9a6a',
        far: '#54745c',
        accent: '#4d6a4a',
        mane: '#6a865c',
        dark: '#14283c',
        rim: '#e4f6c4',
      },
      [-0.2, -1],
    ),
  ].join('');
}

function nearReef(): string {
  return (
    fillers('near', 16, 905, 74, '#124a6b') +
    drawReef([
      ['staghorn', 'n1', 90, 960, 250, '#e8694a'],
      ['tubes', 'n2', 300, 1000, 170, '#b06ac0'],
      ['brain', 'n3', 480, 1010, 150, '#d9b25a'],
      ['table', 'n4', 1450, 960, 340, '#e07a5a'],
      ['anemone', 'n5', 1210, 1000, 200, '#f0a0a8'],
      ['fan', 'n6', 1060, 1020, 150, '#d94f6a'],
      ['staghorn', 'n7', 700, 1040, 110, '#f0b45a'],
      ['anemone', 'n8', 900, 1036, 120, '#7fc0a0'],
    ])
  );
}
