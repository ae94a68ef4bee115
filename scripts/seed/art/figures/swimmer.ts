import { closedCurve, limb, polygon } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A wildebeest swimming to the right; y = 0 is the water, 100 units the length that shows. */
export function swimmingWildebeest(): Figure {
  return {
    far: [],
    body: [
      closedCurve('-44,2,1 -38,-6 -24,-11 -8,-13 6,-19 18,-26 30,-27 38,-18 40,-6 38,2,1'),
      closedCurve(
        '24,-30 32,-35 40,-33 48,-26 57,-18 62,-12 61,-8 55,-7 46,-10 40,-12 38,2,1 22,2,1 20,-14',
      ),
      closedCurve('27,-31 19,-33 13,-31 19,-28 26,-27'),
    ],
    details: [
      {
        outline: polygon(
          '2,-18 12,-24 22,-30 30,-33 30,-24 26,-20 24,-11 20,-17 17,-6 13,-15 9,-8 7,-14',
        ),
        material: 'mane',
      },
      { outline: polygon('52,-8 46,-3 42,-7 40,1 34,1 34,-10 42,-13'), material: 'mane' },
      {
        outline: limb(
          '31,-33,2.2 35,-36,2 39.6,-35.6,1.6 42.4,-38.6,1.2 42,-43,0.8 39.6,-45.4,0.4',
        ),
        material: 'horn',
      },
      { outline: limb('31,-33,1.8 29.4,-37.6,1.4 30.2,-42,0.9 32.8,-44.4,0.5'), material: 'horn' },
      { outline: closedCurve('41,-27 43,-28 44.4,-26.6 42.6,-25.8'), material: 'light' },
    ],
  };
}
