import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A chimpanzee sitting, an arm over the knee; `light` is the bare skin of face, ear and hand. */
export function chimpanzee(): Figure {
  return {
    far: [
      limb('8,-58,8 26,-40,6 40,-26,5 44,-14,4.6'),
      limb('10,-14,11 30,-34,8 42,-26,6 46,-8,5 54,-2,4.4'),
    ],
    body: [
      closedCurve(
        '-24,-2 -33,-18 -35,-38 -29,-58 -16,-73 0,-80 14,-76 21,-62 22,-42 24,-22 22,-4 8,0 -10,0',
      ),
      closedCurve('2,-84 4,-95 13,-102 24,-100 30,-93 30,-82 26,-72 14,-68 4,-72'),
      limb('0,-12,14 20,-32,9.6 33,-34,7 36,-18,5.6 35,-4,5 45,-1.4,4.4'),
      limb('2,-64,10 14,-46,7.6 28,-37,6.2 40,-32,5'),
    ],
    details: [
      { outline: oval(5.4, -85, 5.6, 6.8), material: 'light' },
      {
        outline: closedCurve(
          '19,-95 26,-96 30,-91 32,-85 38,-79 39,-73 35,-69 27,-68 20,-72 17,-80 17,-90',
        ),
        material: 'light',
      },
      { outline: limb('19,-92.4,1.6 25,-93,2 30.6,-91,1.5'), material: 'dark' },
      {
        outline:
          oval(22.6, -88.6, 1.6, 1.5) +
          oval(29.2, -88, 1.2, 1.4) +
          limb('37.6,-74.6,0.6 32,-73,0.8 26,-74,0.5') +
          oval(35.6, -79.4, 0.9, 0.7),
        material: 'dark',
      },
      { outline: limb('40,-32,4.2 46,-29,3 49,-25,2'), material: 'light' },
      { outline: limb('38,-1.8,3.6 48,-1.4,3'), material: 'light' },
    ],
  };
}

/** A red colobus of Zanzibar sitting on a bough at y = 0, its tail hanging below; `light` is belly and fringe. */
export function colobus(): Figure {
  return {
    far: [
      limb('8,-50,5 22,-38,4 30,-24,3.4 32,-10,3'),
      limb('8,-10,8 24,-26,6 32,-18,4.4 34,-4,3.6'),
    ],
    body: [
      limb('-16,-6,4.6 -26,14,3.8 -30,42,3.4 -24,72,3.4 -26,98,4 -30,112,4.6'),
      closedCurve(
        '-18,-1 -26,-14 -28,-32 -23,-50 -12,-64 2,-70 13,-66 18,-52 18,-34 20,-16 18,-2 4,1',
      ),
    ],
    coat: [
      {
        outline: closedCurve('14,-68 6,-54 6,-36 10,-18 6,2 30,2 30,-40 22,-64'),
        material: 'light',
      },
    ],
    details: [
      {
        outline: limb('-2,-8,11 16,-26,7.6 27,-26,5.4 29,-12,4 28,-3,3.6 36,-0.6,3'),
        material: 'body',
      },
      { outline: limb('2,-54,7 12,-38,5 24,-28,4 33,-27,3.4'), material: 'dark' },
      {
        outline: polygon(
          '10,-64 0,-66 2,-71 -7,-74 -1,-79 -9,-84 -1,-88 -5,-96 3,-97 3,-105 10,-101 15,-108 19,-101 27,-104 27,-96 34,-94 29,-88 35,-82 29,-78 31,-71 24,-70 20,-63',
        ),
        material: 'light',
      },
      {
        outline: closedCurve('0,-90 4,-99 14,-102 24,-99 28,-91 20,-94 8,-94'),
        material: 'accent',
      },
      {
        outline: closedCurve('9,-92 17,-94 24,-90 26,-83 25,-75 19,-70 12,-72 8,-80'),
        material: 'dark',
      },
      { outline: oval(15, -85.6, 2, 1.8) + oval(22.4, -85, 1.6, 1.7), material: 'horn' },
      { outline: oval(15.4, -85.4, 1, 1) + oval(22.6, -84.8, 0.8, 0.9), material: 'dark' },
      { outline: closedCurve('16,-77 21,-78.4 25,-76 21,-73.4 17,-74'), material: 'ear' },
      { outline: limb('33,-27,3 40,-28,2') + limb('34,-1,2.6 40,0,2'), material: 'dark' },
    ],
  };
}
