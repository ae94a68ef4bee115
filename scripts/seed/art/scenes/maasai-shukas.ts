import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { maasai } from '../figures/person.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, groundBelow, heightAt, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

const HILL = traceRidge({
  seed: 'shuka hill',
  y: 842,
  swing: 14,
  hills: 2,
  shape: (x) => -50 * Math.sin((x / 1536) * Math.PI),
});

/** Herders in red checked shukas cross a hill in single file, the sun going down behind them. */
export function maasaiShukas(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#3f6f92'],
          [0.22, '#8fa8a5'],
          [0.42, '#f0cf9c'],
          [0.6, '#f6a566'],
          [0.74, '#ea7a52'],
          [1, '#ea7a52'],
        ]),
      ),
      stipple(drawGlow([470, 560], 640, '#fff0bd', 1), clouds()),
      crisp(
        drawDisc(
          [470, 560],
          236,
          vertical(320, 800, [
            [0, '#fff8dc'],
            [0.6, '#ffdd94'],
            [1, '#ffb46a'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          {
            seed: 'shuka far',
            y: 720,
            swing: 50,
            hills: 3,
            shape: (x) => -110 * Math.exp(-(((x - 1230) / 240) ** 2)),
          },
          vertical(580, 820, [
            [0, '#a8586a'],
            [1, '#ee9a66', 0.85],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'shuka mid', y: 782, swing: 18, hills: 4 },
          vertical(770, 860, [
            [0, '#8a3f4c'],
            [1, '#b9584c'],
          ]),
        ),
        drawAcacia({
          seed: 'shuka tree',
          x: 1330,
          y: 806,
          height: 210,
          wood: '#6b2c3c',
          leaf: '#6f3040',
          spread: 1.5,
        }),
        drawAcacia({
          seed: 'shuka tree 2',
          x: 170,
          y: 800,
          height: 90,
          wood: '#7d3644',
          leaf: '#7d3644',
          spread: 1.5,
        }),
      ),
      soft(drawGlow([470, 790], 640, '#ffd08a', 0.6, 0.1)),
      crisp(
        `<path d="${groundBelow(HILL)}" fill="${vertical(780, 1030, [
          [0, '#6b2a34'],
          [0.4, '#3f1a2a'],
          [1, '#1f0d1c'],
        ])}"/>`,
      ),
      stipple(
        `<path d="${groundBelow(HILL)}" fill="${vertical(780, 850, [
          [0, '#ffb46a', 0.75],
          [1, '#ffb46a', 0],
        ])}"/>`,
      ),
      crisp(walkers()),
      crisp(
        `<path d="${traceGrass({ seed: 'shuka rim', count: 420, ground: (x) => heightAt(HILL, x), depth: 10, height: 24 })}" fill="#c9643f"/><path d="${traceGrass({ seed: 'shuka near', count: 700, ground: (x) => heightAt(HILL, x) + 190, depth: 50, height: 100 })}" fill="#1c0b1a"/>`,
      ),
    ],
    vignette: 0.28,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1100, 210, 820, 34, '#c9c0a8', 0.6],
    [300, 270, 560, 24, '#f3dcae', 0.8],
    [1250, 370, 560, 22, '#f9c98c', 0.85],
    [860, 450, 520, 16, '#f9b374', 0.8],
  ]);
}

function walkers(): string {
  const cloths: [string, string, string][] = [
    ['#d0322c', '#5a1226', '#a8222a'],
    ['#c22a3c', '#40103a', '#8a1c34'],
    ['#e0472f', '#6b1626', '#b52c28'],
    ['#b5243c', '#2c1440', '#82183a'],
    ['#d93a30', '#54122c', '#a8222a'],
  ];
  const places: [number, number][] = [
    [330, 330],
    [520, 372],
    [740, 350],
    [930, 384],
    [1130, 340],
  ];
  return places
    .map(([x, height], i) => {
      const [body, accent, mane] = cloths[i] ?? ['#d0322c', '#5a1226', '#a8222a'];
      const tones: Tones = {
        body,
        far: '#24101a',
        accent,
        mane,
        dark: '#2c1218',
        horn: '#4a2018',
        light: '#f6e6c4',
        rim: '#ffb870',
      };
      return drawFigure(
        maasai('walk', i),
        { x, y: heightAt(HILL, x) + 10, height, flip: true },
        tones,
        [-0.9, -0.6],
      );
    })
    .join('');
}
