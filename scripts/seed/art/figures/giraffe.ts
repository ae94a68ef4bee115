import { closedCurve, limb, oval, type Point, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import type { Figure, Part } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild, type LegPose } from './leg.ts';

type GiraffePose = 'stand' | 'walk' | 'browse';

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
    details: pose === 'browse' ? [] : [{ outline: maneStrip(), material: 'mane' }, ...faceMarks()],
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

/** Eye, nostril and the dark tips of the horns. */
function faceMarks(): Part[] {
  const marks = [
    oval(53.4, -94.2, 0.75, 0.6),
    oval(61.6, -87.6, 0.4, 0.3),
    oval(48.8, -100.8, 0.95, 0.8),
    oval(51.3, -100.9, 0.85, 0.7),
  ];
  return marks.map((outline) => ({ outline, material: 'dark' as const }));
}

function tail(): string {
  return limb('2,-49,1.1 -1.6,-44,0.8 -2.4,-36,0.6 -2.4,-30,1.2 -2,-24,0.8', 'point');
}

/** The coat: large cells on the trunk, smaller ones on neck and thighs, none on the shins. */
function patches(): Part[] {
  const parts: Part[] = [];
  const add = (outline: string) => parts.push({ outline, material: 'accent' });
  tileCells(2.75, [-2, 44], [-62, -33]).forEach(add);
  tileCells(1.95, [36, 62], [-95, -62.5]).forEach(add);
  tileCells(1.35, [-4, 46], [-32, -19]).forEach(add);
  return parts;
}

/** Crazed cells between pale lines: a hexagon lattice whose shared corners are shaken. */
function tileCells(size: number, [left, right]: Point, [top, bottom]: Point): string[] {
  const cells: string[] = [];
  const stepX = size * Math.sqrt(3);
  for (let row = 0; top + row * size * 1.5 < bottom; row++) {
    const cy = top + row * size * 1.5;
    for (let cx = left + (row % 2) * stepX * 0.5; cx < right; cx += stepX) {
      const ring = Array.from({ length: 6 }, (_, i): Point => {
        const angle = (Math.PI / 3) * i - Math.PI / 6;
        const [x, y] = shake(cx + Math.cos(angle) * size, cy + Math.sin(angle) * size, size * 0.34);
        return [cx + (x - cx) * 0.83, cy + (y - cy) * 0.83];
      });
      cells.push(polygon(ring));
    }
  }
  return cells;
}

/** Moves a corner by an amount that depends on its place alone, so that neighbours agree on it. */
function shake(x: number, y: number, reach: number): Point {
  const random = createRandom(`${Math.round(x * 10)} ${Math.round(y * 10)}`);
  return [x + random.between(-reach, reach), y + random.between(-reach, reach)];
}
