import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A fish eagle on the wing, claws out; `light` is the white of head, breast and tail. */
export function fishEagle(): Figure {
  return {
    far: [
      closedCurve(
        '6,-8 18,-34 40,-62 70,-84,1 66,-70 78,-70,1 68,-58 76,-54,1 62,-46 66,-38,1 48,-30 34,-8',
      ),
    ],
    body: [
      closedCurve('-32,4 -8,-12 16,-16 30,-10 34,0 22,12 -6,14 -28,12'),
      closedCurve(
        '14,-8 2,-40 -16,-74 -40,-104,1 -40,-88 -52,-92,1 -47,-76 -58,-74,1 -48,-60 -57,-54,1 -44,-44 -49,-36,1 -36,-28 -28,0',
      ),
    ],
    details: [
      {
        outline: closedCurve('10,-10 0,-34 -14,-58 -26,-72 -22,-50 -20,-28 -14,-6'),
        material: 'accent',
      },
      {
        outline: [0, 1, 2, 3, 4]
          .map((i) =>
            limb(
              [
                [-34 + i * 5, -84 + i * 13, 0.6],
                [-42 + i * 4, -76 + i * 12, 1.4],
                [-50 + i * 3, -74 + i * 10, 0.6],
              ],
              'point',
            ),
          )
          .join(''),
        material: 'dark',
      },
      {
        outline: polygon(
          '-26,2 -54,-4 -62,2 -60,9 -64,16 -54,18 -28,12'
            .split(' ')
            .map((p) => p.split(',').map(Number) as [number, number]),
        ),
        material: 'light',
      },
      {
        outline: closedCurve('14,-11 26,-18 36,-20 44,-17 47,-12 43,-6 36,0 26,6 14,6 18,-4'),
        material: 'light',
      },
      { outline: closedCurve('45,-15 51,-13 54,-9 52,-5,1 49,-9 45,-8'), material: 'horn' },
      { outline: oval(40, -13.4, 1.4, 1.4), material: 'dark' },
      {
        outline: limb('2,12,3.4 10,22,2.4 16,30,1.6') + limb('-8,12,3.2 0,24,2.2 6,32,1.6'),
        material: 'horn',
      },
      {
        outline:
          limb('16,30,1.4 22,32,0.8') +
          limb('16,30,1.4 19,36,0.8') +
          limb('6,32,1.4 12,35,0.8') +
          limb('6,32,1.4 8,38,0.8'),
        material: 'dark',
      },
    ],
  };
}

/** A grey crowned crane; 100 units is the top of the head. `accent` is the crown, `horn` the wattle. */
export function crownedCrane(pose: 'stand' | 'dance'): Figure {
  const dancing = pose === 'dance';
  const crown = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1.12 + (i / 14) * 0.72);
    return limb([
      [15, -94, 0.7],
      [15 + Math.cos(a) * 12, -94 + Math.sin(a) * 12, 0.5],
    ]);
  });
  return {
    far: [
      limb(
        dancing ? '-2,-44,2 6,-26,1.1 -2,-12,0.9 4,-6,0.9' : '-2,-44,1.8 -3,-24,0.8 -5,0,0.8',
        'flat',
      ),
      ...(dancing
        ? [
            closedCurve(
              '4,-58 20,-78 40,-92 58,-98,1 54,-88 62,-84,1 50,-76 54,-70,1 38,-64 18,-50',
            ),
          ]
        : []),
    ],
    body: [
      closedCurve('14,-54 10,-62 -2,-66 -16,-62 -28,-50 -36,-36 -24,-38 -6,-42 8,-46'),
      limb('8,-56,5 15,-64,3.2 17,-74,2.4 15,-84,2.6'),
      limb('3,-45,1.9 4,-24,0.8 3,0,0.8', 'flat'),
    ],
    details: [
      ...(dancing
        ? [
            {
              outline: closedCurve(
                '6,-58 -8,-80 -28,-98 -48,-108,1 -46,-98 -56,-96,1 -46,-88 -52,-82,1 -38,-76 -40,-68,1 -22,-56',
              ),
              material: 'light' as const,
            },
            {
              outline: closedCurve(
                '-32,-94,1 -48,-108,1 -46,-98 -56,-96,1 -46,-88 -52,-82,1 -38,-76,1 -28,-82',
              ),
              material: 'mane' as const,
            },
          ]
        : [
            {
              outline: closedCurve('8,-58 -4,-62 -16,-58 -26,-46 -12,-44 2,-48'),
              material: 'light' as const,
            },
            {
              outline: closedCurve('-12,-52 -26,-46 -38,-32 -26,-36 -12,-42'),
              material: 'mane' as const,
            },
          ]),
      { outline: crown.join(''), material: 'accent' },
      {
        outline: closedCurve('10,-90 14,-97 20,-97 25,-92 24,-87 17,-84 12,-85'),
        material: 'dark',
      },
      { outline: oval(16, -89, 2.4, 2.8), material: 'light' },
      { outline: closedCurve('24,-92.4 34,-89.6,1 24,-88'), material: 'dark' },
      { outline: limb('18,-84,1.8 18,-79,1.6'), material: 'horn' },
    ],
  };
}
