import { closedCurve, limb, oval } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type CyclistTones = {
  readonly frame: string;
  readonly shirt: string;
  readonly shorts: string;
  readonly skin: string;
  readonly helmet: string;
  readonly tyre: string;
};

/** Someone on a bicycle riding to the right; 170 wide and as high, wheels on y = 0. */
export function drawCyclist(
  spot: Spot,
  { frame, shirt, shorts, skin, helmet, tyre }: CyclistTones,
): string {
  const wheels = [-52, 52].map(
    (x) =>
      `<circle cx="${x}" cy="-33" r="31" fill="none" stroke="${tyre}" stroke-width="5"/><path d="M${x - 30} -33h60M${x} -63v60M${x - 21} -54l42 42M${x - 21} -12l42 -42" stroke="${tyre}" stroke-width="0.8" opacity="0.6"/>`,
  );
  return placeAt(
    spot,
    `<path d="${limb('-14,-82,9 20,-66,7 12,-38,5.4')}" fill="${shorts}" opacity="0.8"/><path d="${limb('14,-46,5 8,-26,4 10,-16,3.6 20,-14,3')}" fill="${skin}" opacity="0.85"/>${wheels.join('')}` +
      `<path d="M-52 -33L-8 -33L-24 -80L38 -76L-8 -33M38 -76L52 -33M-24 -80L-52 -33M38 -76L34 -94L46 -98" fill="none" stroke="${frame}" stroke-width="5" stroke-linejoin="round"/><path d="M-36 -84h24" stroke="${tyre}" stroke-width="6"/><circle cx="-8" cy="-33" r="9" fill="${tyre}"/>` +
      `<path d="${limb('-20,-86,11 10,-74,8 22,-56,6.4')}" fill="${shorts}"/><path d="${limb('22,-56,5.8 6,-34,4.4 -2,-22,4 -4,-17,3.4 8,-14,3.2')}" fill="${skin}"/>` +
      `<path d="${closedCurve('-32,-84 -26,-108 -12,-128 4,-140 16,-138 20,-126 12,-110 2,-94 -8,-82', 0.3)}" fill="${shirt}"/><path d="${limb('10,-130,6 26,-112,5 44,-99,4.2')}" fill="${skin}"/>` +
      `<path d="${oval(22, -152, 11, 12.6)}" fill="${skin}"/><path d="${closedCurve('8,-154 12,-168 24,-172 35,-166 38,-155,1 20,-158', 0.3)}" fill="${helmet}"/>`,
  );
}
