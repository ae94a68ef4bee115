import { blend } from '../core/paint.ts';
import { closedCurve, oval, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { trekker } from '../figures/person.ts';
import { groundBelow, traceRidge } from '../motifs/land.ts';
import { drawBand, drawDisc, drawGlow, drawStars } from '../motifs/sky.ts';

const MOON: Point = [330, 210];

/** Summit night: a string of headlamps winds up to the ice under the full moon. */
export function kilimanjaroTogether(): Scene {
  const lamps = traceLamps();
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 900, '#0a1230', '#16234f', '#2f3f78', '#6a6a9c', '#b58aa0')),
      ),
      crisp(drawStars('together', 420, 760)),
      stipple(drawGlow(MOON, 380, '#dfe6ff', 0.6)),
      crisp(
        drawDisc(MOON, 66, '#fbf6e4'),
        `<path d="${oval(310, 190, 13, 11)}${oval(352, 226, 9, 8)}${oval(330, 240, 6, 5)}" fill="#e3d9c0"/>`,
      ),
      stipple(
        `<path d="${groundBelow(traceRidge({ seed: 'mawenzi', y: 800, swing: 60, hills: 5, shape: (x) => -120 * Math.exp(-(((x - 120) / 90) ** 2)) }))}" fill="${blend(660, 900, '#2c3566', '#6a5f8c')}"/>`,
      ),
      soft(drawGlow([400, 880], 800, '#a9a0c4', 0.5, 0.14)),
      stipple(mountain()),
      crisp(ice()),
      soft(...lamps.map(([x, y], i) => drawGlow([x, y], 46 - i * 0.7, '#ffca6a', 0.55))),
      crisp(
        `<path d="${lamps.map(([x, y], i) => oval(x, y, 5.4 - i * 0.1, 5.4 - i * 0.1)).join('')}" fill="#fff4cc"/>`,
      ),
      crisp(foreground()),
      soft(drawGlow([470, 850], 150, '#ffd27a', 0.6), drawGlow([268, 870], 120, '#ffd27a', 0.45)),
      crisp(walkers()),
    ],
    vignette: 0.32,
  };
}

function mountain(): string {
  const body = closedCurve(
    '-20,1040,1 240,930 480,800 700,640 900,450 1040,318 1120,262,1 1230,240 1360,236 1470,252,1 1560,300 1560,1040,1',
    0.2,
  );
  const random = createRandom('together gullies');
  const gullies = Array.from({ length: 22 }, (_, i) => {
    const x = 1060 + i * 22;
    const lean = (i - 14) * 22 + random.between(-20, 20);
    const w = random.between(8, 26);
    return `M${x} ${270 + Math.abs(i - 11) * 5}q${lean * 0.3} 300 ${lean} 800h${w * 2}q${-lean * 0.6} -400 ${-lean - w * 2} -800Z`;
  });
  const lit = closedCurve(
    '240,930 480,800 700,640 900,450 1040,318 1120,262,1 1060,420 960,560 820,700 640,840 420,960',
    0.2,
  );
  return `<path d="${body}" fill="${blend(240, 1000, '#3a3f70', '#262a55', '#12152f')}"/><path d="${gullies.join('')}" fill="#12152f" opacity="0.35"/><path d="${lit}" fill="#8088b8" opacity="0.4"/>`;
}

/** The glacier along the rim: a lit cliff of ice with a shaded foot. */
function ice(): string {
  const cliff = closedCurve(
    '1118,262,1 1180,226 1290,208 1400,214 1480,246,1 1470,276 1446,262 1428,300 1404,270 1380,318 1350,272 1320,300 1292,266 1258,310 1232,270 1196,300 1172,272 1140,292',
    0.12,
  );
  const shade = closedCurve(
    '1290,240 1400,240 1476,256,1 1470,276 1446,262 1428,300 1404,270 1380,318 1350,272 1320,300 1300,262',
    0.12,
  );
  return `<path d="${cliff}" fill="#e9f0ff"/><path d="${shade}" fill="#9fb0dc" opacity="0.8"/>`;
}

/** Lamps on the zigzag path, from the walkers to the rim. */
function traceLamps(): Point[] {
  const turns: Point[] = [
    [600, 812],
    [760, 770],
    [740, 700],
    [900, 650],
    [890, 580],
    [1020, 530],
    [1010, 470],
    [1100, 420],
    [1096, 370],
    [1150, 320],
  ];
  return turns.slice(1).flatMap(([x, y], i) => {
    const [px, py] = turns[i] ?? [x, y];
    return [0.12, 0.37, 0.62, 0.88].map(
      (t): Point => [px + (x - px) * t, py + (y - py) * t + Math.sin(t * 3.1) * 5],
    );
  });
}

function foreground(): string {
  const ground = groundBelow(
    traceRidge({
      seed: 'together near',
      y: 960,
      swing: 26,
      hills: 3,
      octaves: 5,
      shape: (x) => -x * 0.02,
    }),
  );
  return `<path d="${ground}" fill="#0a0c1e"/>`;
}

function walkers(): string {
  const tones = {
    body: '#1c2038',
    far: '#12152a',
    dark: '#0c0e1e',
    horn: '#5a4034',
    rim: '#c9d2f6',
    rimWidth: 0.8,
  };
  const people = [
    [250, 962, 190, 1, '#8f2f3a', '#d9a13f'],
    [372, 956, 182, -1, '#2f6a7f', '#7f3a5a'],
    [486, 950, 174, 1, '#c9652f', '#3a4a7a'],
  ] as const;
  return people
    .map(([x, y, height, stride, light, accent]) => {
      const s = height / 100;
      const lamp = `<circle cx="${x + 9 * s}" cy="${y - 95 * s}" r="6" fill="#fff6d4"/>`;
      return (
        drawFigure(trekker(stride), { x, y, height }, { ...tones, light, accent }, [-0.6, -1]) +
        lamp
      );
    })
    .join('');
}
