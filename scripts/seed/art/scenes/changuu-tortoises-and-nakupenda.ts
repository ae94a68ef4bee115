import { blend } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { tortoise } from '../figures/tortoise.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawBirds, drawCumulus } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 470;
const SKIN: Tones = {
  body: '#7a6a58',
  far: '#4a3f38',
  mane: '#4f4438',
  accent: '#7f6c4f',
  light: '#a08c66',
  dark: '#1c1614',
  rim: '#fff0c9',
};

/** Giant tortoises under the trees of Changuu; beyond them the sandbank and its sails. */
export function changuuTortoisesAndNakupenda(): Scene {
  return {
    planes: [
      stipple(
        drawBand(-10, HORIZON + 4, blend(0, HORIZON, '#2f8cb8', '#6fbfd4', '#c4e9e0', '#f3faea')),
      ),
      crisp(
        drawCumulus({ x: 380, y: 430, width: 620, height: 160, fill: '#fbfef6', opacity: 0.95 }),
        drawCumulus({ x: 1180, y: 446, width: 520, height: 90, fill: '#eaf6f0', opacity: 0.9 }),
        town(),
      ),
      stipple(
        drawBand(HORIZON, 1034, blend(HORIZON, 760, '#1a7fa4', '#2fb0b8', '#8fe3cf', '#c4f3dc')),
      ),
      crisp(
        `<path d="${traceGlints({ seed: 'changuu', count: 150, top: HORIZON + 4, bottom: 690, width: 50 })}" fill="#e9fff4" opacity="0.6"/>`,
        sandbank(),
        drawDhow(
          { x: 300, y: 560, scale: 0.62 },
          {
            hull: '#5a2f26',
            trim: '#e8a33d',
            sail: '#fff6e2',
            sailShade: '#d9b48c',
            crew: '#3a1f24',
          },
        ),
        drawDhow(
          { x: 1180, y: 520, scale: 0.34, flip: true },
          {
            hull: '#5a3a34',
            trim: '#5a3a34',
            sail: '#fbf3e0',
            sailShade: '#c9b49c',
            crew: '#5a3a34',
          },
        ),
      ),
      stipple(shore()),
      crisp(palms()),
      crisp(walkers(), leaves()),
      crisp(
        `<path d="${traceGrass({ seed: 'changuu grass', count: 520, ground: () => 1028, depth: 14, height: 70 })}" fill="#27563a"/>`,
        drawBirds(
          [
            [760, 220, 17],
            [812, 200, 13],
            [700, 246, 11],
          ],
          '#f6fbf4',
        ),
      ),
    ],
    vignette: 0.18,
  };
}

/** Stone Town as a pale line of roofs on the horizon. */
function town(): string {
  return '<path d="M840 472v-16h22v-10h18v10h26v-20h14l10 -22 10 22h12v12h30v-8h24v-24h8l5 -20 5 20h8v24h34v8h30v-14h26v14h40v8h34v-6h30v22Z" fill="#a9cfd4"/>';
}

function sandbank(): string {
  return (
    `<path d="${closedCurve('420,596,1 560,572 760,562 960,566 1120,590,1 960,606 700,610 520,606', 0.3)}" fill="#d4f6e0"/><path d="${closedCurve('480,590,1 620,574 780,567 940,571 1060,588,1 900,598 660,600', 0.3)}" fill="#fff3d2"/>` +
    '<path d="M700 578V536" stroke="#7a5a44" stroke-width="3"/><path d="M664 540Q700 508 736 540Z" fill="#e2572f"/><path d="M690 540Q700 508 710 540Z" fill="#fff3e0"/><path d="M800 576V540" stroke="#7a5a44" stroke-width="3"/><path d="M768 543Q800 514 832 543Z" fill="#2f7f9c"/><path d="M791 543Q800 514 809 543Z" fill="#fff3e0"/>'
  );
}

function shore(): string {
  const wet = waterBelow([
    [-20, 700],
    [320, 676],
    [760, 700],
    [1160, 660],
    [1560, 676],
  ]);
  const land = waterBelow([
    [-20, 726],
    [320, 700],
    [760, 724],
    [1160, 684],
    [1560, 702],
  ]);
  return `<path d="${wet}" fill="#fbfff4"/><path d="${land}" fill="${blend(690, 1020, '#f6e3b4', '#d9bb7c', '#8a8a4f', '#4a6a3f')}"/><path d="${traceStrokes('changuu sand', 130, 740, 1000, 110)}" fill="#fff3cf" opacity="0.5"/><ellipse cx="500" cy="948" rx="480" ry="42" fill="#4a4a34" opacity="0.4"/><ellipse cx="1310" cy="812" rx="176" ry="20" fill="#5a5238" opacity="0.4"/>`;
}

function walkers(): string {
  return (
    drawFigure(tortoise(), { x: 1310, y: 812, height: 130, flip: true }, SKIN, [-1, -1]) +
    drawFigure(tortoise(), { x: 490, y: 946, height: 340 }, SKIN, [-0.6, -1])
  );
}

function palms(): string {
  const tones = { wood: '#6b4636', leaf: '#1f6a55', lit: '#66b062', lightFrom: -1 } as const;
  return (
    drawPalm({ seed: 'changuu a', x: 1440, y: 830, height: 560, bend: -0.12, ...tones }) +
    drawPalm({ seed: 'changuu b', x: 1520, y: 860, height: 470, bend: 0.04, ...tones })
  );
}

/** A leafy branch above, and the leaf that the large one is walking towards. */
function leaves(): string {
  return (
    `<path d="${traceFoliage('changuu top', 170, 50, 360, 110, 300, 50)}" fill="#1f5a42"/><path d="${traceFoliage('changuu top lit', 220, 30, 300, 84, 100, 44)}" fill="#66a858"/>` +
    `<path d="${traceFoliage('changuu feed', 1010, 958, 70, 16, 44, 34)}" fill="#3f8a4c"/><path d="${traceFoliage('changuu feed lit', 1010, 950, 56, 12, 18, 30)}" fill="#8fc060"/>`
  );
}
