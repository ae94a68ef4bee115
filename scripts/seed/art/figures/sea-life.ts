import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import type { Figure, Part } from './figure.ts';

/**
 * A whale shark from the side; 100 units is a fifth of its length (snout at x = 250, tail at
 * x = -250, spine near y = 0). `light` is the belly, `accent` the spots.
 */
export function whaleShark(): Figure {
  return {
    far: [
      closedCurve('108,26 96,52 74,78 62,84 70,62 78,34'),
      closedCurve('-118,14 -132,30 -146,36 -138,14'),
    ],
    body: [
      closedCurve(
        '252,-6 248,-18 236,-28 210,-37 170,-44 120,-49 60,-50 0,-45 -60,-36 -120,-25 -176,-13 -214,-6 -226,-2 -214,5 -176,9 -120,16 -60,27 0,36 60,41 120,42 170,38 212,29 238,17 250,6',
      ),
      closedCurve(
        '-206,-8 -224,-34 -248,-70 -264,-92 -262,-66 -250,-28 -240,-4 -248,20 -258,44 -240,34 -222,14 -206,4',
      ),
      closedCurve('-8,-44 -26,-70 -46,-82 -50,-76 -48,-56 -50,-38'),
      closedCurve('-112,-27 -122,-40 -134,-45 -134,-34 -136,-22'),
    ],
    coat: [
      {
        outline: closedCurve(
          '258,2 238,10 200,18 150,20 80,22 0,20 -80,14 -160,6 -230,2 -230,60 258,70',
        ),
        material: 'light',
      },
      ...ridges(),
      ...sharkSpots(),
    ],
    details: [
      {
        outline: closedCurve('138,22 146,36 130,66 98,104 76,122 78,100 88,66 104,30 120,20'),
        material: 'ear',
      },
      { outline: limb('252,-2,1.3 240,3,1.5 224,7,1.1'), material: 'dark' },
      { outline: oval(222, -6, 3.2, 3.2), material: 'dark' },
      ...[0, 1, 2, 3, 4].map(
        (i): Part => ({
          outline: limb([
            [178 - i * 10, -24, 0.7],
            [175 - i * 10, -8, 1.3],
            [177 - i * 10, 10, 0.7],
          ]),
          material: 'dark',
        }),
      ),
    ],
  };
}

function ridges(): Part[] {
  return [
    limb('170,-30,0.8 60,-30,1.4 -80,-20,1.2 -220,-4,0.6'),
    limb('160,-12,0.8 40,-10,1.4 -100,-4,1.2 -224,0,0.6'),
  ].map((outline) => ({ outline, material: 'ear' as const }));
}

function sharkSpots(): Part[] {
  const random = createRandom('whale shark');
  let outline = '';
  for (let col = 0; col < 34; col++) {
    const x = 244 - col * 14.2;
    const rows = col < 6 ? 7 : 6;
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const r = (col < 6 ? 1.7 : 2.7) * random.between(0.75, 1.2) * (1 - col * 0.012);
      outline += oval(
        x + (row % 2) * 7 + random.between(-2, 2),
        -46 + t * 58 + random.between(-2.5, 2.5) + col * 0.4,
        r * 1.15,
        r,
      );
    }
  }
  const bars = Array.from({ length: 15 }, (_, i) =>
    limb([
      [150 - i * 23, -50, 0.6],
      [147 - i * 23, -24, 0.9],
      [150 - i * 23, 14, 0.5],
    ]),
  );
  return [
    { outline, material: 'accent' },
    { outline: bars.join(''), material: 'ear' },
  ];
}

export type FishKind = 'slim' | 'round' | 'butterfly' | 'surgeon' | 'moorish';

/** A reef fish facing right, about 100 units long. `accent` marks, `dark` bands and eye. */
export function fish(kind: FishKind): Figure {
  const eye: Part = { outline: oval(36, -5, 2.8, 2.8), material: 'dark' };
  if (kind === 'slim')
    return {
      far: [],
      body: [
        closedCurve('50,0 34,-10 6,-13 -24,-6 -34,-2 -34,2 -24,6 6,12 34,9'),
        polygon([
          [-30, 0],
          [-52, -15],
          [-45, 0],
          [-52, 15],
        ]),
      ],
      coat: [{ outline: limb('46,-1,2 0,-2,3.4 -40,0,1.4'), material: 'accent' }],
      details: [{ outline: oval(38, -2, 2.2, 2.2), material: 'dark' }],
    };
  if (kind === 'surgeon')
    return {
      far: [],
      body: [
        closedCurve('50,0 42,-14 20,-25 -8,-23 -30,-8 -36,-2 -36,3 -30,9 -8,23 20,23 42,12'),
        polygon([
          [-33, 0],
          [-54, -20],
          [-47, 0],
          [-54, 20],
        ]),
      ],
      coat: [
        {
          outline: closedCurve('28,-16 4,-20 -24,-8 -36,0 -20,-2 0,-10 14,-2 26,2 30,-8'),
          material: 'dark',
        },
        {
          outline: polygon([
            [-33, 0],
            [-54, -20],
            [-47, 0],
            [-54, 20],
          ]),
          material: 'accent',
        },
      ],
      details: [eye],
    };
  if (kind === 'butterfly')
    return {
      far: [],
      body: [
        closedCurve('52,4 42,-2 30,-20 6,-36 -20,-34 -32,-14 -34,0 -32,14 -18,32 8,32 30,18 42,8'),
        polygon([
          [-32, 0],
          [-50, -13],
          [-50, 13],
        ]),
      ],
      coat: [
        { outline: limb('32,-34,4 36,0,5 30,34,4'), material: 'dark' },
        { outline: limb('2,-40,3 8,0,4 2,40,3'), material: 'accent' },
        { outline: limb('-20,-40,4 -16,0,5 -22,40,4'), material: 'dark' },
      ],
      details: [eye],
    };
  if (kind === 'moorish')
    return {
      far: [],
      body: [
        closedCurve(
          '54,4 42,-4 28,-26 12,-40 -18,-70 -60,-92 -24,-52 -26,-24 -32,0 -26,24 -10,46 14,36 32,18 42,9',
        ),
        polygon([
          [-30, 0],
          [-46, -14],
          [-46, 14],
        ]),
      ],
      coat: [
        { outline: limb('24,-50,8 28,0,9 20,50,8'), material: 'dark' },
        { outline: limb('-22,-50,7 -18,0,8 -22,50,7'), material: 'dark' },
        { outline: limb('-8,-50,5 -4,0,6 -8,50,5'), material: 'accent' },
      ],
      details: [{ outline: oval(37, -4, 2.6, 2.6), material: 'light' }],
    };
  return {
    far: [],
    body: [
      closedCurve('50,0 40,-12 16,-22 -14,-18 -32,-5 -32,5 -14,18 16,20 40,11'),
      polygon([
        [-28, 0],
        [-50, -18],
        [-44, 0],
        [-50, 18],
      ]),
    ],
    coat: [
      { outline: limb('22,-30,3.4 26,0,4.4 20,30,3.4'), material: 'light' },
      { outline: limb('-8,-30,3.2 -4,0,4 -10,30,3.2'), material: 'light' },
    ],
    details: [eye],
  };
}

/** A green turtle swimming right; about 140 units long. `accent` is the shell, `mane` its plates. */
export function turtle(): Figure {
  const plates = [
    '34,-7 24,-13 15,-12 17,-3 28,-1',
    '12,-13 -4,-17 -12,-12 -9,-3 14,-3',
    '-15,-12 -30,-11 -36,-5 -26,-1 -13,-3',
    '22,-14 8,-20 -2,-20 -4,-18 12,-14',
    '-8,-19 -20,-18 -28,-13 -15,-13',
  ];
  const scales = [
    oval(24, -40, 2.2, 3),
    oval(29, -48, 2, 2.8),
    oval(24, -52, 1.8, 2.4),
    oval(22, -30, 2.2, 3),
    oval(28, -32, 1.8, 2.4),
    oval(54, -6, 2, 1.6),
    oval(58, -3.4, 1.5, 1.2),
    oval(-52, 7, 2.4, 1.6),
    oval(-58, 10, 1.8, 1.3),
  ];
  return {
    far: [
      closedCurve('26,8 40,30 54,52 48,56 30,40 14,16'),
      closedCurve('-34,4 -44,16 -52,24 -44,24 -30,12'),
    ],
    body: [
      closedCurve('44,0 30,-14 0,-22 -30,-16 -48,0 -30,10 0,14 30,11'),
      closedCurve('40,-5 50,-10 58,-11 66,-9 71,-4 70,1 64,4.6 52,5 42,4'),
      closedCurve('30,-4 36,-28 34,-50 24,-68 18,-66 17,-48 15,-24 12,-8'),
      closedCurve('-40,0 -58,5 -70,15 -58,17 -36,8'),
    ],
    coat: [
      {
        outline: closedCurve('42,-4 28,-16 0,-22 -28,-17 -48,-3 -22,1 0,3 22,1'),
        material: 'accent',
      },
      ...plates.map((plate): Part => ({ outline: closedCurve(plate, 0.16), material: 'mane' })),
      { outline: scales.join(''), material: 'accent' },
    ],
    details: [
      { outline: oval(63.4, -4.6, 1.9, 2), material: 'dark' },
      { outline: limb('70.4,0.4,0.5 65,1.4,0.6 61,0.4,0.4'), material: 'dark' },
    ],
  };
}
