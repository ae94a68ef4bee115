import { closedCurve, limb, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import type { Figure, Part } from './figure.ts';

/** A leopard resting on a bough whose upper edge is y = 0, one leg and the tail hanging down. */
export function leopardResting(): Figure {
  return {
    far: [
      limb('92,-20,8 104,-8,6 118,-6,5.6 128,-5.6,5.4'),
      limb('22,-14,12 16,14,7 20,38,5.4 27,46,5.6'),
    ],
    body: [
      closedCurve(
        '-4,-20 0,-36 10,-46 26,-50 44,-47 62,-47 76,-54 88,-58 100,-54 106,-42 106,-26 100,-10 88,0 66,2 36,2 10,3 -2,-6',
      ),
      closedCurve(
        '80,-54 90,-70 100,-80 110,-84 118,-82 124,-77 130,-73 135,-70 137,-66 135,-61 131,-58 122,-57 114,-52 106,-42 92,-40',
      ),
      limb('90,-26,14 96,2,9 98,26,6.8 96,46,5.8 102,55,6.2'),
      closedCurve('4,-6 8,-26 22,-34 36,-27 43,-12 50,-3 54,2 28,3'),
      limb('0,-16,5 -12,-2,4.6 -18,24,4.2 -17,54,4 -10,76,4 -2,86,3.8 6,84,3.2'),
      oval(100, -83, 4.4, 4.8),
    ],
    coat: [
      {
        outline: closedCurve('112,-60 122,-57 134,-58 138,-66 128,-68 118,-66'),
        material: 'light',
      },
      { outline: closedCurve('0,4 40,-6 84,-6 100,0 60,8'), material: 'light' },
      { outline: rosettes(), material: 'dark' },
    ],
    details: face(),
  };
}

/** Rosettes on the flanks, solid spots on head, legs and tail. */
function rosettes(): string {
  const random = createRandom('leopard');
  let d = '';
  for (let row = 0; row < 7; row++) {
    for (let col = 0; col < 13; col++) {
      const x = -2 + col * 8.2 + (row % 2) * 4.1 + random.between(-1, 1);
      const y = -50 + row * 7.6 + random.between(-0.8, 0.8);
      const turn = random.between(0, 6);
      for (let k = 0; k < 3; k++) {
        const a = turn + k * 2.1;
        d += oval(x + Math.cos(a) * 2.3, y + Math.sin(a) * 1.9, 1.35, 1.05);
      }
    }
  }
  for (let i = 0; i < 90; i++) {
    const onHead = i < 44;
    const x = onHead ? random.between(84, 126) : random.between(-22, 108);
    const y = onHead ? random.between(-82, -56) : random.between(2, 88);
    d += oval(x, y, onHead ? 0.8 : 1.3, onHead ? 0.7 : 1.1);
  }
  return d;
}

function face(): Part[] {
  return [
    { outline: closedCurve('96,-80 95,-87 99,-90 103,-87 103,-81'), material: 'dark' },
    { outline: closedCurve('132,-71.5 137.4,-68 136.4,-64.8 133,-67'), material: 'dark' },
    { outline: limb('119,-74,0.7 122,-72.6,1.4 125,-73,0.5'), material: 'dark' },
    { outline: limb('135,-62,0.4 129,-60.6,0.6 124,-62,0.4'), material: 'dark' },
  ];
}
