import { closedCurve, limb, oval } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A hunter with a long bow, drawn or at rest; `body` is the skin, `accent` the cloth, `horn` the bow. */
export function archer(pose: 'draw' | 'walk'): Figure {
  const drawn = pose === 'draw';
  return {
    far: [
      drawn
        ? limb('-2,-48,5.4 -12,-28,3.8 -20,-8,2.8 -22,-2,2.6 -14,-1,2')
        : limb('0,-48,5.4 -10,-28,3.8 -18,-8,2.6 -23,-3,2.4'),
      drawn ? limb('4,-78,3 20,-86,2.6 35,-93,2.2') : limb('2,-76,3 -8,-64,2.6 -12,-52,2.2'),
    ],
    body: [
      closedCurve('-6,-80 0,-84 6,-82 9,-74 7,-62 6,-50 8,-44 -7,-44 -6,-56 -8,-70'),
      limb('1,-83,3 3,-88,2.8'),
      closedCurve(
        '-1.4,-89 -2.6,-95 0,-99.4 5,-100 9,-97 9.8,-93.4 11,-91 9,-89 8.4,-86.4 4,-85.4',
      ),
      drawn
        ? limb('2,-48,6 12,-28,4 16,-8,2.9 15,-2,2.7 23,-1,2')
        : limb('2,-48,6 12,-28,4 11,-8,2.8 9,-2,2.6 17,-1,2'),
      drawn ? limb('4,-79,3.4 -6,-87,3 6,-92,2.4') : limb('5,-78,3.4 13,-66,2.8 21,-60,2.4'),
    ],
    details: [
      {
        outline: closedCurve('-8,-50 8,-50 13,-36 9,-31 2,-38 -4,-32 -12,-35', 0.3),
        material: 'accent',
      },
      { outline: limb('-6,-74,1.4 2,-62,1.4 9,-56,1.4'), material: 'accent' },
      ...(drawn
        ? [
            {
              outline: limb('20,-134,0.7 33,-116,1.2 38,-94,1.5 34,-70,1.2 22,-48,0.7'),
              material: 'horn' as const,
            },
            {
              outline:
                limb('20,-134,0.35 6,-92,0.35 22,-48,0.35') +
                limb('2,-90.4,0.5 52,-103,0.5') +
                closedCurve('50,-105 58,-104.6 51,-100'),
              material: 'dark' as const,
            },
          ]
        : [
            {
              outline: limb('10,-104,0.7 20,-84,1.2 24,-62,1.5 22,-38,1.2 14,-18,0.7'),
              material: 'horn' as const,
            },
            { outline: limb('10,-104,0.35 14,-18,0.35'), material: 'dark' as const },
          ]),
      {
        outline:
          limb('-9,-88,1.8 -3,-62,1.8') +
          limb('-12,-93,0.4 -8,-86,0.4') +
          limb('-9,-95,0.4 -7,-87,0.4'),
        material: 'dark',
      },
      { outline: oval(6, -88, 1.2, 0.7), material: 'accent' },
    ],
  };
}
