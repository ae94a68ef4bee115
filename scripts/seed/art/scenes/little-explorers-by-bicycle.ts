import { blend } from '../core/paint.ts';
import { limb } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawCyclist } from '../motifs/cyclist.ts';
import { drawSpurs } from '../motifs/escarpment.ts';
import { groundBelow, traceBushes, traceGrass, traceRidge, traceStrokes } from '../motifs/land.ts';
import { drawBananaLeaf } from '../motifs/plant.ts';
import { drawBand, drawBirds, drawCumulus, drawGlow } from '../motifs/sky.ts';

const LEAF = { leaf: '#2f7a48', lit: '#6fb056', rib: '#c9e08a' };

/** A family on bicycles between the banana groves of Mto wa Mbu, below the Rift. */
export function littleExplorersByBicycle(): Scene {
  const crest = traceRidge({
    seed: 'mto wall',
    y: 350,
    swing: 30,
    hills: 4,
    shape: (x) => -(x / 1536) * 110,
  });
  return {
    planes: [
      stipple(drawBand(-10, 660, blend(0, 600, '#3f9cc0', '#8fd0d4', '#e4f3d4', '#fbefc4'))),
      stipple(drawGlow([330, 260], 480, '#fffde4', 0.9)),
      crisp(
        drawCumulus({ x: 460, y: 300, width: 560, height: 150, fill: '#fdfdf4', opacity: 0.95 }),
        drawCumulus({ x: 1120, y: 190, width: 460, height: 110, fill: '#fbfdf4', opacity: 0.95 }),
      ),
      stipple(
        `<path d="${groundBelow(crest, 660)}" fill="${blend(240, 640, '#6f97a0', '#8fb59a', '#b9cf94')}"/>`,
      ),
      soft(drawSpurs('mto', crest, 610, 20, { lit: '#e4e8b8', dark: '#4f7488' })),
      crisp(
        `<path d="${traceBushes('mto wood', 150, () => 612, 34)}M-10 606H1550V690H-10Z" fill="${blend(570, 680, '#5a9458', '#3f7a4c')}"/>`,
        huts(),
      ),
      stipple(
        `<path d="M-10 680H1550V1040H-10Z" fill="${blend(680, 1030, '#86b45a', '#5a9048', '#2f5f38')}"/>`,
        `<path d="M-20 860Q400 800 800 806T1560 770V900Q1200 880 820 900T-20 980Z" fill="${blend(780, 960, '#e8b070', '#c97f4a')}"/>`,
        `<path d="${traceStrokes('mto road', 90, 820, 930, 100)}" fill="#fbd9a0" opacity="0.6"/>`,
      ),
      crisp(grove()),
      crisp(riders()),
      crisp(
        near(),
        drawBirds(
          [
            [800, 240, 16],
            [850, 222, 12],
            [770, 266, 11],
          ],
          '#4a7a80',
        ),
      ),
    ],
    vignette: 0.18,
  };
}

function huts(): string {
  return [
    [900, 676, 1],
    [1040, 684, 1.2],
    [1250, 676, 0.9],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-34 0V-34H34V0Z" fill="#d99a64"/><path d="M-48 -30L0 -76L48 -30Q0 -22 -48 -30Z" fill="#c9a85a"/><path d="M0 -76L48 -30Q20 -25 6 -25Z" fill="#8f7038"/><path d="M-9 0V-24H9V0Z" fill="#4a2c24"/></g>`,
    )
    .join('');
}

/** Banana plants along the far side of the road. */
function grove(): string {
  return Array.from({ length: 9 }, (_, i) => {
    const x = 20 + i * 185 + (i % 2) * 30;
    const y = 826 - i * 5;
    const size = 150 + (i % 3) * 34;
    const stem = `<path d="${limb(
      [
        [x, y, 15],
        [x + 4, y - size * 0.5, 12],
        [x + 6, y - size * 0.8, 8],
      ],
      'flat',
    )}" fill="#7fa05a"/>`;
    const leaves = [-2.7, -2.2, -1.75, -1.3, -0.85, -0.4].map((angle, k) =>
      drawBananaLeaf(`mto ${i} ${k}`, x + 5, y - size * 0.78, angle, size, LEAF),
    );
    return stem + leaves.join('');
  }).join('');
}

function riders(): string {
  const tyre = '#2a2028';
  const family = [
    [420, 908, 1.36, '#d8502f', '#2f7f9c', '#3a3f4f', '#7a4a34', '#fbf3e0'],
    [760, 896, 1.0, '#2f8f6a', '#f2c14e', '#5a3a54', '#8a5a40', '#e8573f'],
    [990, 888, 0.82, '#f2a83f', '#e8674a', '#27506a', '#8a5a40', '#3f9ca8'],
    [1240, 880, 1.3, '#3f5f9c', '#f3ead4', '#4a4438', '#6a4030', '#f2c14e'],
  ] as const;
  return family
    .map(
      ([x, y, scale, frame, shirt, shorts, skin, helmet]) =>
        `<ellipse cx="${x}" cy="${y + 4}" rx="${100 * scale}" ry="${9 * scale}" fill="#7a4a2c" opacity="0.4"/>${drawCyclist({ x, y, scale }, { frame, shirt, shorts, skin, helmet, tyre })}`,
    )
    .join('');
}

function near(): string {
  const tones = { leaf: '#1c5a3c', lit: '#4a9450', rib: '#b5d680' };
  const stems = [
    [-30, 1040, -1.2, 420],
    [-20, 1050, -0.7, 400],
    [1570, 1040, -1.95, 440],
    [1560, 1050, -2.5, 400],
  ] as const;
  return `<path d="${traceGrass({ seed: 'mto near', count: 520, ground: () => 1028, depth: 16, height: 66 })}" fill="#1c4a30"/>${stems.map(([x, y, angle, length], i) => drawBananaLeaf(`mto near ${i}`, x, y, angle, length, tones)).join('')}`;
}
