import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type AircraftTones = {
  readonly paint: string;
  readonly shade: string;
  readonly stripe: string;
  readonly glass: string;
};

/** A small high-winged bush aircraft in a bank, flying to the right; about 250 long. */
export function drawAircraft(spot: Spot, { paint, shade, stripe, glass }: AircraftTones): string {
  const body = closedCurve(
    '118,2 112,-10 86,-17 64,-31 30,-35 -20,-32 -62,-21 -120,-13 -124,-5 -74,6 -20,17 50,19 96,14',
  );
  const belly = closedCurve('118,3 96,14 50,19 -20,17 -74,6 -124,-5 -60,-1 0,6 60,8');
  const farWing = polygon('40,-33 6,-34 62,-128 80,-126');
  const nearWing = polygon('42,-36 -4,-36 -78,66 -50,74');
  const windows = [-44, -24, -4, 16].map((x) => oval(x, -16, 6.4, 7)).join('');
  const gear =
    limb('22,15,3 16,34,2.2') + oval(15, 39, 8, 8) + limb('86,14,2.4 88,28,2') + oval(88, 32, 6, 6);
  return placeAt(
    spot,
    `<path d="${farWing}" fill="${shade}"/><path d="${polygon('-88,-16 -116,-66 -136,-64 -122,-8')}${polygon('-96,-12 -150,-22 -152,-14 -104,-4')}" fill="${stripe}"/>` +
      `<path d="${gear}" fill="${glass}"/><path d="${body}" fill="${paint}"/><path d="${belly}" fill="${shade}"/>` +
      `<path d="${limb('104,-4,3 40,-3,3.4 -40,-4,3 -116,-9,1.4')}" fill="${stripe}"/><path d="${windows}${closedCurve('84,-17 64,-30 46,-31 48,-14 70,-12', 0.2)}" fill="${glass}"/>` +
      `<path d="${nearWing}" fill="${paint}"/><path d="${polygon('-4,-36 -78,66 -68,69 8,-36')}" fill="${shade}"/><path d="${polygon('-56,36 -78,66 -50,74 -30,40')}" fill="${stripe}"/>` +
      `<ellipse cx="121" cy="2" rx="5" ry="40" fill="${shade}" opacity="0.45"/><circle cx="121" cy="2" r="5" fill="${glass}"/>`,
  );
}
