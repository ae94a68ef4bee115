import { closedCurve, limb, oval } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A flying fox on the wing, seen from below, or hanging asleep from y = 0; 100 units is half its span. */
export function flyingFox(pose: 'fly' | 'hang'): Figure {
  if (pose === 'hang')
    return {
      far: [],
      body: [
        limb('-5,0,1.6 -4,10,1.8') + limb('5,0,1.6 4,10,1.8'),
        closedCurve('-7,8 7,8 16,26 17,50 10,70 0,80 -10,70 -17,50 -16,26'),
        closedCurve('-7,72 0,68 7,72 9,82 4,92 0,97 -4,92 -9,82'),
        closedCurve('-8,78 -12,88 -6,86') + closedCurve('8,78 12,88 6,86'),
      ],
      details: [
        {
          outline: limb('-6,14,0.8 -10,44,1.2 -2,72,0.8') + limb('6,14,0.8 8,44,1.2 2,70,0.8'),
          material: 'dark',
        },
        { outline: closedCurve('-7,70 0,66 7,70 8,80 0,84 -8,80'), material: 'accent' },
      ],
    };
  const wing = (s: 1 | -1) =>
    closedCurve(
      [
        [s * 4, -20],
        [s * 24, -38, 1],
        [s * 52, -46],
        [s * 104, -18, 1],
        [s * 84, -8],
        [s * 76, 10, 1],
        [s * 60, 0],
        [s * 46, 16, 1],
        [s * 30, 6],
        [s * 16, 24, 1],
        [s * 5, 18],
      ],
      0.28,
    );
  return {
    far: [],
    body: [
      wing(1),
      wing(-1),
      closedCurve('-8,-22 0,-27 8,-22 10,-4 7,16 0,24 -7,16 -10,-4'),
      oval(0, -31, 6.6, 8),
      closedCurve('-6,-36 -9,-45 -2,-38') + closedCurve('6,-36 9,-45 2,-38'),
    ],
    details: [
      {
        outline: [1, -1]
          .map(
            (s) =>
              limb([
                [s * 6, -20, 1.4],
                [s * 52, -43, 1],
                [s * 76, 8, 0.5],
              ]) +
              limb([
                [s * 52, -43, 0.8],
                [s * 46, 14, 0.4],
              ]),
          )
          .join(''),
        material: 'dark',
      },
      { outline: closedCurve('-7,-22 0,-26 7,-22 6,-14 0,-11 -6,-14'), material: 'accent' },
    ],
  };
}
