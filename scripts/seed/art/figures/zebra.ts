import { closedCurve, limb, oval, type Point, polygon } from '../core/path.ts';
import type { Figure, Part } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild, type LegPose } from './leg.ts';

export type ZebraPose = 'stand' | 'walk' | 'graze';

const FORE_BUILD: LegBuild = { bones: [20, 22, 19, 8], radii: [11, 6, 4, 2.9, 4] };
const HIND_BUILD: LegBuild = { bones: [22, 25, 21, 8], radii: [17, 10, 4.6, 3, 4] };

const LEGS: Record<ZebraPose, { fore: [LegPose, LegPose]; hind: [LegPose, LegPose] }> = {
  stand: { fore: [FORE.stand, [4, 6, 4, 18]], hind: [HIND.stand, [6, -30, -4, 16]] },
  walk: { fore: [FORE.push, FORE.reach], hind: [HIND.reach, HIND.push] },
  graze: { fore: [FORE.reach, FORE.push], hind: [HIND.stand, HIND.push] },
};

/** A plains zebra with upright mane and its stripes as a clipped coat. */
export function zebra(pose: ZebraPose): Figure {
  const { fore, hind } = LEGS[pose];
  const down = pose === 'graze';
  return {
    far: [drawLeg(30, -66, HIND_BUILD, hind[1]), drawLeg(90, -62, FORE_BUILD, fore[1])],
    body: [
      torso(),
      ...(down ? GRAZING : RAISED),
      drawLeg(20, -68, HIND_BUILD, hind[0]),
      drawLeg(84, -62, FORE_BUILD, fore[0]),
      tail(),
    ],
    coat: [
      ...bodyStripes(),
      ...(down ? grazingNeckStripes() : neckStripes()),
      ...legStripes(down ? 96 : 130),
      { outline: down ? GRAZING_NOSE : NOSE, material: 'dark' },
    ],
    details: down
      ? []
      : [
          { outline: maneEdge(), material: 'mane' },
          { outline: oval(116.4, -124, 1.9, 1.5), material: 'body' },
          { outline: oval(116.8, -123.8, 1.3, 1.1), material: 'dark' },
          {
            outline: closedCurve('104.6,-133 103.4,-140 105.2,-142.4 107,-138.6 107.4,-133'),
            material: 'dark',
          },
        ],
  };
}

function torso(): string {
  return closedCurve(`3,-82 8,-92 18,-98 34,-98 52,-95 68,-97 80,-101 90,-102 98,-94 102,-82 99,-68 92,-57
    80,-50 60,-47 44,-49 30,-54 14,-54 3,-62 1,-72`);
}

const RAISED = [
  closedCurve(`70,-98 79,-106 87,-117 95,-129 103,-137.5 110,-134 116,-128 115,-112 110,-100 106,-88 102,-74
    90,-66 78,-80`),
  closedCurve(`103,-130 109,-135 115,-134 121,-127 129,-115 134.4,-107 136,-101.6 134,-97 128.6,-95.4 121,-100.6
    113,-106 106,-112`),
  closedCurve('105,-131 102,-140 105,-145 109,-140 110,-132'),
];

const GRAZING = [
  closedCurve(
    '74,-100 88,-97 100,-86 110,-68 117,-50 120,-38 112,-32 104,-38 97,-52 88,-60 78,-76',
  ),
  closedCurve(
    '108,-46 115,-50 121,-46 123,-34 124,-20 125,-9 122,-3 116,-3 112,-8 109,-20 106,-34',
  ),
  closedCurve('112,-47 107,-54 110,-58 115,-56 117,-48'),
  closedCurve('78,-100 86,-104 98,-94 109,-76 117,-58 114,-54 106,-68 96,-84 86,-95'),
];
const NOSE = closedCurve('126,-113 131,-116 140,-104 138,-94 128,-93 124,-99');
const GRAZING_NOSE = closedCurve('108,-14 128,-16 128,0 110,0');

/** Upright bands on barrel and shoulder; on the haunch they bend round towards the tail. */
function bodyStripes(): Part[] {
  const barrel = Array.from({ length: 7 }, (_, i) => {
    const lean = Math.max(0, 3 - i) * 3;
    return stripe(
      [50 + i * 6 - lean * 0.4, -105],
      [50 + i * 5.8 - lean, -74],
      [47 + i * 6 - lean * 1.6, -48],
      1.75,
    );
  });
  const haunch = Array.from({ length: 6 }, (_, i) =>
    stripe(
      [15 + i * 6, -101 + (i > 4 ? 1 : 0)],
      [9 + i * 5.4, -91 + i * 5.6],
      [-3, -87 + i * 7.6],
      1.9,
    ),
  );
  return [...barrel, ...haunch];
}

function neckStripes(): Part[] {
  const neck = Array.from({ length: 7 }, (_, i) =>
    stripe(
      [77 + i * 4.2, -110 - i * 4.8],
      [93 + i * 2.8, -95 - i * 4.8],
      [103 + i * 1.8, -74 - i * 6],
      1.6,
    ),
  );
  const face = Array.from({ length: 5 }, (_, i) =>
    stripe(
      [110 + i * 4, -138 + i * 5],
      [112 + i * 3.2, -122 + i * 3.4],
      [108 + i * 4, -102 + i * 1.2],
      1,
    ),
  );
  return [...neck, ...face];
}

function grazingNeckStripes(): Part[] {
  return Array.from({ length: 8 }, (_, i) =>
    stripe(
      [102 + i * 3.4, -104 + i * 8],
      [96 + i * 3.4, -89 + i * 8],
      [86 + i * 3.6, -76 + i * 8],
      1.5,
    ),
  );
}

function legStripes(right: number): Part[] {
  return Array.from({ length: 9 }, (_, i) =>
    stripe([-20, -50 + i * 5.4], [50, -47 + i * 5.4], [right, -50 + i * 5.4], 1.1),
  );
}

/** A band through three points, widest in the middle. */
function stripe(a: Point, b: Point, c: Point, half: number): Part {
  return {
    outline: limb(
      [
        [a[0], a[1], half * 0.8],
        [b[0], b[1], half],
        [c[0], c[1], half * 0.35],
      ],
      'round',
    ),
    material: 'dark',
  };
}

function maneEdge(): string {
  return polygon(
    `74,-101.5 79,-107.6 87,-118.4 95,-130.4 103,-139 107,-137 98,-128.6 90.4,-116.6 82,-105`,
  );
}

function tail(): string {
  return limb('4,-86,2.4 -3,-76,1.8 -5,-62,1.6 -5,-48,2.6 -4,-38,1.4', 'point');
}
