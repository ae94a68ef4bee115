import { linear, vertical } from '../core/paint.ts';
import { closedCurve, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { trekker } from '../figures/person.ts';
import { drawBananaLeaf, drawCoffeeBranch, traceFoliage } from '../motifs/plant.ts';
import { drawGlow, drawRays, drawSky } from '../motifs/sky.ts';

const COFFEE = {
  wood: '#4a3224',
  leaf: '#1c5a3b',
  lit: '#3f8a4c',
  cherry: '#cf2f36',
  shine: '#ffd0c0',
};
const BANANA = { leaf: '#2c6b38', lit: '#7fae4a', rib: '#d4dc8a' };

/** A thin, tall waterfall deep in the forest, seen through banana leaves and coffee cherries. */
export function materuniWaterfallAndCoffee(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#f3f0c4'],
          [0.2, '#c8dfae'],
          [0.5, '#7fb58c'],
          [1, '#2e6b56'],
        ]),
      ),
      stipple(
        foliageWall('back', 250, '#8fbf92', '#a9cf9a', 36),
        drawGlow([790, 120], 420, '#fffbe0', 0.95),
      ),
      stipple(headwall()),
      stipple(cliff(true), cliff(false)),
      crisp(cliffPlants()),
      crisp(waterfall()),
      soft(
        drawGlow([790, 760], 300, '#f2fff2', 0.9, 0.5),
        drawGlow([790, 420], 150, '#ecfff0', 0.45, 2.2),
      ),
      stipple(
        drawRays(
          [560, -180],
          [52, 60, 68, 77],
          2.4,
          1150,
          linear(
            [560, 0],
            [900, 800],
            [
              [0, '#fdf6c8', 0.55],
              [1, '#fdf6c8', 0],
            ],
          ),
        ),
      ),
      crisp(pool(), rocks(), visitor()),
      soft(drawGlow([800, 790], 330, '#e9fff0', 0.6, 0.25)),
      stipple(foliageWall('front', 860, '#174a37', '#2a6a44', 60)),
      crisp(bananas()),
      crisp(coffee()),
    ],
    vignette: 0.34,
  };
}

function foliageWall(seed: string, y: number, dark: string, lit: string, size: number): string {
  const random = createRandom(`wall ${seed}`);
  const front = seed === 'front';
  let out = '';
  for (let i = 0; i < 26; i++) {
    const x = front
      ? i % 2
        ? random.between(-40, 470)
        : random.between(1090, 1580)
      : random.between(-40, 1580);
    const drop = front ? Math.abs(x - 790) * -0.2 + 150 : random.between(-130, 190);
    const cy = y + drop + random.between(-40, 40);
    out += `<path d="${traceFoliage(`${seed}${i}`, x, cy, size * 2.2, size * 1.3, 34, size)}" fill="${i % 3 ? dark : lit}"/>`;
  }
  return out;
}

/** The rock the water comes over, between the two flanks, with ferns along its lip. */
function headwall(): string {
  const random = createRandom('headwall');
  const rock = closedCurve(
    '520,190 620,150 700,158 760,146 830,148 900,158 980,146 1080,190 1080,820 520,820',
    0.3,
  );
  let ledges = '';
  for (let i = 0; i < 26; i++) {
    const x = random.between(600, 1000);
    const y = random.between(190, 720);
    ledges += `M${n(x)} ${n(y)}q${n(random.between(4, 12))} ${n(random.between(30, 60))} ${n(random.between(-6, 6))} ${n(random.between(70, 130))}q-14 -50 ${n(-4)} ${n(-100)}Z`;
  }
  const ferns = Array.from({ length: 9 }, (_, i) => {
    const x = 590 + i * 50;
    return `<path d="${traceFoliage(`lip ${i}`, x, 152, 44, 20, Math.abs(x - 790) < 60 ? 0 : 30, 24)}" fill="${i % 2 ? '#6fae6c' : '#94c878'}"/>`;
  });
  const fill = vertical(140, 780, [
    [0, '#8fc29a'],
    [0.4, '#6aa588'],
    [1, '#3f7d6a'],
  ]);
  return `<path d="${rock}" fill="${fill}"/><path d="${ledges}" fill="#4f8f78" opacity="0.7"/>${ferns.join('')}`;
}

function cliff(left: boolean): string {
  const m = (x: number) => (left ? x : 1580 - x);
  const d = closedCurve(
    [
      [m(-60), 60],
      [m(200), 90],
      [m(420), 60],
      [m(560), 110],
      [m(640), 190, 1],
      [m(668), 300],
      [m(690), 470],
      [m(672), 600],
      [m(700), 760],
      [m(640), 860],
      [m(300), 940],
      [m(-60), 1000],
    ],
    0.3,
  );
  const random = createRandom(`cliff ${left}`);
  let cracks = '';
  for (let i = 0; i < 34; i++) {
    const x = random.between(180, 670);
    const y = random.between(170, 760);
    const h = random.between(60, 190);
    cracks += `M${n(m(x))} ${n(y)}Q${n(m(x + 14))} ${n(y + h / 2)} ${n(m(x + 6))} ${n(y + h)}Q${n(m(x - 10))} ${n(y + h * 0.6)} ${n(m(x))} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="${linear(
    [m(200), 0],
    [m(700), 0],
    [
      [0, '#1d4d40'],
      [0.7, '#2f6b55'],
      [1, '#5b917a'],
    ],
  )}"/><path d="${cracks}" fill="#123a33" opacity="0.7"/>`;
}

function cliffPlants(): string {
  const random = createRandom('cliff plants');
  let out = '';
  for (let i = 0; i < 30; i++) {
    const left = i % 2 === 0;
    const t = random.next();
    const x = left ? random.between(120, 650) : random.between(930, 1460);
    const y = 90 + t * 640;
    out += `<path d="${traceFoliage(`cp${i}`, x, y, 58, 24, 26, 26)}" fill="${['#2f7a4c', '#4c9a58', '#1d5a40', '#8abf66'][i % 4]}"/>`;
  }
  return out;
}

function waterfall(): string {
  const random = createRandom('fall');
  const main = closedCurve(
    '742,150,1 800,140 838,150,1 846,300 856,470 872,640 900,790,1 790,800 690,790,1 720,640 736,470 740,300',
    0.3,
  );
  let streaks = '';
  let shade = '';
  for (let i = 0; i < 54; i++) {
    const t = random.next();
    const x0 = 746 + t * 88;
    const x1 = 700 + t * 190;
    const y0 = random.between(150, 520);
    const y1 = y0 + random.between(120, 320);
    const at = (y: number) => x0 + (x1 - x0) * ((y - 150) / 640) ** 1.6;
    const w = random.between(1.4, 5);
    const stroke = `M${n(at(y0))} ${n(y0)}Q${n(at((y0 + y1) / 2) + w)} ${n((y0 + y1) / 2)} ${n(at(y1))} ${n(Math.min(795, y1))}Q${n(at((y0 + y1) / 2) - w)} ${n((y0 + y1) / 2)} ${n(at(y0))} ${n(y0)}Z`;
    if (i % 3) streaks += stroke;
    else shade += stroke;
  }
  return `<path d="${main}" fill="${vertical(140, 800, [
    [0, '#d8efe2'],
    [0.5, '#c2e2d8'],
    [1, '#eafaf0'],
  ])}"/><path d="${shade}" fill="#7fb9ae" opacity="0.8"/><path d="${streaks}" fill="#ffffff"/>`;
}

function pool(): string {
  const water = closedCurve(
    '520,830 640,798 800,790 960,798 1080,830 1140,900 1000,960 600,960 460,900',
  );
  const rings = [0, 1, 2, 3]
    .map(
      (i) =>
        `<ellipse cx="796" cy="${806 + i * 18}" rx="${110 + i * 66}" ry="${10 + i * 9}" fill="none" stroke="#e6fbef" stroke-width="${3.4 - i * 0.6}" opacity="${0.8 - i * 0.17}"/>`,
    )
    .join('');
  return `<path d="${water}" fill="${vertical(790, 1030, [
    [0, '#bfe6d2'],
    [0.4, '#5fae9c'],
    [1, '#1f5d58'],
  ])}"/>${rings}`;
}

function rocks(): string {
  const stones: [number, number, number, number][] = [
    [560, 836, 80, 34],
    [640, 812, 46, 22],
    [1010, 822, 70, 34],
    [1090, 856, 96, 44],
    [500, 884, 96, 44],
    [930, 806, 34, 16],
  ];
  return stones
    .map(
      ([x, y, w, h]) =>
        `<path d="${closedCurve([
          [x - w, y + h * 0.5, 1],
          [x - w * 0.8, y - h * 0.4],
          [x - w * 0.2, y - h],
          [x + w * 0.5, y - h * 0.8],
          [x + w, y + h * 0.5, 1],
        ])}" fill="#24483f"/><path d="${closedCurve([
          [x - w * 0.75, y - h * 0.35],
          [x - w * 0.2, y - h],
          [x + w * 0.5, y - h * 0.8],
          [x + w * 0.1, y - h * 0.55],
        ])}" fill="#6d9c7c"/>`,
    )
    .join('');
}

function visitor(): string {
  return drawFigure(
    trekker(1),
    { x: 600, y: 806, height: 88 },
    {
      body: '#2b3a3c',
      far: '#22302f',
      light: '#e0663c',
      accent: '#f0b647',
      horn: '#7a4b36',
      dark: '#3a2a22',
    },
  );
}

function bananas(): string {
  return [
    drawBananaLeaf('a', -60, 330, -0.5, 560, BANANA),
    drawBananaLeaf('b', -70, 470, -0.05, 470, { leaf: '#1f5834', lit: '#4f8f42', rib: '#b7c878' }),
    drawBananaLeaf('c', 1600, 160, Math.PI + 0.24, 520, BANANA),
    drawBananaLeaf('d', 1610, 380, Math.PI - 0.28, 470, {
      leaf: '#1f5834',
      lit: '#4f8f42',
      rib: '#b7c878',
    }),
    drawBananaLeaf('e', 120, -60, 0.55, 480, { leaf: '#24602f', lit: '#5d9a45', rib: '#c5d080' }),
    drawBananaLeaf('f', 1440, -80, Math.PI - 0.6, 420, {
      leaf: '#1b5132',
      lit: '#3f7f40',
      rib: '#a4bb70',
    }),
  ].join('');
}

function coffee(): string {
  return (
    drawCoffeeBranch('b', 1600, 1010, Math.PI + 0.42, 430, {
      ...COFFEE,
      leaf: '#123f2d',
      lit: '#27683c',
    }) +
    drawCoffeeBranch('a', 1620, 760, Math.PI + 0.12, 500, COFFEE) +
    drawCoffeeBranch('c', -80, 770, 0.1, 440, COFFEE) +
    drawCoffeeBranch('d', -60, 960, -0.2, 340, { ...COFFEE, leaf: '#123f2d', lit: '#27683c' })
  );
}
