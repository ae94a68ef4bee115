import { closedCurve, limb, n, oval } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type DhowTones = {
  readonly hull: string;
  readonly trim: string;
  readonly sail: string;
  readonly sailShade: string;
  /** Skin and shadow of the crew. */
  readonly crew: string;
  /** What the crew wears. */
  readonly cloth?: string;
};

const HULL = closedCurve(
  '-100,-34,1 -84,-27 -56,-19 -10,-13.4 44,-18 84,-29 112,-43,1 100,-20 86,0 70,5 40,6 -60,6 -84,4 -94,-10',
);
const SAIL = closedCurve(
  '99,-43,1 44,-102 -18,-166 -76,-228,1 -73,-170 -64,-108 -72,-36,1 -30,-50 34,-48',
  0.3,
);
const SAIL_SHADE = closedCurve(
  '99,-43,1 66,-80 12,-138 -14,-164 -22,-120 -30,-80 -46,-44 -30,-50 34,-48',
  0.3,
);

/** A dhow under its lateen sail, bow to the right; about 210 wide, 230 high, waterline at y = 0. */
export function drawDhow(spot: Spot, tones: DhowTones): string {
  return placeAt(spot, [drawRig(tones), drawCrew(tones), drawHull(tones)].join(''));
}

function drawRig({ hull, sail, sailShade }: DhowTones): string {
  const seams = [0.2, 0.36, 0.52, 0.68, 0.84]
    .map(
      (t) =>
        `M${n(99 - 175 * t)} ${n(-43 - 185 * t)}Q${n(78 - 134 * t)} ${n(-62 - 92 * t)} ${n(66 - 126 * t)} ${n(-47 - t)}`,
    )
    .join('');
  const spars =
    limb('12,-12,2.5 16,-80,2.1 21,-158,1.4') + limb('106,-38,1.4 22,-128,2.3 -80,-236,1.1');
  return [
    `<path d="M21 -156L-92 -34M21 -156L100 -36M-76 -228L-90 -34" fill="none" stroke="${hull}" stroke-width="0.7" opacity="0.8"/>`,
    `<path d="${spars}" fill="${hull}"/><path d="${SAIL}" fill="${sail}"/><path d="${SAIL_SHADE}" fill="${sailShade}" opacity="0.5"/>`,
    `<path d="${seams}" fill="none" stroke="${sailShade}" stroke-width="0.8" opacity="0.75"/>`,
  ].join('');
}

/** Helmsman at the tiller, a man at the sheet and one on the bow. */
function drawCrew({ crew, cloth = crew }: DhowTones): string {
  const bodies =
    limb('-78,-22,5.6 -77,-33,4.6 -76.4,-41,3.4') +
    limb('-48,-16,5.4 -46.4,-26,4.4 -46,-32,3.2') +
    limb('60,-20,5 60.6,-32,4.4 61,-40,3');
  const arms =
    limb('-76,-38,1.8 -84,-32,1.5 -91,-31,1.2') +
    limb('-45.6,-30,1.7 -39,-33,1.4 -34,-40,1.1') +
    limb('61,-37,1.7 67,-33,1.4 72,-31,1.1');
  const heads =
    oval(-75.6, -46.4, 3, 3.5) + oval(-45.2, -37.2, 2.9, 3.4) + oval(61.8, -45.2, 2.9, 3.4);
  return `<path d="${bodies}" fill="${cloth}"/><path d="${arms}${heads}" fill="${crew}"/>`;
}

function drawHull({ hull, trim, sailShade }: DhowTones): string {
  const rail = closedCurve(
    '-100,-34,1 -84,-27 -56,-19 -10,-13.4 44,-18 84,-29 112,-43,1 108,-36 82,-23.6 44,-12.6 -10,-8 -56,-13.4 -98,-27,1',
  );
  const planks = 'M-95 -17Q-50 -4 0 -3Q60 -4 99 -20M-92 -8Q-50 2 0 2.4Q56 2 92 -8';
  return [
    `<path d="M-99 -30L-106 -2L-100 4L-93 -12Z" fill="${hull}"/><path d="${HULL}" fill="${hull}"/>`,
    `<path d="${rail}" fill="${trim}"/><path d="${planks}" fill="none" stroke="${sailShade}" stroke-width="0.8" opacity="0.35"/>`,
    `<path d="${oval(88, -14, 2.6, 2.6)}" fill="${trim}"/>`,
  ].join('');
}
