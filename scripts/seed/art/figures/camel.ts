import { closedCurve, limb, oval } from '../core/path.ts';
import type { Figure } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild } from './leg.ts';

const BUILD: LegBuild = { bones: [22, 28, 24, 6], radii: [10, 5.6, 3.6, 3, 5] };

/** A dromedary walking under a saddle cloth; `accent` is the cloth, `mane` its border and tassels. */
export function camel(stride: 1 | -1): Figure {
  const ahead = stride === 1;
  return {
    far: [
      drawLeg(24, -74, BUILD, ahead ? HIND.push : HIND.reach),
      drawLeg(86, -76, BUILD, ahead ? FORE.reach : FORE.push),
    ],
    body: [
      closedCurve(
        '2,-92 6,-104 18,-111 32,-122 42,-136 50,-139 58,-134 70,-116 84,-108 96,-100 100,-88 94,-72 76,-64 48,-62 24,-68 6,-76',
      ),
      limb('92,-90,12 108,-82,9 122,-90,7.4 130,-108,6.2 133,-124,5.8'),
      closedCurve(
        '129,-131 134,-139 144,-141 153,-137 163,-132 168,-127 167,-121 158,-118 146,-119 136,-118 130,-122',
      ),
      closedCurve('132,-137 129,-145 134,-146 138,-140'),
      drawLeg(16, -76, BUILD, ahead ? HIND.reach : HIND.push),
      drawLeg(80, -76, BUILD, ahead ? FORE.push : FORE.reach),
      limb('3,-92,2.4 -3,-80,1.6 -4,-66,1.4 -3,-58,2.6'),
    ],
    details: [
      {
        outline: closedCurve(
          '26,-117,1 40,-137 50,-141 60,-135 76,-112,1 79,-82,1 52,-76 24,-84,1',
          0.3,
        ),
        material: 'accent',
      },
      { outline: limb('25,-86,2.6 52,-78.4,2.6 78.6,-84,2.6'), material: 'mane' },
      {
        outline: [28, 40, 52, 64, 76]
          .map((x) =>
            limb([
              [x, -80, 1.4],
              [x - 0.6, -70, 1.8],
            ]),
          )
          .join(''),
        material: 'mane',
      },
      {
        outline:
          limb('136,-136,1 150,-128,1 148,-119,1') + limb('133,-124,1 142,-129,1 152,-129,1'),
        material: 'mane',
      },
      { outline: oval(145.6, -134, 1.7, 1.4), material: 'dark' },
    ],
  };
}
