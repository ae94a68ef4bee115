import { closedCurve, limb } from '../core/path.ts';
import type { Figure } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild } from './leg.ts';

const FORE_BUILD: LegBuild = { bones: [20, 24, 21, 7], radii: [11, 5.4, 3.2, 2.3, 3.2] };
const HIND_BUILD: LegBuild = { bones: [22, 26, 22, 7], radii: [15, 8.4, 3.6, 2.4, 3.2] };

/** A greater kudu bull with spiral horns and white stripes. */
export function kudu(pose: 'stand' | 'walk'): Figure {
  const walking = pose === 'walk';
  return {
    far: [
      drawLeg(28, -66, HIND_BUILD, walking ? HIND.push : [8, -30, -4, 16]),
      drawLeg(88, -66, FORE_BUILD, walking ? FORE.reach : [2, 6, 4, 18]),
    ],
    body: [
      closedCurve(
        '4,-84 10,-91 22,-94 40,-93 58,-95 72,-102 84,-106 94,-100 98,-84 94,-68 84,-58 66,-54 46,-56 30,-61 14,-60 4,-68',
      ),
      closedCurve(
        '76,-104 88,-116 98,-130 106,-140 116,-136 118,-124 114,-110 108,-92 100,-74 86,-70',
      ),
      closedCurve(
        '104,-134 108,-142 116,-144 124,-138 134,-126 143,-117 146,-111 144,-106 137,-106 128,-112 118,-118 108,-122',
      ),
      drawLeg(20, -68, HIND_BUILD, walking ? HIND.reach : HIND.stand),
      drawLeg(82, -66, FORE_BUILD, walking ? FORE.push : FORE.stand),
      limb('6,-84,2.4 0,-74,1.8 -2,-60,2.4 -1,-50,1.2', 'point'),
    ],
    coat: [
      ...[18, 28, 39, 50, 60, 70].map((x) => ({
        outline: limb([
          [x + 2, -100, 0.9],
          [x - 1, -80, 1.1],
          [x + 3, -62, 0.5],
        ]),
        material: 'light' as const,
      })),
      { outline: limb('116,-118,1.6 110,-96,3 104,-78,3.6 96,-66,2'), material: 'mane' },
    ],
    details: [
      { outline: closedCurve('108,-137 97,-142 90,-139 96,-132 106,-129'), material: 'ear' },
      { outline: limb('76,-105,1 90,-120,2 104,-139,1.6'), material: 'mane' },
      {
        outline: limb('114,-141,3.2 106,-152,3.2 112,-166,3 103,-180,2.7 108,-195,2 100,-208,1'),
        material: 'horn',
      },
      {
        outline: limb('118,-141,3.2 116,-155,3.2 125,-168,3 120,-183,2.7 129,-196,2 126,-210,1'),
        material: 'horn',
      },
      { outline: limb('126,-133,0.8 133,-121,1.4'), material: 'light' },
      { outline: closedCurve('122,-131 124.4,-132.4 126,-130 123.6,-129'), material: 'dark' },
      { outline: closedCurve('142,-116 146.4,-112 145,-108 141,-110'), material: 'dark' },
    ],
  };
}
