import { blend, vertical } from '../core/paint.ts';
import { limb } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { colobus } from '../figures/primate.ts';
import { drawBananaLeaf, traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawGlow, drawRays } from '../motifs/sky.ts';

const COAT: Tones = {
  body: '#b5502c',
  far: '#5a2a24',
  light: '#fbead0',
  accent: '#c9602f',
  dark: '#2a1c20',
  horn: '#f0b04a',
  ear: '#e0a0a0',
  rim: '#ffdf9c',
};

/** Red colobus on their boughs in the green light of Jozani. */
export function jozaniForestAndTheEastCoast(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 1034, blend(0, 1030, '#dfeebc', '#a4cf9a', '#5a9a72', '#2a6450'))),
      stipple(drawGlow([900, 120], 760, '#fffce0', 1)),
      stipple(trunks('jozani far', 15, '#8fb98c', 26), canopy('jozani c1', 130, '#9cc48c', 130)),
      stipple(trunks('jozani mid', 9, '#5f9472', 44), canopy('jozani c2', 90, '#5f9a6c', 150)),
      soft(
        drawRays(
          [980, -160],
          [62, 76, 90, 104, 118, 132],
          3.4,
          1900,
          vertical(0, 1000, [
            [0, '#fffbd0', 0.85],
            [1, '#fffbd0', 0.1],
          ]),
        ),
        drawGlow([760, 900], 700, '#e9f6c4', 0.4, 0.3),
      ),
      crisp(trunks('jozani near', 4, '#2f5f4c', 78), undergrowth()),
      crisp(boughs()),
      crisp(
        drawFigure(colobus(), { x: 560, y: 566, height: 330 }, COAT, [1, -0.8]),
        drawFigure(colobus(), { x: 1010, y: 672, height: 290, flip: true }, COAT, [-0.6, -1]),
        drawFigure(
          colobus(),
          { x: 1220, y: 300, height: 150, flip: true },
          { ...COAT, body: '#a0502f' },
          [-0.6, -1],
        ),
      ),
      crisp(frame()),
    ],
    vignette: 0.26,
  };
}

function trunks(seed: string, count: number, fill: string, width: number): string {
  const random = createRandom(seed);
  const d = Array.from({ length: count }, (_, i) => {
    const x = ((i + random.between(0.1, 0.9)) / count) * 1536;
    const w = width * random.between(0.5, 1);
    const lean = random.between(-40, 40);
    return (
      limb(
        [
          [x, 1050, w * 1.25],
          [x + lean * 0.4, 640, w * 0.8],
          [x + lean, -30, w * 0.6],
        ],
        'flat',
      ) +
      limb(
        [
          [x + lean * 0.6, 420, w * 0.34],
          [x + lean + 90, 250, w * 0.22],
          [x + lean + 150, 120, w * 0.06],
        ],
        'point',
      )
    );
  });
  return `<path d="${d.join('')}" fill="${fill}"/>`;
}

function canopy(seed: string, height: number, fill: string, count: number): string {
  return `<path d="${traceFoliage(seed, 420, height * 0.3, 520, height, count, 52)}${traceFoliage(`${seed} r`, 1380, height * 0.4, 300, height * 1.3, count, 52)}" fill="${fill}"/>`;
}

function boughs(): string {
  const wood =
    limb('-40,520,40 180,560,32 420,586,26 640,592,20 820,570,12 960,530,5') +
    limb('1580,640,42 1400,676,32 1180,694,25 940,704,18 780,730,10 690,760,5') +
    limb('1580,250,26 1380,304,18 1180,318,12 1040,300,5');
  const light =
    limb('-40,486,8 180,530,7 420,562,6 640,574,4 820,560,2') +
    limb('1580,604,8 1400,648,7 1180,672,5 940,689,4 780,722,2');
  return `<path d="${wood}" fill="${blend(250, 780, '#4f4634', '#33302a')}"/><path d="${light}" fill="#a8a860"/><path d="${traceFoliage('jozani moss', 420, 566, 330, 10, 70, 14)}${traceFoliage('jozani moss r', 1160, 678, 330, 10, 70, 14)}" fill="#6a9a50"/>`;
}

function undergrowth(): string {
  const tones = { leaf: '#2a6a4c', lit: '#5f9f5c', rib: '#a9cf84' };
  const leaves = Array.from({ length: 12 }, (_, i) =>
    drawBananaLeaf(
      `jozani ${i}`,
      70 + i * 128,
      1050,
      -1.57 + ((i % 3) - 1) * 0.55,
      230 + (i % 4) * 40,
      tones,
    ),
  );
  return leaves.join('');
}

function frame(): string {
  return (
    `<path d="${traceFoliage('jozani top', 120, 40, 420, 130, 330, 60)}" fill="#1c4a3a"/><path d="${traceFoliage('jozani top lit', 170, 20, 360, 100, 90, 54)}" fill="#4a8a54"/>` +
    `<path d="${traceFoliage('jozani low', 260, 1010, 420, 80, 300, 60)}${traceFoliage('jozani low r', 1400, 980, 260, 120, 260, 60)}" fill="#143c32"/>`
  );
}
