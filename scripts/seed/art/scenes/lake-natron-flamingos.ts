import { clip, linear, vertical } from '../core/paint.ts';
import { n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { type FlamingoPose, flamingo } from '../figures/bird.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawRidge, groundBelow } from '../motifs/land.ts';
import { drawBand, drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const SHORE = 600;
const NEAR: Tones = {
  body: '#f58f95',
  far: '#d4626f',
  accent: '#e04f62',
  light: '#fbc0ae',
  dark: '#3a1a30',
  rim: '#fff0e0',
  rimWidth: 0.5,
};
const MID: Tones = {
  body: '#f2a0a0',
  far: '#d97f86',
  accent: '#e5707c',
  light: '#f7d0c6',
  dark: '#6a3350',
};
const FAR: Tones = {
  body: '#ee9c9c',
  far: '#e59296',
  accent: '#e8878d',
  light: '#f3b8b0',
  dark: '#b86a7a',
};

/** Flamingos on the mirror of the soda lake, before the cone of Ol Doinyo Lengai. */
export function lakeNatronFlamingos(): Scene {
  const cone = drawCone();
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#6f8fc0'],
          [0.2, '#a9aecb'],
          [0.38, '#f1c4bd'],
          [0.52, '#ffdcb4'],
          [1, '#ffdcb4'],
        ]),
      ),
      stipple(
        drawGlow([420, 520], 460, '#fff4d2', 0.95),
        drawDisc([420, 500], 56, '#fffbe8'),
        clouds(),
      ),
      stipple(
        drawRidge(
          { seed: 'natron rift', y: 560, swing: 34, hills: 4 },
          vertical(520, 610, [
            [0, '#a89bb8'],
            [1, '#e2b8b4'],
          ]),
        ),
      ),
      crisp(cone),
      soft(drawGlow([960, SHORE], 800, '#fff0de', 0.9, 0.06)),
      stipple(
        drawBand(
          SHORE,
          1034,
          vertical(SHORE, 1030, [
            [0, '#fbd9bd'],
            [0.25, '#e7b1b8'],
            [0.6, '#9d92b8'],
            [1, '#4a5c90'],
          ]),
        ),
        mirrorIn(SHORE, cone, 0.6, 0.9),
      ),
      stipple(
        drawBand(
          SHORE,
          1034,
          vertical(SHORE, 1030, [
            [0, '#fbe0c8', 0.15],
            [0.5, '#c2a2bd', 0.4],
            [1, '#4a5c90', 0.8],
          ]),
        ),
        `<path d="${traceGlints({ seed: 'natron glint', count: 240, top: SHORE + 6, bottom: 1000, width: 70 })}" fill="#fff1e2" opacity="0.55"/>`,
        `<path d="${traceGlints({ seed: 'natron sun', count: 110, top: SHORE + 4, bottom: 980, width: 46, center: 420, spread: 130 })}" fill="#fffbe8" opacity="0.9"/>`,
      ),
      crisp(farFlock(), crust()),
      crisp(midFlock()),
      soft(drawGlow([760, 700], 640, '#ffe7df', 0.35, 0.08)),
      crisp(nearFlock()),
      crisp(flyers()),
    ],
    vignette: 0.2,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1180, 150, 760, 30, '#f6cfc6', 0.7],
    [240, 220, 560, 24, '#f9d5c8', 0.8],
    [900, 290, 520, 18, '#fbe0c6', 0.8],
    [1400, 360, 420, 16, '#fbd6bd', 0.8],
  ]);
}

function drawCone(): string {
  const random = createRandom('lengai');
  const crest: Point[] = [
    [560, SHORE],
    [700, 560],
    [820, 486],
    [920, 388],
    [985, 300],
    [1022, 244],
    [1040, 226],
    [1062, 230],
    [1086, 222],
    [1106, 232],
    [1130, 268],
    [1180, 352],
    [1260, 448],
    [1370, 536],
    [1480, 580],
    [1560, SHORE],
  ];
  let gullies = '';
  let ash = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x0 = 1030 + t * 84;
    const x1 = 700 + t * 720 + random.between(-14, 14);
    const w = random.between(6, 20);
    const y0 = 240 + random.between(0, 60);
    const shape = `M${n(x0)} ${n(y0)}Q${n(x0 + (x1 - x0) * 0.32)} ${n(430)} ${n(x1)} ${n(SHORE)}L${n(x1 + w * 2)} ${n(SHORE)}Q${n(x0 + (x1 - x0) * 0.36 + w * 0.4)} ${n(430)} ${n(x0)} ${n(y0)}Z`;
    if (i % 2) gullies += shape;
    else if (i % 4 === 0) ash += shape;
  }
  return `<path d="${groundBelow(crest, SHORE)}" fill="${linear(
    [820, 0],
    [1330, 0],
    [
      [0, '#c58f93'],
      [0.45, '#8b6a8a'],
      [1, '#584d7c'],
    ],
  )}"/><g clip-path="${clip(`<path d="${groundBelow(crest, SHORE)}"/>`)}"><path d="${gullies}" fill="#4d4371" opacity="0.5"/><path d="${ash}" fill="#f3d9cc" opacity="0.35"/></g><path d="M985 300L1022 244L1040 226L1062 230L1086 222L1106 232L1130 268L1112 262L1100 300L1082 256L1066 316L1048 258L1030 290L1018 270Z" fill="#f6e3d8" opacity="0.85"/><path d="M560 ${SHORE}L700 560L820 530L1100 548L1370 545L1560 ${SHORE}Z" fill="${vertical(
    520,
    SHORE,
    [
      [0, '#f0c0b2', 0],
      [1, '#f6cdb8', 0.9],
    ],
  )}"/>`;
}

function farFlock(): string {
  const random = createRandom('natron far');
  return Array.from({ length: 150 }, () => ({
    x: random.between(-10, 1540),
    y: SHORE + 8 + random.next() ** 2 * 34,
  }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      drawFigure(
        flamingo(random.pick<FlamingoPose>(['stand', 'feed', 'walk'])),
        { x, y, height: 13 + (y - SHORE) * 0.32, flip: random.chance(0.5) },
        FAR,
      ),
    )
    .join('');
}

function midFlock(): string {
  const random = createRandom('natron mid');
  const birds = Array.from({ length: 34 }, (_, i) => ({
    x: 40 + i * 45 + random.between(-18, 18),
    y: 664 + random.next() * 42,
  })).sort((a, b) => a.y - b.y);
  return birds
    .map(({ x, y }) =>
      wade(
        random.pick<FlamingoPose>(['stand', 'feed', 'walk', 'feed']),
        x,
        y,
        58 + (y - 664) * 0.7,
        random.chance(0.45),
        MID,
      ),
    )
    .join('');
}

function nearFlock(): string {
  const birds: [FlamingoPose, number, number, number, boolean][] = [
    ['feed', 1060, 800, 190, true],
    ['stand', 1180, 806, 214, false],
    ['walk', 640, 798, 186, false],
    ['stand', 900, 822, 250, true],
    ['feed', 740, 838, 240, false],
    ['walk', 1330, 846, 262, true],
    ['stand', 1440, 824, 220, false],
    ['feed', 520, 826, 214, true],
  ];
  return birds.map(([pose, x, y, height, flip]) => wade(pose, x, y, height, flip, NEAR)).join('');
}

/** A wading bird with its broken reflection and the ring around its legs. */
function wade(
  pose: FlamingoPose,
  x: number,
  y: number,
  height: number,
  flip: boolean,
  tones: Tones,
): string {
  const bird = drawFigure(flamingo(pose), { x, y, height, flip }, tones, [-1, -0.7]);
  const ring = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(height * 0.13)}" ry="${n(height * 0.018)}" fill="none" stroke="#fff2e6" stroke-width="${n(height * 0.008 + 0.4)}" opacity="0.8"/>`;
  const reflection = mirrorIn(
    y,
    drawFigure(flamingo(pose), { x, y, height, flip }, tones),
    0.28,
    0.72,
  );
  return reflection + bird + ring;
}

function flyers(): string {
  const spots: [number, number, number][] = [
    [560, 330, 62],
    [640, 300, 56],
    [480, 372, 52],
    [706, 268, 46],
    [420, 330, 44],
    [760, 326, 40],
  ];
  return spots
    .map(([x, y, height]) =>
      drawFigure(
        flamingo('fly'),
        { x, y: y + height * 0.5, height, tilt: -6 },
        { ...MID, accent: '#d94f66', dark: '#452040' },
      ),
    )
    .join('');
}

function crust(): string {
  const random = createRandom('soda crust');
  let d = '';
  for (let i = 0; i < 26; i++) {
    const y = SHORE + 3 + random.next() * 16;
    const x = random.between(-40, 1560);
    const w = random.between(40, 160);
    d += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 4)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + 3)} ${n(x - w)} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="#fff8ec" opacity="0.75"/>`;
}
