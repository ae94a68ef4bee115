import { blend, linear } from '../core/paint.ts';
import { closedCurve, limb } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { flyingFox } from '../figures/flying-fox.ts';
import { groundBelow, traceBushes, traceRidge } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawCloudBars, drawDisc, drawGlow, drawRays } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

const FUR: Tones = {
  body: '#2a1c38',
  far: '#2a1c38',
  accent: '#c9703f',
  dark: '#170f22',
  rim: '#ffb98a',
  rimWidth: 0.8,
};

/** Flying foxes leave Ngezi Forest at dusk, while the lighthouse of Ras Kigomasha begins its round. */
export function pembaIsland(): Scene {
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 660, '#1f3a70', '#4f5f9c', '#a87aa4', '#f0988c', '#ffc78c')),
      ),
      stipple(drawGlow([700, 560], 640, '#ffe6b4', 0.9), clouds()),
      crisp(drawDisc([700, 430], 150, blend(280, 580, '#fff6da', '#ffdcae'))),
      stipple(drawBand(640, 1034, blend(640, 900, '#f6b08f', '#9a6a94', '#3a3a70'))),
      crisp(
        `<path d="${traceGlints({ seed: 'pemba dusk', count: 170, top: 644, bottom: 860, width: 60, center: 700, spread: 360, taper: 0.4 })}" fill="#ffe3bd" opacity="0.8"/>`,
      ),
      soft(
        drawRays(
          [1262, 456],
          [171, 187],
          2.2,
          1300,
          linear(
            [1262, 456],
            [420, 456],
            [
              [0, '#fff3c4', 0.75],
              [1, '#fff3c4', 0],
            ],
          ),
        ),
      ),
      crisp(headland()),
      stipple(forest()),
      crisp(flight()),
      crisp(roost()),
    ],
    vignette: 0.28,
  };
}

function clouds(): string {
  return drawCloudBars(
    [
      [1200, 170, 720, 30, '#6a6aa4'],
      [220, 250, 560, 26, '#a87fa8'],
      [1240, 330, 560, 22, '#d98f9c'],
      [260, 470, 520, 18, '#f6a890'],
    ],
    0.75,
  );
}

/** The cape with its iron lighthouse and a few palms. */
function headland(): string {
  const palm = { wood: '#33244a', leaf: '#33244a' };
  return (
    `<path d="${closedCurve('880,668,1 1000,650 1120,630 1240,620 1400,626 1560,610,1 1560,720,1 900,690', 0.3)}" fill="#3a2a50"/><path d="${traceBushes('kigomasha', 60, (x) => (x > 960 ? 634 - (x - 960) * 0.02 : 1000), 22)}" fill="#3a2a50"/>` +
    `<path d="M1246 624L1253 476H1271L1278 624Z" fill="#f3e0d9"/><path d="M1262 476H1271L1278 624H1264Z" fill="#a87f98"/><path d="M1249 566h26l1 22h-28ZM1251 520h21l1 20h-23Z" fill="#b5483f"/><path d="M1248 476H1276V470H1248Z" fill="#33244a"/><path d="M1254 470V448H1270V470Z" fill="#fff3b8"/><path d="M1250 448L1262 434L1274 448Z" fill="#33244a"/><circle cx="1262" cy="458" r="26" fill="#fff0b0" opacity="0.4"/>` +
    drawPalm({ seed: 'kigomasha a', x: 1110, y: 636, height: 120, bend: -0.1, ...palm }) +
    drawPalm({ seed: 'kigomasha b', x: 1400, y: 626, height: 150, bend: 0.1, ...palm })
  );
}

function forest(): string {
  const back = traceRidge({
    seed: 'ngezi back',
    y: 800,
    swing: 40,
    hills: 5,
    shape: (x) => -90 * Math.exp(-(((x - 80) / 300) ** 2)),
  });
  const front = traceRidge({ seed: 'ngezi front', y: 900, swing: 30, hills: 4 });
  return (
    `<path d="${groundBelow(back)}${traceBushes('ngezi crowns', 90, (x) => 806 - 80 * Math.exp(-(((x - 80) / 300) ** 2)), 60)}" fill="${blend(700, 960, '#3f3460', '#261f44')}"/>` +
    `<path d="${groundBelow(front)}${traceBushes('ngezi near', 70, () => 908, 80)}" fill="${blend(840, 1030, '#221a3a', '#120d24')}"/><path d="${traceFoliage('ngezi leaves', 768, 880, 800, 40, 260, 26)}" fill="#3f3358"/><path d="${traceFoliage('ngezi edge', 700, 790, 800, 30, 200, 20)}" fill="#5a4a74" opacity="0.7"/>`
  );
}

/** A stream of bats from the forest into the evening, larger towards the viewer. */
function flight(): string {
  const random = createRandom('ngezi flight');
  const far = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const x = 1380 - t * 1150 + random.between(-70, 70);
    const y = 740 - Math.sin(t * 2.2) * 400 + random.between(-60, 60);
    return drawFigure(
      flyingFox('fly'),
      { x, y, height: 9 + t * 22 * random.between(0.7, 1.2), tilt: random.between(-35, 25) },
      { body: '#3a2850', far: '#3a2850', accent: '#5a3a54', dark: '#2a1c3c' },
    );
  });
  const near = [
    [560, 330, 170, -12],
    [930, 236, 118, 16],
    [320, 560, 104, -20],
  ] as const;
  return (
    far.join('') +
    near
      .map(([x, y, height, tilt]) =>
        drawFigure(flyingFox('fly'), { x, y, height, tilt }, FUR, [0.3, 1]),
      )
      .join('')
  );
}

/** The bough in front, with those that are still asleep. */
function roost(): string {
  const wood =
    limb('1580,60,44 1400,110,32 1240,130,22 1120,120,13 1000,128,5') +
    limb('1380,116,22 1300,190,13 1220,214,6');
  const sleepers = [
    [1330, 136, 150],
    [1440, 116, 170],
    [1180, 138, 120],
    [1262, 206, 110],
  ] as const;
  return (
    `<path d="${traceFoliage('roost back', 1400, 40, 330, 80, 260, 52)}" fill="#1c1634"/><path d="${wood}" fill="#1a1226"/>` +
    sleepers
      .map(([x, y, height]) => drawFigure(flyingFox('hang'), { x, y, height }, FUR, [-1, 0.6]))
      .join('') +
    `<path d="${traceFoliage('roost low', 1420, 30, 300, 60, 90, 48)}" fill="#3a2f58"/>`
  );
}
