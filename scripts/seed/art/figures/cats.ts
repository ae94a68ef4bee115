import { closedCurve, limb, oval, type Point, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import type { Figure, Part } from './figure.ts';
import { drawLeg, type LegBuild, type LegPose } from './leg.ts';

const FORE: LegBuild = { bones: [22, 26, 10, 7], radii: [14, 8.6, 6.2, 5.6, 5.4] };
const HIND: LegBuild = { bones: [24, 25, 15, 7], radii: [18, 11, 5.6, 5.2, 5.4] };
const STRIDE: { fore: [LegPose, LegPose]; hind: [LegPose, LegPose] } = {
  fore: [
    [-16, -12, -18, 30],
    [18, 16, 6, 62],
  ],
  hind: [
    [36, -18, 2, 60],
    [6, -44, -22, 30],
  ],
};

/** A lion walking; with the mane a male, without it a lioness. */
export function lionWalking(male: boolean): Figure {
  return {
    far: [drawLeg(26, -66, HIND, STRIDE.hind[1]), drawLeg(100, -64, FORE, STRIDE.fore[1])],
    body: [
      closedCurve(
        '2,-80 8,-89 20,-94 40,-91 60,-90 78,-95 90,-99 102,-96 112,-86 112,-68 102,-54 82,-48 56,-48 36,-52 20,-56 7,-60 0,-68',
      ),
      closedCurve(
        '96,-98 106,-108 116,-114 126,-115 133,-110 140,-105 146,-101 149,-97 147,-91 143,-87 134,-85 124,-82 112,-76 100,-80',
      ),
      drawLeg(18, -68, HIND, STRIDE.hind[0]),
      drawLeg(92, -66, FORE, STRIDE.fore[0]),
      limb('4,-82,3.6 -8,-70,2.8 -16,-52,2.4 -24,-38,2.2 -34,-34,2.2 -42,-38,2.2'),
      oval(-45, -40, 6.5, 4.4),
      ...(male ? [] : [oval(113, -114, 4.4, 5)]),
    ],
    details: male ? [...maneLocks(0, 0), ...face(0, 0)] : face(0, 0),
  };
}

/** A lion lying upright like a sphinx. */
export function lionLying(male: boolean): Figure {
  return {
    far: [limb('84,-18,8 100,-9,6 118,-6,5.6 128,-5.6,5.6')],
    body: [
      closedCurve(
        '0,-22 2,-38 10,-49 24,-54 42,-52 58,-53 70,-60 82,-66 96,-62 102,-48 102,-30 98,-14 90,-3 70,0 40,0 14,0 3,-6',
      ),
      closedCurve(
        '74,-62 84,-78 94,-88 104,-92 112,-90 118,-85 124,-81 129,-78 131,-74 129,-69 125,-66 116,-65 108,-60 100,-50 86,-48',
      ),
      limb('86,-40,14 92,-22,10 96,-9,7 112,-6,6 122,-6,6.2'),
      closedCurve('8,-8 12,-28 26,-36 40,-28 46,-12 54,-4 56,0 30,0'),
      limb('3,-8,3.4 -10,-3,2.8 -26,-3,2.6 -38,-6,2.4'),
      oval(-42, -7, 7, 4),
      ...(male ? [] : [oval(94, -91, 4.2, 5)]),
    ],
    details: male ? [...maneLocks(-18, 23), ...face(-18, 23)] : face(-18, 23),
  };
}

/** A cheetah sitting upright, tail laid out behind; 100 units is the top of the head. */
export function cheetahSitting(): Figure {
  return {
    far: [limb('52,-40,6 60,-22,4 61,-8,3.4 66,-2.6,3.2')],
    body: [
      closedCurve(
        '2,-6 1,-16 5,-30 12,-43 22,-55 33,-67 39,-77 44,-86 47,-94 53,-99.6 60,-99.8 65.6,-95.4 70.6,-91 73.2,-87 72,-82.4 66,-79.6 60.6,-76.4 59.6,-68 58,-56 52,-44 44,-36 40,-28 36,-12 30,-2 16,0 6,0',
      ),
      limb('50,-56,8 54,-36,5 55,-18,3.6 55.4,-6,3.2 60,-2.6,3.2'),
      closedCurve('10,-8 12,-22 22,-31 33,-28 39,-18 40,-8 48,-4 49,0 24,0 12,0'),
      closedCurve('47.4,-94 45.6,-101 49,-104.4 53.4,-102 55,-97'),
      limb('4,-5,2.6 -8,-2.4,2.2 -24,-2.6,2 -36,-7,2 -45,-14,2.2'),
    ],
    coat: [
      {
        outline: closedCurve('58,-78 64,-76 74,-80 75,-86 70,-88.4 65,-86 61,-83'),
        material: 'light',
      },
      ...spots(),
    ],
    details: [
      { outline: limb('63.8,-91.4,0.7 65.6,-88,0.75 65.6,-83.4,0.6'), material: 'dark' },
      { outline: closedCurve('60.8,-92.8 62.6,-94.2 65,-92.4 63,-91.2'), material: 'dark' },
      { outline: closedCurve('71,-90 73.8,-87.6 73.2,-85.4 71,-86.8'), material: 'dark' },
      { outline: limb('72.4,-83.6,0.4 68.6,-82.4,0.5 66,-83.2,0.3'), material: 'dark' },
      {
        outline: closedCurve('56,-97 55.6,-103 58.6,-105.6 61.6,-102.6 61.6,-98.4'),
        material: 'body',
      },
      {
        outline: closedCurve('57.4,-98.4 57.4,-102 59,-103.4 60.4,-101.4 60,-99'),
        material: 'dark',
      },
    ],
  };
}

/** Round spots in an even scatter, smaller towards the head. */
function spots(): Part[] {
  const random = createRandom('cheetah');
  let outline = '';
  for (let row = 0; row < 21; row++) {
    for (let col = 0; col < 24; col++) {
      const x = -44 + col * 5 + (row % 2) * 2.5 + random.between(-1.1, 1.1);
      const y = -2 - row * 4.7 + random.between(-1, 1);
      const size = (y < -80 ? 0.6 : 1.05) * random.between(0.75, 1.15);
      if (x < (y < -78 ? 60 : 64)) outline += oval(x, y, size, size * 0.85);
    }
  }
  return [{ outline, material: 'dark' }];
}

/** A mane in three layers: dark over neck and chest, then the mane's own colour, tawny at the cheek. */
function maneLocks(dx: number, dy: number): Part[] {
  const layers: [string, number, Part['material']][] = [
    [
      '129,-113 124,-119 115,-121 104,-119 93,-112 86,-102 82,-90 83,-77 88,-64 95,-53 103,-47 112,-50 118,-60 124,-72 129,-82 128,-94 125,-102',
      3.6,
      'dark',
    ],
    [
      '129,-112 124,-118 116,-119 107,-115 99,-107 95,-96 95,-84 99,-72 106,-62 114,-62 119,-70 124,-78 130,-85 128,-94 125,-102',
      3.4,
      'mane',
    ],
    [
      '129,-110 124,-114 118,-112 113,-105 111,-96 112,-86 117,-79 123,-79 129,-86 127,-95 125,-102',
      2.6,
      'accent',
    ],
  ];
  return layers.map(([trace, depth, material]) => ({
    outline: jagged(trace, depth, dx, dy),
    material,
  }));
}

/** Turns an outline into one with short locks pointing outwards and down. */
function jagged(trace: string, depth: number, dx: number, dy: number): string {
  const ring = trace.split(' ').map((item): Point => {
    const [x = 0, y = 0] = item.split(',').map(Number);
    return [x + dx, y + dy];
  });
  const out: Point[] = [];
  const cx = ring.reduce((sum, [x]) => sum + x, 0) / ring.length;
  const cy = ring.reduce((sum, [, y]) => sum + y, 0) / ring.length;
  ring.forEach(([x, y], i) => {
    const [qx, qy] = ring[(i + 1) % ring.length] ?? [x, y];
    for (const t of [0, 0.5]) {
      const px = x + (qx - x) * t;
      const py = y + (qy - y) * t;
      const length = Math.hypot(px - cx, py - cy) || 1;
      out.push(
        [px, py],
        [
          px + (qx - x) * 0.22 + ((px - cx) / length) * depth,
          py + (qy - y) * 0.22 + ((py - cy) / length) * depth + 1,
        ],
      );
    }
  });
  return polygon(out);
}

function face(dx: number, dy: number): Part[] {
  return [
    {
      outline: closedCurve([
        [144 + dx, -101.5 + dy],
        [149.4 + dx, -98.5 + dy],
        [148.6 + dx, -95 + dy],
        [145 + dx, -97 + dy],
      ]),
      material: 'dark',
    },
    {
      outline: limb([
        [134 + dx, -105 + dy, 0.7],
        [137 + dx, -103.6 + dy, 1.2],
        [139 + dx, -103.6 + dy, 0.5],
      ]),
      material: 'dark',
    },
    {
      outline: limb([
        [147 + dx, -92.6 + dy, 0.5],
        [141 + dx, -91 + dy, 0.6],
        [137 + dx, -92.4 + dy, 0.4],
      ]),
      material: 'dark',
    },
  ];
}
