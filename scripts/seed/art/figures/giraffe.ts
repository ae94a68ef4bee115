import { closedCurve, limb, type Point, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import type { Figure, Part } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild, type LegPose } from './leg.ts';

export type GiraffePose = 'stand' | 'walk' | 'browse';

const FORE_BUILD: LegBuild = { bones: [11, 15, 15, 3.4], radii: [5, 2.6, 1.75, 1.25, 1.8] };
const HIND_BUILD: LegBuild = { bones: [10, 14, 15, 3.4], radii: [6.4, 3.6, 1.9, 1.25, 1.8] };

const LEGS: Record<GiraffePose, { fore: [LegPose, LegPose]; hind: [LegPose, LegPose] }> = {
  stand: {
    fore: [
      [-2, 1, 0, 14],
      [4, 3, 2, 14],
    ],
    hind: [
      [10, -12, 0, 14],
      [4, -16, -4, 12],
    ],
  },
  walk: {
    fore: [
      [-8, -9, -12, -4],
      [10, 12, 9, 16],
    ],
    hind: [
      [16, -2, 4, 16],
      [-2, -24, -12, 2],
    ],
  },
  browse: { fore: [FORE.stand, [4, 3, 2, 14]], hind: [HIND.stand, [4, -16, -4, 12]] },
};

/** A Masai giraffe; 100 units is the top of the head. */
export function giraffe(pose: GiraffePose): Figure {
  const { fore, hind } = LEGS[pose];
  return {
    far: [drawLeg(9, -42, HIND_BUILD, hind[1]), drawLeg(35, -42, FORE_BUILD, fore[1])],
    body: [
      torso(),
      ...(pose === 'browse' ? BROWSING : UPRIGHT),
      drawLeg(6, -41, HIND_BUILD, hind[0]),
      drawLeg(32, -42, FORE_BUILD, fore[0]),
      tail(),
    ],
    coat: patches(),
    details: [{ outline: pose === 'browse' ? '' : maneStrip(), material: 'mane' as const }].filter(
      (part) => part.outline !== '',
    ),
  };
}

function torso(): string {
  return closedCurve(`1,-47 4,-51 10,-53.5 18,-56 26,-59.5 32,-62 37,-62 41,-58 41.5,-50 39,-43 34,-37.5
    26,-35.5 17,-36 9,-38 3,-37 0.4,-42`);
}

const UPRIGHT = [
  limb('34,-53,9.5 38.5,-63,6 42.5,-73,4.2 46.5,-83,3.3 49.6,-91,2.8'),
  closedCurve(`47,-92 47.6,-95.4 50,-97.6 53,-97.4 56,-94.6 60,-90.8 62.6,-88.2 62.8,-86 60.8,-84.8
    57.6,-86 54,-87.6 50.6,-88`),
  limb('49.6,-96,0.9 49,-99,0.65 48.8,-100.4,0.95'),
  limb('51.4,-96.6,0.8 51.3,-99.2,0.6 51.3,-100.6,0.85'),
  closedCurve('48.6,-95 45.4,-97 43,-97 44.6,-94.8 47.6,-93.4'),
];

const BROWSING = [
  limb('34,-53,9.5 40,-62,6 46,-71,4.2 52,-79,3.3 57,-86,2.8'),
  closedCurve(`54.4,-87 55,-90.4 57.6,-92 60.6,-91.4 64.6,-91 69,-90.8 71,-89 70,-87 66,-85.6
    62,-84.4 58,-83.4`),
  limb('56.6,-91,0.9 55,-94,0.65 54.4,-95.2,0.95'),
  closedCurve('55.4,-90 52,-91 50,-90.4 52,-88.6 55,-88.4'),
];

function maneStrip(): string {
  return polygon(`31,-62.5 34.4,-67 38.6,-75.4 43,-85 46.8,-93.6 48,-94.6 47.4,-92.4 43.9,-84
    39.7,-74.6 35.6,-66`);
}

function tail(): string {
  return limb('2,-49,1.1 -1.6,-44,0.8 -2.4,-36,0.6 -2.4,-30,1.2 -2,-24,0.8', 'point');
}

/** Irregular patches on a jittered grid, larger on the trunk than on neck and legs. */
function patches(): Part[] {
  const random = createRandom('giraffe coat');
  const parts: Part[] = [];
  const add = (x: number, y: number, r: number) => {
    const turn = random.between(0, 6.3);
    const corners = random.whole(5, 7);
    const ring = Array.from({ length: corners }, (_, i): Point => {
      const angle = turn + (i / corners) * Math.PI * 2;
      const reach = r * random.between(0.78, 1.12);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    parts.push({ outline: polygon(ring), material: 'accent' });
  };
  for (let row = 0; row < 6; row++) {
    for (let col = 0; col < 11; col++) add(-1 + col * 4.3 + (row % 2) * 2.1, -60 + row * 4.3, 2.15);
  }
  for (let row = 0; row < 13; row++) {
    for (let col = 0; col < 5; col++)
      add(33 + row * 1.35 + col * 2.9 - 4 + (row % 2) * 1.4, -62 - row * 2.8, 1.42);
  }
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 24; col++) add(-4 + col * 2.4 + (row % 2), -34 + row * 2.5, 1.1);
  }
  return parts;
}
