import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { giraffe } from '../figures/giraffe.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawCumulus, drawGlow, drawSky } from '../motifs/sky.ts';

const COAT: Tones = {
  body: '#fbe3b4',
  far: '#b07f52',
  mane: '#8a4a2c',
  accent: '#b8642f',
  dark: '#3a1f18',
  shade: '#e0b478',
};
const FAR: Tones = { body: '#d9a870', far: '#b98658', mane: '#a56c44', accent: '#b57a48' };

/** Tall giraffes browse under a high, white noon sky. */
export function giraffesAtNoon(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#2f94b8'],
          [0.3, '#6fbfca'],
          [0.6, '#c9e6d2'],
          [0.74, '#f6eec6'],
          [1, '#f6eec6'],
        ]),
      ),
      crisp(
        drawCumulus({ x: 300, y: 420, width: 620, height: 190, fill: '#fbf8e6', opacity: 0.95 }),
        drawCumulus({ x: 1240, y: 340, width: 560, height: 150, fill: '#fbf8e6', opacity: 0.9 }),
        drawCumulus({ x: 820, y: 560, width: 520, height: 80, fill: '#f6f3dc', opacity: 0.9 }),
      ),
      stipple(drawGlow([900, 60], 520, '#fffdf0', 0.7)),
      stipple(
        drawRidge(
          { seed: 'noon far', y: 706, swing: 40, hills: 3 },
          vertical(650, 760, [
            [0, '#7fa08c'],
            [1, '#c9cf98'],
          ]),
        ),
      ),
      crisp(`<path d="${traceBushes('noon bush', 120, () => 752, 22)}" fill="#8a9a4f"/>`, trees()),
      stipple(
        drawBand(
          750,
          1034,
          vertical(750, 1030, [
            [0, '#f0d88a'],
            [0.3, '#ddb55c'],
            [0.7, '#a9783a'],
            [1, '#5c3f26'],
          ]),
        ),
        `<path d="${traceStrokes('noon plain', 180, 758, 980, 100)}" fill="#fbeeb4" opacity="0.6"/>`,
      ),
      crisp(
        (
          [
            [860, 150, 'stand', true],
            [920, 136, 'walk', true],
            [1400, 170, 'walk', false],
          ] as const
        )
          .map(([x, height, pose, flip]) =>
            drawFigure(giraffe(pose), { x, y: 788, height, flip }, FAR),
          )
          .join(''),
      ),
      crisp(
        '<ellipse cx="480" cy="892" rx="190" ry="12" fill="#5c3a24" opacity="0.5"/><ellipse cx="1130" cy="868" rx="150" ry="11" fill="#5c3a24" opacity="0.5"/>',
        drawFigure(giraffe('walk'), { x: 1250, y: 868, height: 590, flip: true }, COAT),
        drawFigure(giraffe('stand'), { x: 330, y: 892, height: 800 }, COAT),
      ),
      crisp(branch()),
      soft(drawGlow([760, 900], 700, '#fff3c4', 0.3, 0.1)),
      crisp(
        `<path d="${traceGrass({ seed: 'noon grass', count: 420, ground: () => 915, depth: 50, height: 50 })}" fill="#e0b860"/><path d="${traceGrass({ seed: 'noon near', count: 640, ground: () => 1024, depth: 20, height: 100 })}" fill="#4a3420"/>`,
      ),
    ],
    vignette: 0.18,
  };
}

function trees(): string {
  return (
    [
      [180, 230],
      [420, 120],
      [1480, 260],
      [1120, 110],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `noon ${i}`,
        x,
        y: 772,
        height,
        wood: '#6d5a38',
        leaf: '#6f8a42',
        lit: '#a8b455',
        lightFrom: 1,
        spread: 1.4,
      }),
    )
    .join('');
}

/** A spray of acacia reaching in from above. */
function branch(): string {
  const tufts: [number, number, number][] = [
    [1010, 40, 90],
    [1130, 70, 100],
    [1240, 30, 110],
    [1360, 80, 120],
    [1470, 40, 130],
    [930, 10, 80],
  ];
  return `<path d="M1560 -10Q1300 40 960 24L960 30Q1300 56 1560 30Z" fill="#5a4128"/>${tufts.map(([x, y, r], i) => `<path d="${traceFoliage(`noon ${i}`, x, y, r, r * 0.4, 70, 24)}" fill="${i % 2 ? '#3f6d3a' : '#5d8a40'}"/>`).join('')}`;
}
