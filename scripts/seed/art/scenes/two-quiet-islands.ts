import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawRidge, traceBushes, traceGrass } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 530;

/** A hammock between two palms, and another island across the water. */
export function twoQuietIslands(): Scene {
  return {
    planes: [
      stipple(
        drawBand(
          -10,
          HORIZON + 4,
          blend(0, HORIZON, '#5a7fb0', '#9fb5c9', '#f0cdc4', '#fbb9a4', '#fbcf9c'),
        ),
      ),
      stipple(drawGlow([820, 470], 560, '#fff3d0', 0.95), clouds()),
      crisp(drawDisc([820, 462], 70, '#fffae4')),
      stipple(
        drawRidge(
          {
            seed: 'quiet isle',
            y: 548,
            swing: 12,
            hills: 8,
            shape: (x) =>
              -76 * Math.exp(-(((x - 1180) / 190) ** 2)) - 40 * Math.exp(-(((x - 240) / 150) ** 2)),
          },
          blend(470, 550, '#6f7fa0', '#a88fa4'),
        ),
        drawBand(
          HORIZON + 6,
          1034,
          blend(HORIZON, 860, '#f3bfa4', '#9fbfc4', '#5fb5b8', '#9fdcc9'),
        ),
      ),
      crisp(
        `<path d="${traceBushes('quiet trees', 46, (x) => (Math.abs(x - 1180) < 200 ? 548 - 76 * Math.exp(-(((x - 1180) / 190) ** 2)) : 900), 14)}" fill="#7485a0"/>`,
        `<path d="${traceGlints({ seed: 'quiet path', count: 140, top: HORIZON + 10, bottom: 800, width: 60, center: 820, spread: 240, taper: 0.3 })}" fill="#fff6d6" opacity="0.85"/>`,
        `<path d="${traceGlints({ seed: 'quiet sea', count: 120, top: HORIZON + 10, bottom: 800, width: 56 })}" fill="#e4f6ee" opacity="0.5"/>`,
        drawDhow(
          { x: 560, y: 590, scale: 0.56 },
          {
            hull: '#4a3444',
            trim: '#c98a6a',
            sail: '#fff0dc',
            sailShade: '#d0a49c',
            crew: '#2c1c2a',
          },
        ),
      ),
      stipple(beach()),
      crisp(palms()),
      soft(drawGlow([760, 900], 420, '#6a4a58', 0.35, 0.1)),
      crisp(
        hammock(),
        drawBirds(
          [
            [420, 300, 16],
            [470, 280, 12],
            [1060, 240, 14],
          ],
          '#6a6a84',
        ),
      ),
      crisp(
        `<path d="${traceGrass({ seed: 'quiet grass', count: 260, ground: () => 1028, depth: 12, height: 70, to: 520 })}${traceGrass({ seed: 'quiet grass r', count: 260, ground: () => 1028, depth: 12, height: 80, from: 1080 })}" fill="#2a4a4a"/>`,
      ),
    ],
    vignette: 0.2,
  };
}

function clouds(): string {
  return drawCloudBars(
    [
      [360, 150, 620, 30, '#c9d3dc'],
      [1180, 210, 720, 28, '#f0d9d0'],
      [620, 330, 560, 20, '#fbd0bc'],
      [1240, 390, 460, 18, '#fbc9ac'],
    ],
    0.85,
  );
}

function beach(): string {
  const foam = waterBelow([
    [-20, 772],
    [340, 800],
    [780, 784],
    [1180, 812],
    [1560, 776],
  ]);
  const dry = waterBelow([
    [-20, 790],
    [340, 816],
    [780, 800],
    [1180, 830],
    [1560, 794],
  ]);
  return `<path d="${foam}" fill="#fbfff6"/><path d="${dry}" fill="${blend(790, 1030, '#fbe3c4', '#f0c9a4', '#b58a84')}"/>`;
}

function palms(): string {
  const tones = { wood: '#5a3c40', leaf: '#2a5a58', lit: '#8fae70', lightFrom: 1 } as const;
  return (
    drawPalm({ seed: 'quiet a', x: 260, y: 960, height: 760, bend: 0.02, ...tones }) +
    drawPalm({
      seed: 'quiet b',
      x: 1290,
      y: 970,
      height: 800,
      bend: -0.04,
      ...tones,
      lightFrom: -1,
    }) +
    drawPalm({
      seed: 'quiet c',
      x: 1440,
      y: 1000,
      height: 560,
      bend: 0.1,
      ...tones,
      lightFrom: -1,
    }) +
    '<ellipse cx="270" cy="962" rx="130" ry="10" fill="#6a4a54" opacity="0.45"/><ellipse cx="1300" cy="972" rx="150" ry="10" fill="#6a4a54" opacity="0.45"/>'
  );
}

/** The hammock with somebody in it: a hat over the face, one foot over the edge. */
function hammock(): string {
  const cloth = closedCurve(
    '390,700,1 520,790 680,850 800,858 940,838 1080,776 1180,690,1 1080,800 960,880 800,910 650,894 500,810',
    0.3,
  );
  const front = closedCurve(
    '470,770,1 600,842 720,880 830,884 960,858 1100,784,1 1020,866 900,912 770,922 640,898 540,846',
    0.3,
  );
  const stripes = Array.from(
    { length: 11 },
    (_, i) =>
      `M${540 + i * 50} ${830 + Math.sin((i / 10) * Math.PI) * 54}q-6 24 ${(i - 5) * 2} ${30 - Math.abs(i - 5) * 2}`,
  ).join('');
  const cords = [660, 672, 684]
    .map(
      (y, i) =>
        `M278 ${y - 40}Q330 ${y - 20} ${396 + i * 8} ${700 + i * 6}M1282 ${y - 52}Q1230 ${y - 30} ${1176 - i * 8} ${690 + i * 8}`,
    )
    .join('');
  const person =
    `<path d="${limb('560,812,22 660,838,30 760,848,28 860,836,20 950,806,14 1010,780,11')}" fill="#f3e6d4"/><path d="${limb('880,834,17 960,856,13 1000,900,10 1004,946,8 1026,954,6')}" fill="#7a4a38"/><path d="${limb('1010,780,10 1040,768,8')}" fill="#7a4a38"/>` +
    `<path d="${limb('620,822,13 600,780,10 552,770,8')}${oval(536, 788, 26, 25)}" fill="#7a4a38"/><path d="${closedCurve('490,790 506,762 530,752 560,758 584,782,1 560,776 520,786', 0.3)}" fill="#e8b45a"/><path d="M506 776q30 -14 66 -4" stroke="#b5342f" stroke-width="6" fill="none"/>`;
  return `<path d="${cords}" fill="none" stroke="#4a3038" stroke-width="4"/><path d="${cloth}" fill="#b5483f"/>${person}<path d="${front}" fill="${blend(770, 920, '#e8734a', '#b5402f')}"/><path d="${stripes}" stroke="#ffe0a4" stroke-width="7" fill="none" opacity="0.85"/><path d="M470 770Q600 842 720 880T1100 784" fill="none" stroke="#ffd28a" stroke-width="5"/>`;
}
