import { clip, linear, vertical } from '../core/paint.ts';
import { closedCurve, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { cheetahSitting } from '../figures/cats.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type WildebeestPose, wildebeest, wildebeestCalf } from '../figures/wildebeest.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawCumulus, drawGlow, drawSky } from '../motifs/sky.ts';

const ADULT: Tones = {
  body: '#5d5560',
  far: '#433d4a',
  mane: '#28232f',
  horn: '#2a242e',
  rim: '#f7e39a',
  shade: '#463f4d',
};
const CALF: Tones = { body: '#c08a54', far: '#8f6240', rim: '#ffe6a4' };
const FAR: Tones = { body: '#54604f', far: '#4a5646', mane: '#414b40', horn: '#414b40' };

/** Short green plains under storm light: wildebeest with calves, a cheetah on a termite mound. */
export function ndutuCalvingSeason(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#253349'],
          [0.25, '#3f5264'],
          [0.42, '#7f8f86'],
          [0.52, '#efe3a6'],
          [1, '#efe3a6'],
        ]),
      ),
      soft(rain()),
      stipple(stormClouds()),
      stipple(drawGlow([380, 548], 620, '#fff3b8', 0.95, 0.3)),
      stipple(
        drawRidge(
          { seed: 'ndutu hills', y: 540, swing: 24, hills: 3 },
          vertical(520, 600, [
            [0, '#54707a'],
            [1, '#9fb08c'],
          ]),
        ),
      ),
      stipple(
        drawBand(
          562,
          1034,
          vertical(562, 1030, [
            [0, '#d8d873'],
            [0.1, '#b4c453'],
            [0.4, '#6f9a45'],
            [0.7, '#477a42'],
            [1, '#234a35'],
          ]),
        ),
        `<path d="${traceStrokes('ndutu plain', 220, 572, 960, 110)}" fill="#dfe27c" opacity="0.5"/>`,
        `<path d="${traceStrokes('ndutu plain dark', 160, 590, 980, 130)}" fill="#2f6240" opacity="0.45"/>`,
      ),
      crisp(farTrees(), farHerd()),
      soft(drawGlow([420, 590], 720, '#fbf3b0', 0.6, 0.08)),
      crisp(herd()),
      crisp(mound()),
      stipple(
        `<path d="${MOUND}" fill="${linear(
          [960, 0],
          [1420, 0],
          [
            [0, '#ffd98a', 0.75],
            [0.45, '#ffd98a', 0.1],
            [1, '#3a2130', 0.55],
          ],
        )}"/>`,
      ),
      crisp(cheetah(), flowers()),
      crisp(
        `<path d="${traceGrass({ seed: 'ndutu near', count: 700, ground: () => 1020, depth: 30, height: 66 })}" fill="#173528"/>`,
      ),
    ],
    vignette: 0.3,
  };
}

const MOUND = closedCurve(
  '930,900,1 985,850 1020,790 1065,740 1105,690 1150,668 1240,664 1292,684 1322,740 1360,800 1400,850 1480,900,1',
  0.32,
);

function stormClouds(): string {
  const shade = '#1c2a3e';
  return [
    drawCumulus({ x: 1120, y: 330, width: 1000, height: 300, fill: '#33445a', shade }),
    drawCumulus({ x: 300, y: 240, width: 900, height: 200, fill: '#3d5064', shade, opacity: 0.9 }),
    drawCumulus({ x: 780, y: 400, width: 760, height: 130, fill: '#4b5d69', shade, opacity: 0.9 }),
    drawCumulus({ x: 1420, y: 420, width: 620, height: 160, fill: '#2b3a50', shade }),
    drawCumulus({ x: 60, y: 360, width: 460, height: 90, fill: '#5d6d70', shade, opacity: 0.85 }),
  ].join('');
}

/** Veils of rain that hang from the cloud, slanting with the wind. */
function rain(): string {
  const fill = vertical(310, 566, [
    [0, '#33465a', 0],
    [0.3, '#3a4c60', 0.9],
    [0.75, '#4f6470', 0.55],
    [1, '#6c7f82', 0.1],
  ]);
  const veil = (x: number, w: number, lean: number) =>
    `<path d="M${n(x)} 310H${n(x + w)}L${n(x + w - lean)} 566H${n(x - lean - 30)}Z" fill="${fill}"/>`;
  return veil(1060, 300, 110) + veil(1410, 240, 100) + veil(660, 120, 70);
}

function farTrees(): string {
  return (
    [
      [110, 110],
      [230, 74],
      [1480, 96],
      [760, 50],
      [880, 40],
    ] as const
  )
    .map(([x, height], i) =>
      drawAcacia({
        seed: `ndutu ${i}`,
        x,
        y: 580,
        height,
        wood: '#3f5148',
        leaf: '#4b6447',
        spread: 1.5,
      }),
    )
    .join('');
}

function farHerd(): string {
  const random = createRandom('ndutu herd');
  const animals = Array.from({ length: 170 }, () => ({
    x: random.between(-20, 1560),
    y: 582 + random.next() ** 1.6 * 70,
    flip: random.chance(0.4),
    pose: random.pick<WildebeestPose>(['graze', 'stand', 'walk', 'graze']),
  }));
  return animals
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, flip, pose }) =>
      drawFigure(wildebeest(pose), { x, y, height: 11 + (y - 582) * 0.3, flip }, FAR),
    )
    .join('');
}

function herd(): string {
  const out: [number, number, number, boolean, WildebeestPose | 'calf' | 'calf walk'][] = [
    [830, 704, 58, false, 'graze'],
    [640, 700, 56, true, 'stand'],
    [690, 706, 34, true, 'calf'],
    [120, 716, 62, false, 'graze'],
    [330, 726, 66, false, 'walk'],
    [300, 732, 38, false, 'calf walk'],
    [560, 778, 98, true, 'graze'],
    [770, 800, 108, false, 'stand'],
    [750, 812, 62, false, 'calf'],
    [90, 806, 112, false, 'walk'],
    [70, 822, 64, false, 'calf walk'],
    [330, 850, 138, false, 'graze'],
    [470, 868, 80, true, 'calf'],
  ];
  return out
    .map(
      ([x, y, height, flip, pose]) =>
        `<ellipse cx="${n(x + (flip ? -1 : 1) * height * 0.5)}" cy="${n(y)}" rx="${n(height * 0.62)}" ry="${n(height * 0.05)}" fill="#24452f" opacity="0.55"/>${
          pose === 'calf' || pose === 'calf walk'
            ? drawFigure(
                wildebeestCalf(pose === 'calf' ? 'stand' : 'walk'),
                { x, y, height, flip },
                CALF,
                [-1, -0.8],
              )
            : drawFigure(wildebeest(pose), { x, y, height, flip }, ADULT, [-1, -0.8])
        }`,
    )
    .join('');
}

function mound(): string {
  const random = createRandom('mound');
  let lumps = '';
  for (let i = 0; i < 60; i++) {
    const y = random.between(690, 890);
    const half = 90 + (y - 680) * 0.85;
    const x = 1205 + random.between(-half, half);
    lumps += `M${n(x)} ${n(y)}q${n(random.between(6, 16))} ${n(random.between(8, 24))} ${n(random.between(-4, 8))} ${n(random.between(24, 50))}q${n(-12)} ${n(-16)} ${n(-6)} ${n(-30)}Z`;
  }
  const inside = clip(`<path d="${MOUND}"/>`);
  return `<path d="${MOUND}" fill="#8a5a44"/><g clip-path="${inside}"><path d="${lumps}" fill="#5f3a37" opacity="0.6"/></g>`;
}

function cheetah(): string {
  const foot = traceGrass({
    seed: 'mound foot',
    count: 150,
    ground: () => 898,
    depth: 14,
    height: 40,
    from: 900,
    to: 1500,
  });
  return `<path d="${foot}" fill="#5f8f42"/>${drawFigure(
    cheetahSitting(),
    { x: 1150, y: 676, height: 262, flip: false },
    {
      body: '#e0a95a',
      far: '#a8743f',
      dark: '#33211f',
      light: '#fbe3b4',
      rim: '#fff0b8',
      shade: '#bb8145',
    },
    [-1, -0.6],
  )}`;
}

function flowers(): string {
  const random = createRandom('ndutu flowers');
  let d = '';
  for (let i = 0; i < 190; i++) {
    const y = 880 + random.next() * 110;
    const x = random.between(0, 1536);
    const r = 1.2 + (y - 880) * 0.026;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${traceGrass({ seed: 'ndutu mid', count: 420, ground: () => 905, depth: 50, height: 30 })}" fill="#8fae4b"/><path d="${d}" fill="#fdf6dc"/>`;
}
