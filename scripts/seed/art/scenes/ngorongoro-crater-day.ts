import { clip, vertical } from '../core/paint.ts';
import { closedCurve, type Point } from '../core/path.ts';
import { createNoise, createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawSpurs } from '../motifs/escarpment.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { groundBelow, traceBushes, traceGrass, traceRidge, traceStrokes } from '../motifs/land.ts';
import { drawCumulus, drawGlow, drawSky } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

const WALL = traceRidge({
  seed: 'crater wall',
  y: 330,
  swing: 22,
  hills: 4,
  shape: (x) => -30 * Math.sin((x / 1536) * Math.PI),
});
const FOOT = traceRidge({ seed: 'crater foot', y: 492, swing: 9, hills: 5 });
const RIM = traceRidge({
  seed: 'crater rim',
  y: 792,
  swing: 24,
  hills: 4,
  shape: (x) => 110 * Math.sin((x / 1536) * Math.PI),
});

/** The caldera from its rim: far wall, soda lake, cloud shadows drifting over the floor. */
export function ngorongoroCraterDay(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#3f8fb5'],
          [0.2, '#8cc6cf'],
          [0.34, '#e4ecd2'],
          [1, '#e4ecd2'],
        ]),
      ),
      crisp(clouds()),
      stipple(
        `<path d="${groundBelow(WALL)}" fill="${vertical(290, 500, [
          [0, '#4f7d92'],
          [0.6, '#79a39c'],
          [1, '#b4c49a'],
        ])}"/>`,
      ),
      soft(drawSpurs('crater', WALL, 510, 19, { lit: '#8fb3ad', dark: '#2f5f7c' })),
      soft(spill(), drawGlow([760, 500], 900, '#f4f2cf', 0.75, 0.07)),
      stipple(
        `<path d="${groundBelow(FOOT)}" fill="${vertical(480, 860, [
          [0, '#c9cf8d'],
          [0.35, '#b9bd62'],
          [0.7, '#8ea653'],
          [1, '#5f8648'],
        ])}"/>`,
        lake(),
      ),
      soft(shadows()),
      stipple(
        `<path d="${traceStrokes('crater floor', 170, 510, 830, 90)}" fill="#e8dd94" opacity="0.5"/>`,
        `<path d="${traceBushes('crater bush', 90, (x) => 505 + (Math.sin(x) + 1) * 6, 6)}" fill="#577c58"/>`,
      ),
      crisp(forest(), herds()),
      soft(drawGlow([300, 560], 700, '#fffbe0', 0.4, 0.1)),
      stipple(
        `<path d="${groundBelow(RIM)}" fill="${vertical(780, 1030, [
          [0, '#3f6b3d'],
          [0.4, '#24492f'],
          [1, '#10291f'],
        ])}"/>`,
        rimBushes(),
      ),
      crisp(rimTrees()),
      crisp(
        `<path d="${traceGrass({ seed: 'rim grass', count: 560, ground: (x) => 1012 - 60 * Math.abs(x / 768 - 1), depth: 30, height: 80 })}" fill="#0d231b"/>`,
      ),
    ],
    vignette: 0.2,
  };
}

function clouds(): string {
  return [
    drawCumulus({ x: 330, y: 210, width: 520, height: 120, fill: '#f9f6e4', opacity: 0.95 }),
    drawCumulus({ x: 1210, y: 170, width: 620, height: 130, fill: '#f6f3df', opacity: 0.9 }),
    drawCumulus({ x: 780, y: 268, width: 420, height: 60, fill: '#fdf8e6', opacity: 0.9 }),
    drawCumulus({ x: 80, y: 290, width: 360, height: 54, fill: '#eef0dc', opacity: 0.9 }),
  ].join('');
}

function spill(): string {
  return [
    [180, 330],
    [420, 318],
    [900, 306],
    [1180, 316],
    [1420, 330],
  ]
    .map(
      ([x = 0, y = 0]) =>
        drawGlow([x, y], 230, '#ffffff', 0.95, 0.16) +
        drawGlow([x + 40, y + 46], 170, '#ffffff', 0.5, 0.3),
    )
    .join('');
}

/** The soda lake: a white rim of salt, shallows, a blue heart, and a thin line of flamingos. */
function lake(): string {
  const salt = blob('magadi', 905, 566, 350, 36);
  const shallow = blob('magadi', 912, 565, 306, 26);
  const water = blob('magadi', 924, 563, 232, 16);
  const inside = clip(`<path d="${shallow}"/>`);
  const glints = traceGlints({
    seed: 'magadi',
    count: 70,
    top: 546,
    bottom: 588,
    width: 46,
    center: 920,
    spread: 330,
    taper: 1,
  });
  const birds = traceGlints({
    seed: 'magadi flock',
    count: 90,
    top: 586,
    bottom: 593,
    width: 12,
    center: 830,
    spread: 230,
    taper: 1,
  });
  return [
    `<path d="${salt}" fill="#f3ead0"/><path d="${shallow}" fill="#b9dcd9"/><path d="${water}" fill="#5fa3b8"/>`,
    `<g clip-path="${inside}"><path d="${glints}" fill="#f4fbf1" opacity="0.85"/></g><path d="${birds}" fill="#e88f90"/>`,
  ].join('');
}

/** A flat, uneven ellipse, for a lake or the shadow of a cloud. */
function blob(seed: string, x: number, y: number, rx: number, ry: number): string {
  const noise = createNoise(seed, 2);
  const knots = Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * Math.PI * 2;
    const r = 1 + noise(Math.cos(a) * 1.7 + Math.sin(a) * 2.6 + 7) * 0.3;
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
  return closedCurve(knots);
}

function shadows(): string {
  const spots = [
    [300, 560, 210, 20],
    [1340, 646, 260, 34],
    [600, 690, 300, 34],
    [1050, 748, 240, 28],
    [100, 690, 190, 30],
    [980, 508, 180, 7],
  ] as const;
  return spots
    .map(
      ([x, y, rx, ry]) =>
        `<path d="${blob(`shadow ${x}`, x, y, rx, ry)}" fill="#2f6a5a" opacity="0.6"/>`,
    )
    .join('');
}

function forest(): string {
  const random = createRandom('lerai');
  const trees = Array.from({ length: 34 }, () => ({
    x: random.between(60, 470),
    y: 640 + random.between(-26, 36),
  })).sort((a, b) => a.y - b.y);
  return trees
    .map(({ x, y }, i) =>
      drawAcacia({
        seed: `lerai ${i}`,
        x,
        y,
        height: 34 + (y - 614) * 0.4,
        wood: '#a89a4a',
        leaf: i % 3 ? '#55803f' : '#6f9446',
        lit: '#a8b858',
        spread: 1,
      }),
    )
    .join('');
}

function herds(): string {
  const groups = [
    [900, 684, 170, 12, 46],
    [1180, 634, 130, 8, 40],
    [700, 650, 130, 9, 34],
    [1290, 724, 120, 12, 20],
    [560, 742, 90, 10, 9],
  ] as const;
  return `<path d="${traceFarHerd({ seed: 'crater', groups, size: [11, 19] })}" fill="#33443a"/>`;
}

function rimBushes(): string {
  return `<path d="${traceBushes('rim bushes', 70, (x) => RIM[Math.max(0, Math.round((x + 16) / 8))]?.[1] ?? 860, 34)}" fill="#2d5635"/><path d="${traceBushes('rim bushes 2', 60, (x) => (RIM[Math.max(0, Math.round((x + 16) / 8))]?.[1] ?? 860) + 50, 46)}" fill="#1b3e2a"/>`;
}

function rimTrees(): string {
  return (
    drawAcacia({
      seed: 'rim left',
      x: 1400,
      y: 900,
      height: 640,
      wood: '#12271f',
      leaf: '#173a29',
      lit: '#47723c',
      lightFrom: -1,
      spread: 1.1,
    }) +
    drawAcacia({
      seed: 'rim small',
      x: 90,
      y: 850,
      height: 210,
      wood: '#12271f',
      leaf: '#1d4430',
      lit: '#47723c',
      lightFrom: 1,
    })
  );
}
