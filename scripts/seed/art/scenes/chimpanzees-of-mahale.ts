import { blend, linear } from '../core/paint.ts';
import { closedCurve, limb } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { chimpanzee } from '../figures/primate.ts';
import { drawRidge, traceBushes } from '../motifs/land.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawGlow } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const COAT: Tones = {
  body: '#231c22',
  far: '#171218',
  light: '#8a5f4a',
  dark: '#171014',
  rim: '#f3d9a4',
  rimWidth: 1.3,
};

/** Two chimpanzees on a bough above the bays of Lake Tanganyika. */
export function chimpanzeesOfMahale(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 560, blend(0, 540, '#6fb0b8', '#b9dcc8', '#f6ecc4', '#fbdcae'))),
      stipple(drawGlow([1180, 300], 520, '#fffbe0', 0.9)),
      stipple(
        mountain('mahale 1', 330, -220, '#8fb0b4', '#c9d6bc'),
        mountain('mahale 2', 410, -230, '#5f968c', '#a4c49c'),
        mountain('mahale 3', 490, -220, '#3f7a62', '#7fab70'),
      ),
      soft(drawGlow([500, 520], 800, '#fbf6e0', 0.5, 0.1)),
      stipple(lake()),
      crisp(
        `<path d="${traceGlints({ seed: 'mahale', count: 170, top: 560, bottom: 1000, width: 56 })}" fill="#eefff4" opacity="0.55"/>`,
        beach(),
      ),
      crisp(backLeaves(), bough()),
      crisp(
        drawFigure(chimpanzee(), { x: 760, y: 716, height: 330 }, COAT, [1, -0.7]),
        drawFigure(chimpanzee(), { x: 1010, y: 700, height: 178, flip: true }, COAT, [1, -0.7]),
      ),
      crisp(frontLeaves()),
    ],
    vignette: 0.24,
  };
}

/** A forested ridge that comes down to the lake on the right. */
function mountain(seed: string, y: number, rise: number, top: string, foot: string): string {
  const shape = (x: number) => rise * Math.exp(-(((x - 220) / 420) ** 2)) + 170 * (x / 1536) ** 2;
  return drawRidge(
    { seed, y, swing: 60, hills: 4, shape },
    blend(y + rise, y + 190, top, top, foot),
  );
}

function lake(): string {
  const water = waterBelow([
    [-20, 640],
    [300, 610],
    [620, 560],
    [900, 548],
    [1560, 546],
  ]);
  const shallow = waterBelow(
    [
      [-20, 700],
      [260, 690],
      [520, 636],
      [760, 590],
      [1000, 566],
      [1560, 560],
    ],
    1040,
  );
  return `<path d="${water}" fill="${blend(546, 1030, '#6fc0c4', '#2f95a8', '#1a6a88')}"/><path d="${shallow}" fill="${linear(
    [0, 0],
    [1300, 0],
    [
      [0, '#8fe0cc', 0.6],
      [1, '#8fe0cc', 0],
    ],
  )}"/>`;
}

function beach(): string {
  return `<path d="${closedCurve('-20,650,1 260,620 500,574 700,556 880,549,1 760,566 560,604 330,662 -20,720,1', 0.3)}" fill="#fff3d4"/><path d="${traceBushes('mahale shore', 60, (x) => (x < 470 ? 640 - x * 0.1 : 1100), 30)}" fill="#2a6048"/>`;
}

function bough(): string {
  const wood =
    limb(
      '1580,640,74 1400,690,58 1200,716,48 960,726,42 740,736,36 520,760,26 330,796,15 200,820,7',
    ) +
    limb('640,746,20 520,820,13 420,900,7') +
    limb('1300,700,30 1240,820,20 1200,960,14');
  const light = limb('1580,592,10 1400,640,9 1200,672,8 960,688,7 740,704,6 520,738,4 330,786,2');
  return `<path d="${wood}" fill="${blend(640, 960, '#5a4634', '#2c2420')}"/><path d="${light}" fill="#c9a870" opacity="0.8"/><path d="${traceFoliage('mahale moss', 1000, 690, 420, 12, 130, 16)}" fill="#6a9a4a"/>`;
}

function backLeaves(): string {
  return `<path d="${traceFoliage('mahale back', 1420, 150, 330, 170, 420, 46)}" fill="#2c6650"/><path d="${traceFoliage('mahale back lit', 1400, 120, 280, 130, 130, 42)}" fill="#7fb060"/>`;
}

function frontLeaves(): string {
  return (
    `<path d="${traceFoliage('mahale left', 60, 960, 300, 130, 300, 54)}" fill="#16402f"/><path d="${traceFoliage('mahale left lit', 100, 930, 250, 90, 90, 48)}" fill="#3f8050"/>` +
    `<path d="${traceFoliage('mahale low', 1180, 1010, 460, 70, 380, 56)}" fill="#16402f"/><path d="${traceFoliage('mahale low lit', 1220, 980, 400, 46, 100, 50)}" fill="#4a8a50"/>`
  );
}
