import { vertical } from '../core/paint.ts';
import { closedCurve, type Knot } from '../core/path.ts';
import { createNoise } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { trekker } from '../figures/person.ts';
import { drawKibo } from '../motifs/kibo.ts';
import { drawRidge, groundBelow, heightAt, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawGroundsel } from '../motifs/plant.ts';
import { drawCrescent, drawGlow, drawSky, drawStars } from '../motifs/sky.ts';
import { drawTent } from '../motifs/tent.ts';

const CAMP = traceRidge({
  seed: 'shira camp',
  y: 800,
  swing: 16,
  hills: 4,
  shape: (x) => 70 * Math.exp(-(((x - 760) / 330) ** 2)) + (x > 1100 ? -(x - 1100) * 0.22 : 0),
});

/** Morning above the clouds: Kibo's glaciers, a camp, trekkers among giant groundsels. */
export function kilimanjaroMachameRoute(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#1d3a6b'],
          [0.25, '#4d78a0'],
          [0.45, '#b9c3b8'],
          [0.6, '#f8d9b0'],
          [0.7, '#f7b48f'],
          [1, '#f0a08a'],
        ]),
      ),
      stipple(drawStars('machame', 60, 240, '#fff6e0'), drawGlow([1480, 560], 760, '#ffe9c0', 0.9)),
      crisp(drawCrescent([320, 150], 27, '#fbf1da')),
      stipple(
        drawKibo(840, 690, 880, 500, {
          rock: '#5b5079',
          rockShade: '#3c3765',
          foot: '#d79b92',
          ice: '#fff4e2',
          iceShade: '#a9b6d6',
        }),
      ),
      soft(sea(606, '#f6cdb4', 46), drawGlow([900, 640], 900, '#ffe6cb', 0.8, 0.12)),
      stipple(sea(640, '#e9b5ab', 44), sea(676, '#fbe3cb', 40)),
      stipple(
        drawRidge(
          {
            seed: 'lava tower',
            y: 742,
            swing: 40,
            hills: 5,
            shape: (x) => -90 * Math.exp(-(((x - 1330) / 120) ** 2)) + (x < 900 ? 60 : 0),
          },
          vertical(640, 800, [
            [0, '#6a5a80'],
            [1, '#c79aa0', 0.5],
          ]),
        ),
      ),
      soft(sea(742, '#fff0dc', 40)),
      stipple(sea(764, '#f7d6c4', 36)),
      crisp(
        `<path d="${groundBelow(CAMP)}" fill="${vertical(760, 1030, [
          [0, '#6d5a55'],
          [0.3, '#4a3d49'],
          [1, '#211c30'],
        ])}"/>`,
      ),
      stipple(
        `<path d="${groundBelow(CAMP)}" fill="${vertical(740, 860, [
          [0, '#ffd3a0', 0.6],
          [1, '#ffd3a0', 0],
        ])}"/>`,
      ),
      crisp(camp(), people(), groundsels()),
      crisp(
        `<path d="${traceGrass({ seed: 'machame tussock', count: 560, ground: (x) => heightAt(CAMP, x) + 120, depth: 110, height: 46 })}" fill="#1c1830"/><path d="${traceGrass({ seed: 'machame tussock lit', count: 160, ground: (x) => heightAt(CAMP, x) + 8, depth: 60, height: 24 })}" fill="#a98a6a"/>`,
      ),
    ],
  };
}

/** A level sea of cloud with a billowed upper edge. */
function sea(y: number, color: string, billow: number): string {
  const noise = createNoise(`sea ${y}`, 3);
  const knots: Knot[] = [[-60, y + 200, 1]];
  for (let x = -60; x <= 1600; x += 46)
    knots.push([
      x,
      y + noise(x / 190) * billow * 0.6 - Math.abs(Math.sin(x / 70 + y)) * billow * 0.4,
    ]);
  knots.push([1600, y + 200, 1]);
  return `<path d="${closedCurve(knots, 0.4)}" fill="${vertical(y - billow, y + 150, [
    [0, color],
    [0.4, color, 0.8],
    [1, color, 0],
  ])}"/>`;
}

function camp(): string {
  const tents: [number, number, number, string, string][] = [
    [250, 0.34, 800, '#d98a3c', '#8a4a2b'],
    [620, 0.42, 868, '#f2a640', '#9c4f2c'],
    [430, 0.56, 842, '#e8694a', '#8c3434'],
    [1080, 0.4, 816, '#f3b545', '#94532e'],
  ];
  return tents
    .map(([x, scale, y, canvas, shade]) =>
      drawTent({ x, y, scale }, { canvas, shade, line: '#33202c' }),
    )
    .join('');
}

function people(): string {
  const tones = {
    body: '#352a3c',
    far: '#2a2132',
    light: '#c24f3c',
    accent: '#2f6a78',
    horn: '#6a4436',
    dark: '#241c2c',
    mane: '#20303c',
  };
  return (
    [
      [1190, 62, 1],
      [1246, 60, -1],
      [1306, 60, 1],
      [1372, 58, -1],
    ] as const
  )
    .map(([x, height, stride], i) =>
      drawFigure(
        trekker(stride),
        { x, y: heightAt(CAMP, x) + 4, height },
        { ...tones, light: ['#c24f3c', '#e0a13d', '#3c7a86', '#d9d2c0'][i] ?? '#c24f3c' },
      ),
    )
    .join('');
}

function groundsels(): string {
  const tones = { wood: '#2b2233', leaf: '#56683f', lit: '#a9ab62', dead: '#4b3a38' };
  return (
    drawGroundsel('a', 130, 930, 330, tones) +
    drawGroundsel('b', 1440, 900, 280, tones) +
    drawGroundsel('c', 780, 890, 120, tones) +
    drawGroundsel('d', 930, 880, 90, tones) +
    drawGroundsel('e', 30, 860, 190, tones)
  );
}
