import { closedCurve, limb, oval } from '../core/path.ts';
import type { Figure } from './figure.ts';

const PLATES = [
  '-22,-106 14,-107 24,-78 4,-62 -26,-66 -34,-88',
  '20,-106 46,-96 60,-76 54,-58 30,-66 28,-80',
  '-28,-104 -52,-94 -68,-76 -62,-58 -34,-64 -40,-86',
  '8,-58 28,-62 50,-54 54,-36 34,-30 8,-32',
  '2,-58 4,-32 -22,-32 -36,-38 -34,-58 -26,-62',
  '-40,-58 -62,-54 -76,-44 -70,-32 -42,-34',
  '58,-54 72,-52 80,-38 70,-32 58,-36',
];

/** A giant tortoise on the march; about 240 units long. `body` is the skin, `mane` the shell, `accent` its plates. */
export function tortoise(): Figure {
  return {
    far: [
      limb('-40,-24,16 -38,-8,14 -36,0,15', 'flat'),
      limb('62,-26,16 72,-10,14 78,0,15', 'flat'),
    ],
    body: [
      limb('74,-40,15 96,-52,11 110,-68,10 117,-80,10'),
      closedCurve('106,-84 112,-94 124,-98 136,-93 141,-85 138,-77 126,-74 112,-76'),
      limb('-62,-26,19 -70,-10,16 -72,0,18', 'flat'),
      limb('46,-28,19 44,-12,16 38,0,18', 'flat'),
      limb('-84,-26,6 -98,-16,3.4 -104,-8,1.6'),
    ],
    details: [
      {
        outline: closedCurve(
          '-94,-22 -92,-46 -76,-78 -46,-104 -6,-114 36,-107 66,-86 84,-56 90,-32 86,-20 40,-15 -50,-15',
        ),
        material: 'mane',
      },
      { outline: PLATES.map((plate) => closedCurve(plate, 0.18)).join(''), material: 'accent' },
      {
        outline: [
          [-4, -86],
          [40, -80],
          [-50, -78],
          [30, -46],
          [-14, -48],
          [-58, -44],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 9, 6))
          .join(''),
        material: 'light',
      },
      { outline: limb('-92,-24,4 -50,-17,4.6 40,-17,4.6 87,-24,4'), material: 'far' },
      {
        outline: oval(128, -87, 2.4, 2.4) + limb('140,-82,0.7 128,-79.6,0.9 118,-81,0.5'),
        material: 'dark',
      },
      {
        outline:
          limb('84,-50,1 90,-40,1') + limb('94,-58,1 101,-48,1') + limb('104,-68,0.9 111,-60,0.9'),
        material: 'far',
      },
    ],
  };
}
