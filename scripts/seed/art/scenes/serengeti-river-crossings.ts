import { vertical } from '../core/paint.ts';
import { n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { type WildebeestPose, wildebeest } from '../figures/wildebeest.ts';
import { drawRidge, groundBelow, traceBushes, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawDisc, drawGlow, drawRays, drawSky } from '../motifs/sky.ts';
import { drawAcacia } from '../motifs/tree.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const FAR: Tones = { body: '#8a4f33', far: '#7c4430', mane: '#6a3826', horn: '#6a3826' };
const MID: Tones = {
  body: '#5e3227',
  far: '#47241f',
  mane: '#351a19',
  horn: '#3b1e1b',
  rim: '#ffca78',
};
const NEAR: Tones = {
  body: '#47262a',
  far: '#2f181e',
  mane: '#22101a',
  horn: '#d8b58c',
  rim: '#ffc46b',
  shade: '#331a22',
};
/** The way the herd takes: far plain, lip of the bank, slope, water. */
const TRACK: readonly Point[] = [
  [1560, 440],
  [1240, 452],
  [980, 470],
  [800, 505],
  [690, 560],
  [640, 640],
  [700, 716],
  [820, 770],
];
const BANK = traceRidge({
  seed: 'mara bank',
  y: 560,
  swing: 16,
  hills: 4,
  shape: (x) => bankShape(x),
});
const SHORE: readonly Point[] = [
  [-20, 640],
  [220, 668],
  [470, 700],
  [650, 720],
  [900, 706],
  [1180, 690],
  [1560, 664],
];

/** The great herd pours down the bank of the Mara in golden dust. */
export function serengetiRiverCrossings(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#f7b562'],
          [0.2, '#fbcf84'],
          [0.42, '#fdeab8'],
          [1, '#fdeab8'],
        ]),
      ),
      stipple(
        drawGlow([1130, 250], 620, '#fff6d6', 1),
        drawDisc([1130, 250], 92, '#fffbe6'),
        drawRidge(
          { seed: 'mara hills', y: 396, swing: 40, hills: 2 },
          vertical(350, 450, [
            [0, '#d9995a'],
            [1, '#f0c07e'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'mara plain', y: 432, swing: 8, hills: 3 },
          vertical(425, 600, [
            [0, '#dfa65a'],
            [1, '#c07a38'],
          ]),
        ),
        `<path d="${traceBushes('mara bush', 70, () => 434, 11)}" fill="#a8703e"/>`,
        farTrees(),
      ),
      stipple(
        drawRays(
          [1130, 250],
          [66, 82, 101, 118, 135],
          5,
          900,
          vertical(250, 760, [
            [0, '#fff3cc', 0.55],
            [1, '#ffe2a0', 0],
          ]),
        ),
      ),
      crisp(farHerd()),
      soft(dust(440, 0.75), drawGlow([1130, 430], 560, '#ffe9b8', 0.8, 0.14)),
      crisp(
        `<path d="${groundBelow(BANK)}" fill="${vertical(520, 740, [
          [0, '#b3672f'],
          [0.3, '#8b4727'],
          [1, '#5a2a22'],
        ])}"/>`,
        bankCracks(),
      ),
      stipple(bankLight(), slopeHerd()),
      crisp(
        `<path d="${waterBelow(SHORE)}" fill="${vertical(680, 1030, [
          [0, '#d98f45'],
          [0.25, '#8d5440'],
          [0.65, '#43303f'],
          [1, '#231b30'],
        ])}"/>`,
        swimmers(),
      ),
      stipple(
        `<path d="${traceGlints({ seed: 'mara glint', count: 170, top: 700, bottom: 900, width: 44, center: 1060, spread: 520 })}" fill="#ffe0a0" opacity="0.75"/>`,
        `<path d="${traceGlints({ seed: 'mara dark', count: 120, top: 740, bottom: 1020, width: 70 })}" fill="#2a1a2a" opacity="0.4"/>`,
      ),
      soft(
        drawGlow([640, 640], 330, '#ffd99a', 0.8, 0.5),
        drawGlow([430, 560], 260, '#f6c98a', 0.55, 0.5),
      ),
      crisp(spray(), foreground()),
    ],
    vignette: 0.3,
  };
}

function bankShape(x: number): number {
  const lip = (x - 640) / 140;
  return (
    120 * Math.exp(-lip * lip) -
    60 * Math.exp(-(((x - 330) / 240) ** 2)) +
    Math.max(0, x - 900) * 0.16
  );
}

function along(t: number): Point {
  const f = Math.min(0.9999, Math.max(0, t)) * (TRACK.length - 1);
  const i = Math.floor(f);
  const a = TRACK[i] ?? [0, 0];
  const b = TRACK[i + 1] ?? a;
  return [a[0] + (b[0] - a[0]) * (f - i), a[1] + (b[1] - a[1]) * (f - i)];
}

function farHerd(): string {
  const random = createRandom('far herd');
  const animals = Array.from({ length: 150 }, () => ({
    x: random.between(560, 1560),
    y: 446 + random.next() ** 2 * 62,
    pose: random.pick<WildebeestPose>(['walk', 'graze', 'gallop', 'stand']),
  }));
  return animals
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, pose }) =>
      drawFigure(wildebeest(pose), { x, y, height: 9 + (y - 446) * 0.42, flip: true }, FAR),
    )
    .join('');
}

function slopeHerd(): string {
  const random = createRandom('slope herd');
  const animals = Array.from({ length: 46 }, (_, i) => {
    const t = 0.36 + (i / 46) * 0.5;
    const [x, y] = along(t);
    return {
      x: x + random.between(-90, 90),
      y: y + random.between(-14, 14),
      height: 34 + (t - 0.36) * 120,
      t,
    };
  });
  return animals
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, height, t }) =>
      drawFigure(
        wildebeest(
          random.pick<WildebeestPose>(t > 0.6 ? ['leap', 'gallop', 'walk'] : ['gallop', 'walk']),
        ),
        { x, y, height, flip: t < 0.68, tilt: t > 0.5 ? 14 : 4 },
        MID,
        [1, -1],
      ),
    )
    .join('');
}

function swimmers(): string {
  const spots: [number, number, number, WildebeestPose, number][] = [
    [640, 752, 80, 'leap', 10],
    [742, 772, 92, 'walk', 0],
    [880, 790, 104, 'gallop', -6],
    [990, 812, 100, 'walk', 0],
    [800, 840, 118, 'walk', 0],
    [1130, 826, 108, 'walk', 0],
    [1270, 838, 112, 'walk', 0],
  ];
  return spots
    .map(([x, y, height, pose, tilt]) => {
      const figure = drawFigure(
        wildebeest(pose),
        { x: x - height * 0.5, y: y + height * 0.46, height, tilt },
        NEAR,
        [0.6, -1],
      );
      const wake = `<path d="M${n(x - height)} ${n(y)}Q${n(x)} ${n(y - 9)} ${n(x + height * 0.9)} ${n(y)}Q${n(x)} ${n(y + 12)} ${n(x - height)} ${n(y)}Z" fill="#f7c987"/><path d="M${n(x - height * 0.8)} ${n(y + 5)}Q${n(x)} ${n(y - 4)} ${n(x + height * 0.7)} ${n(y + 4)}L${n(x + height * 0.7)} ${n(y + 70)}H${n(x - height * 0.8)}Z" fill="#6f4440"/>`;
      return figure + wake;
    })
    .join('');
}

function dust(y: number, strength: number): string {
  return [
    [900, 0.9],
    [700, 1],
    [1180, 0.7],
    [1400, 0.6],
  ]
    .map(([x = 0, k = 1]) => drawGlow([x, y + 20], 260 * k, '#f9dba6', strength, 0.32))
    .join('');
}

function bankCracks(): string {
  const random = createRandom('cracks');
  let d = '';
  for (let i = 0; i < 90; i++) {
    const x = random.between(-20, 1540);
    const y = 585 + random.between(0, 80) + bankShape(x) * 0.6;
    d += `M${n(x)} ${n(y)}l${n(random.between(-6, 6))} ${n(random.between(20, 60))}l${n(random.between(3, 9))} ${n(random.between(-18, -6))}Z`;
  }
  return `<path d="${d}" fill="#4d231f" opacity="0.6"/>`;
}

function bankLight(): string {
  return `<path d="${groundBelow(BANK)}" fill="${vertical(480, 640, [
    [0, '#ffce7e', 0.95],
    [0.4, '#e8984a', 0.4],
    [1, '#e8984a', 0],
  ])}"/>`;
}

function farTrees(): string {
  return [
    [130, 150],
    [322, 100],
    [1440, 120],
    [905, 54],
    [1010, 44],
  ]
    .map(([x = 0, height = 0], i) =>
      drawAcacia({
        seed: `mara ${i}`,
        x,
        y: 446 + height * 0.06,
        height,
        wood: '#8a5733',
        leaf: '#936038',
        spread: 1.5,
      }),
    )
    .join('');
}

function spray(): string {
  const random = createRandom('spray');
  let d = '';
  for (let i = 0; i < 210; i++) {
    const a = random.between(-2.7, -0.4);
    const reach = random.next() ** 0.6 * 120;
    const x = 660 + random.between(-60, 330) + Math.cos(a) * reach;
    const y = 760 + Math.sin(a) * reach * 0.7;
    const r = random.between(0.8, 3.4);
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${d}" fill="#fff0cf" opacity="0.9"/>`;
}

function foreground(): string {
  const ground = (x: number) =>
    1010 - 120 * Math.exp(-(((x - 60) / 260) ** 2)) - 70 * Math.exp(-(((x - 1500) / 180) ** 2));
  const hill = Array.from({ length: 40 }, (_, i): Point => [i * 40 - 10, ground(i * 40 - 10)]);
  return `<path d="${groundBelow(hill)}" fill="#24121c"/><path d="${traceGrass({ seed: 'mara reeds', count: 520, ground, depth: 30, height: 90, lean: 0.25 })}" fill="#24121c"/>`;
}
