import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A hippo in the water, whose surface is y = 0: back and head show, or the jaws are flung open. */
export function hippo(pose: 'rest' | 'yawn'): Figure {
  return pose === 'rest' ? resting() : yawning();
}

function resting(): Figure {
  return {
    far: [],
    body: [
      closedCurve('-64,2,1 -56,-14 -34,-23 -6,-23 16,-16 28,2,1'),
      closedCurve('16,2,1 20,-18 32,-27 44,-29 54,-25 66,-19 80,-20 92,-16 98,-8 98,2,1'),
      closedCurve('26,-25 24,-33 29,-36 34,-32 34,-26'),
      closedCurve('36,-27 36,-35 41,-37 45,-33 44,-27'),
      closedCurve('46,-27 49,-32 55,-31 58,-25'),
      closedCurve('84,-19 87,-23 92,-22 94,-16'),
    ],
    coat: [{ outline: closedCurve('40,-6 70,-8 100,-6 100,4 36,4'), material: 'light' }],
    details: [
      { outline: oval(52.4, -28, 2, 1.8), material: 'dark' },
      { outline: oval(89.6, -20, 1.6, 1.1), material: 'dark' },
      { outline: closedCurve('28,-27 27,-32 30,-33.6 32.4,-31 32,-27'), material: 'light' },
    ],
  };
}

function yawning(): Figure {
  return {
    far: [],
    body: [
      closedCurve('-84,2,1 -74,-16 -50,-27 -18,-30 6,-26 20,-14 28,2,1'),
      closedCurve(
        '-8,2,1 -2,-26 10,-44 24,-54 36,-64 46,-84 56,-98 68,-102 76,-95 74,-80 66,-62 58,-46 52,-30 50,2,1',
      ),
      closedCurve('24,2,1 44,-10 62,-18 84,-26 98,-28 104,-21 100,-10 84,-1 66,2,1'),
      closedCurve('14,-46 10,-55 15,-60 21,-55 22,-48'),
      closedCurve('28,-58 26,-66 31,-68 35,-62'),
    ],
    details: [
      {
        outline: closedCurve(
          '44,-12 48,-32 56,-48 66,-64 72,-82 76,-90 78,-78 72,-58 68,-42 74,-30 90,-27 98,-26 84,-22 62,-15',
        ),
        material: 'accent',
      },
      { outline: closedCurve('52,-14 56,-26 64,-36 70,-31 80,-25 70,-18'), material: 'ear' },
      {
        outline: limb('92,-26,3.4 90,-38,2.8 88,-45,1.4') + limb('80,-24,2.4 79,-32,1.4'),
        material: 'light',
      },
      { outline: limb('73,-80,2.8 80,-74,1.4') + limb('69,-66,2.2 74,-62,1.2'), material: 'light' },
      { outline: oval(39, -58, 2.2, 2), material: 'dark' },
      { outline: oval(62, -96, 2, 1.6), material: 'dark' },
    ],
  };
}

/** A crocodile lying on a bank, jaws a little open; about 310 units long. */
export function crocodile(): Figure {
  const scutes = Array.from({ length: 22 }, (_, i) => {
    const x = -128 + i * 9.4;
    const y = i < 9 ? -8 - i * 2.3 : -29 + Math.max(0, i - 18) * 1.2;
    return polygon([
      [x - 4.6, y + 3],
      [x - 1.6, y - 5],
      [x + 4.6, y + 3],
    ]);
  });
  return {
    far: [limb('-28,-14,8 -34,-6,5 -44,-2,4'), limb('62,-14,7 66,-6,5 76,-2,4')],
    body: [
      closedCurve(
        '-152,-2,1 -124,-9 -96,-16 -66,-24 -36,-29 0,-32 36,-31 58,-28 74,-26 84,-30 92,-30 98,-25 122,-21 146,-19 160,-20 166,-16 164,-13 140,-12 112,-11 90,-10 92,-7 120,-4 150,-1 140,1 100,1 74,-4 50,-4 20,-2 -20,-2 -60,-2 -110,0',
      ),
      limb('-40,-16,10 -44,-7,6 -34,-2,4 -24,-1,3'),
      limb('48,-16,9 44,-7,5.4 54,-2,4 64,-1,3'),
      ...scutes,
    ],
    coat: [
      {
        outline: closedCurve('-100,-6 -40,-12 30,-14 80,-10 130,-3 150,2 20,6 -100,4'),
        material: 'light',
      },
      {
        outline: [-80, -60, -40, -18, 4, 26, 46]
          .map((x) =>
            limb([
              [x, -34, 0.8],
              [x - 3, -20, 2],
              [x + 1, -8, 0.6],
            ]),
          )
          .join(''),
        material: 'mane',
      },
    ],
    details: [
      {
        outline: [100, 110, 120, 130, 140, 150]
          .map((x) =>
            polygon([
              [x - 2.6, -12],
              [x, -7],
              [x + 2.6, -12],
            ]),
          )
          .join(''),
        material: 'light',
      },
      { outline: oval(89, -26.6, 2, 1.8), material: 'accent' },
      { outline: limb('89,-28,0.5 89.4,-25.4,0.5'), material: 'dark' },
      { outline: oval(160, -18.6, 1.4, 0.9), material: 'dark' },
    ],
  };
}

/** A bottlenose dolphin in the air, bent over its leap. */
export function dolphin(): Figure {
  return {
    far: [],
    body: [
      closedCurve(
        '66,14 70,8 64,2 54,-3 48,-14 34,-26 12,-34 -10,-34 -32,-25 -50,-8 -62,12 -66,22 -54,16 -38,4 -18,-4 4,-4 24,2 40,10 54,14',
      ),
      closedCurve('-2,-34 -14,-50 -24,-53,1 -20,-42 -22,-28'),
      closedCurve('-58,14 -76,16 -86,26,1 -70,26 -62,40,1 -56,28 -52,14'),
      closedCurve('20,-2 18,14 6,24,1 6,10 6,-6'),
    ],
    coat: [
      {
        outline: closedCurve('70,14 56,6 34,-2 10,-12 -16,-10 -40,6 -58,24 -30,30 40,30'),
        material: 'light',
      },
    ],
    details: [
      { outline: oval(46, -7, 1.7, 1.5), material: 'dark' },
      { outline: limb('66,9,0.5 56,5,0.8 49,2,0.4'), material: 'dark' },
    ],
  };
}
