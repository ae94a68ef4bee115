import { mix } from '../core/color.ts';
import { linear, vertical } from '../core/paint.ts';
import { crisp, type Plane, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { maasai } from '../figures/person.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawRidge, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

/** A dirt road between two rows of baobabs, towards a red sun. */
export function baobabAvenue(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#23485c'],
          [0.25, '#4f8080'],
          [0.45, '#c9b88a'],
          [0.6, '#f3b46c'],
          [0.7, '#ee8250'],
          [1, '#ee8250'],
        ]),
      ),
      stipple(drawGlow([780, 610], 560, '#ffe6a8', 1)),
      crisp(
        drawDisc(
          [780, 600],
          128,
          vertical(470, 730, [
            [0, '#fff2c4'],
            [1, '#ff9a4c'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'avenue far', y: 672, swing: 20, hills: 3 },
          vertical(650, 740, [
            [0, '#a8604c'],
            [1, '#e0905a'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'avenue plain', y: 700, swing: 4, hills: 3 },
          vertical(695, 1030, [
            [0, '#d98a4c'],
            [0.3, '#a85c38'],
            [1, '#3a1c24'],
          ]),
        ),
        road(),
        `<path d="${traceStrokes('avenue', 130, 710, 980, 90)}" fill="#f6c078" opacity="0.4"/>`,
      ),
      ...trees(),
      soft(drawGlow([780, 720], 500, '#ffd89a', 0.55, 0.16)),
      crisp(walker()),
      crisp(
        `<path d="${traceGrass({ seed: 'avenue l', count: 420, ground: (x) => 940 + (x / 560) * 60, depth: 70, height: 80, to: 600 })}${traceGrass({ seed: 'avenue r', count: 420, ground: (x) => 1000 - ((x - 980) / 560) * 60, depth: 70, height: 80, from: 960 })}" fill="#2a1220"/>`,
      ),
    ],
    vignette: 0.32,
  };
}

function road(): string {
  return `<path d="M770 702H796Q860 800 1180 1034H360Q700 800 770 702Z" fill="${vertical(
    702,
    1030,
    [
      [0, '#fbd596'],
      [0.5, '#e0a060'],
      [1, '#8f5038'],
    ],
  )}"/><path d="M781 710Q800 800 860 1034H690Q770 800 781 710Z" fill="${linear(
    [0, 710],
    [0, 1034],
    [
      [0, '#c9804a', 0.3],
      [1, '#6b3830', 0.7],
    ],
  )}"/>`;
}

function trees(): Plane[] {
  const rows: [number, number, number, number][] = [
    [690, 716, 120, 0.15],
    [868, 716, 128, 0.15],
    [640, 730, 190, 0.3],
    [932, 732, 200, 0.3],
    [560, 756, 310, 0.5],
    [1030, 758, 330, 0.5],
    [410, 810, 520, 0.75],
    [1200, 816, 560, 0.75],
    [110, 900, 860, 1],
    [1470, 910, 900, 1],
  ];
  const planes: Plane[] = [];
  for (let i = 0; i < rows.length; i += 2) {
    const pair = rows.slice(i, i + 2).map(([x, y, height, near], k) => {
      const wood = mix('#c9744c', '#3c1a28', near);
      return drawBaobab({
        seed: `avenue ${i} ${k}`,
        x,
        y,
        height,
        girth: 0.125,
        wood,
        leaf: wood,
        lit: mix('#f3b070', '#b0563c', near),
        lightFrom: x < 780 ? 1 : -1,
      });
    });
    planes.push(crisp(pair.join('')));
    if (i < 6) planes.push(soft(drawGlow([780, 720], 760 + i * 60, '#ffc98a', 0.3, 0.2)));
  }
  return planes;
}

function walker(): string {
  return `${drawFigure(
    maasai('walk'),
    { x: 800, y: 812, height: 92 },
    {
      body: '#c22f2c',
      far: '#1f0c14',
      accent: '#5a1226',
      mane: '#8a1f2a',
      dark: '#2a1018',
      horn: '#4a2c24',
      light: '#e9d0a0',
    },
  )}<path d="M786 812L700 900L740 902L812 812Z" fill="#3a1824" opacity="0.5"/>`;
}
