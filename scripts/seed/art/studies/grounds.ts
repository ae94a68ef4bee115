import { mix } from '../core/color.ts';
import { linear, vertical } from '../core/paint.ts';
import { n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Plane, stipple } from '../core/scene.ts';
import { traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand } from '../motifs/sky.ts';
import { drawShafts, drawSurface } from '../motifs/underwater.ts';
import { traceCaustics, traceGlints, waterBelow } from '../motifs/water.ts';
import type { Light } from './hours.ts';

export type Ground = 'plain' | 'lake' | 'sea' | 'beach' | 'flats' | 'wall' | 'bank' | 'deep';

/** The ground of a study, from the horizon to the lower edge. */
export function drawGround(ground: Ground, seed: string, light: Light, horizon: number): Plane[] {
  return DRAWN[ground](seed, light, horizon);
}

type DrawnGround = (seed: string, light: Light, horizon: number) => Plane[];

const DRAWN: Record<Ground, DrawnGround> = {
  plain: drawPlain,
  lake: drawWater,
  sea: drawWater,
  beach: drawBeach,
  flats: drawFlats,
  wall: drawWall,
  deep: drawDeep,
  bank: (seed, light, horizon) => [...drawWater(seed, light, horizon), ...drawBank(seed, light)],
};

function drawPlain(seed: string, { land, sheen }: Light, horizon: number): Plane[] {
  const tufts = traceGrass({
    seed: `${seed} tufts`,
    count: 240,
    ground: () => horizon + 70,
    depth: 260,
    height: 24,
  });
  return [
    stipple(
      drawBand(horizon, 1040, fade(horizon, 1030, land)),
      `<path d="${traceStrokes(`${seed} plain`, 170, horizon + 8, 980, 110)}" fill="${sheen}" opacity="0.5"/>`,
    ),
    crisp(`<path d="${tufts}" fill="${land[1]}" opacity="0.85"/>`),
  ];
}

function drawWater(seed: string, { water, sheen, glow }: Light, horizon: number): Plane[] {
  return [
    stipple(
      drawBand(horizon, 1040, fade(horizon, 1030, water)),
      `<path d="${traceGlints({ seed: `${seed} dark`, count: 120, top: horizon + 16, bottom: 1030, width: 120 })}" fill="${water[2]}" opacity="0.3"/>`,
      `<path d="${traceGlints({ seed: `${seed} glints`, count: 130, top: horizon + 6, bottom: 1010, width: 76 })}" fill="${sheen}" opacity="0.55"/>`,
      `<path d="${traceGlints({ seed: `${seed} path`, count: 90, top: horizon + 4, bottom: 1000, width: 60, center: 768, spread: 260 })}" fill="${glow}" opacity="0.6"/>`,
    ),
  ];
}

/** Sea that breaks on a beach, which runs from the lower left up to the right. */
function drawBeach(seed: string, light: Light, horizon: number): Plane[] {
  const edge = (drop: number): Point[] => [
    [-20, 836 + drop],
    [260, 796 + drop],
    [560, 782 + drop],
    [880, 740 + drop],
    [1200, 706 + drop],
    [1560, 690 + drop],
  ];
  const band = (drop: number, fill: string, opacity = 1) =>
    `<path d="${waterBelow(edge(drop))}" fill="${fill}" opacity="${opacity}"/>`;
  return [
    ...drawWater(seed, light, horizon),
    crisp(
      band(-44, light.glow, 0.55),
      band(-26, light.water[0]),
      band(-6, '#fffdf2'),
      band(2, light.sand[1]),
    ),
    stipple(
      band(
        14,
        vertical(690, 1030, [
          [0, light.sand[0]],
          [0.6, light.sand[0]],
          [1, light.sand[1]],
        ]),
      ),
      `<path d="${traceStrokes(`${seed} sand`, 60, 850, 1010, 120)}" fill="${light.sand[1]}" opacity="0.5"/>`,
    ),
  ];
}

/** A lagoon at low tide: bars of wet sand between tongues of water. */
function drawFlats(seed: string, light: Light, horizon: number): Plane[] {
  const random = createRandom(`flats ${seed}`);
  let pools = '';
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.5;
    const y = horizon + 22 + t * (1000 - horizon);
    const w = (120 + t * 520) * random.between(0.5, 1.2);
    const x = random.between(-100, 1640);
    const h = 3 + t * 22;
    pools += `M${n(x - w)} ${n(y)}C${n(x - w * 0.4)} ${n(y - h)} ${n(x + w * 0.2)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y)}C${n(x + w * 0.3)} ${n(y + h)} ${n(x - w * 0.5)} ${n(y + h * 0.7)} ${n(x - w)} ${n(y)}Z`;
  }
  return [
    stipple(
      drawBand(horizon, 1040, fade(horizon, 1030, [light.sand[0], light.sand[0], light.sand[1]])),
      drawBand(
        horizon,
        horizon + 26,
        fade(horizon, horizon + 26, [light.water[1], light.water[0], light.sand[0]]),
      ),
    ),
    stipple(
      `<path d="${pools}" fill="${fade(horizon, 1030, [light.water[0], light.water[0], light.water[1]])}"/>`,
    ),
    stipple(
      `<path d="${traceGlints({ seed: `${seed} wet`, count: 90, top: horizon + 20, bottom: 1010, width: 60 })}" fill="${light.glow}" opacity="0.7"/>`,
    ),
  ];
}

/** The near bank of a water, in the lower part of the board. */
function drawBank(seed: string, { land, sheen }: Light): Plane[] {
  const bank = waterBelow([
    [-20, 820],
    [300, 850],
    [640, 836],
    [980, 872],
    [1300, 846],
    [1560, 862],
  ]);
  return [
    stipple(
      `<path d="${bank}" fill="${fade(810, 1030, land)}"/>`,
      `<path d="${traceStrokes(`${seed} bank`, 70, 872, 1010, 90)}" fill="${sheen}" opacity="0.45"/>`,
    ),
  ];
}

/** Under water: the bright surface above, shafts of light, and a sandy bottom that fades away. */
function drawDeep(seed: string, { water, sand, glow }: Light): Plane[] {
  const bed = waterBelow([
    [-20, 900],
    [320, 872],
    [700, 896],
    [1100, 862],
    [1560, 888],
  ]);
  return [
    stipple(
      `<rect x="-10" y="-10" width="1560" height="1050" fill="${fade(0, 1000, [mix(water[1], water[0], 0.3), mix(water[1], water[2], 0.6), mix(water[2], '#06263f', 0.55)])}"/>`,
      drawShafts(760, [66, 74, 82, 90, 99, 108, 117], glow, 0.34),
    ),
    crisp(drawSurface(90, glow, water[1])),
    stipple(
      `<path d="${bed}" fill="${fade(850, 1030, [mix(sand[1], water[2], 0.55), mix(sand[1], water[2], 0.4), mix(sand[1], water[2], 0.3)])}"/>`,
      `<path d="${traceCaustics(`${seed} bed`, 6, 890, 1020, 130)}" fill="none" stroke="${sand[0]}" stroke-width="3" opacity="0.3"/>`,
    ),
  ];
}

/** A plastered wall over a paved floor, lit from the upper left. */
function drawWall(seed: string, { sand, land, shadow }: Light): Plane[] {
  return [
    stipple(
      `<rect x="-10" y="-10" width="1560" height="1050" fill="${linear(
        [0, 0],
        [1536, 700],
        [
          [0, sand[0]],
          [0.5, sand[0]],
          [1, sand[1]],
        ],
      )}"/>`,
      `<path d="${traceCaustics(`${seed} plaster`, 9, 60, 760, 150)}" fill="none" stroke="${sand[1]}" stroke-width="3" opacity="0.22"/>`,
    ),
    stipple(
      drawBand(800, 1040, fade(800, 1030, [land[0], land[1], land[2]])),
      drawBand(796, 812, shadow),
    ),
  ];
}

function fade(top: number, bottom: number, colors: readonly [string, string, string]): string {
  return vertical(top, bottom, [
    [0, colors[0]],
    [0.4, colors[1]],
    [1, colors[2]],
  ]);
}
