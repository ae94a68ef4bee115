import { closedCurve, limb, oval } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type CanoeTones = {
  readonly hull: string;
  readonly shade: string;
  readonly skin: string;
  readonly shirts: readonly string[];
  readonly paddle: string;
};

/** A canoe with a paddler for every shirt, bow to the right; 300 wide, waterline at y = 0. */
export function drawCanoe(spot: Spot, { hull, shade, skin, shirts, paddle }: CanoeTones): string {
  const body = closedCurve(
    '-150,-30,1 -124,-20 -60,-13 60,-13 124,-20 150,-30,1 136,-4 110,6 -110,6 -136,-4',
    0.3,
  );
  const side = closedCurve(
    '-143,-14,1 -100,-2 0,2 100,-2 143,-14,1 132,0 110,6 -110,6 -132,0',
    0.3,
  );
  const people = shirts.map((shirt, i) => {
    const x = shirts.length > 1 ? -78 + (i * 150) / (shirts.length - 1) : 0;
    const left = i % 2 === 0;
    return (
      `<g transform="translate(${x} 0)"><path d="${limb(left ? '8,-88,1.6 26,-30,1.6 32,6,1.6' : '-6,-90,1.6 22,-40,1.6 36,4,1.6')}${oval(left ? 34 : 38, 12, 6, 13)}" fill="${paddle}"/>` +
      `<path d="${closedCurve('-15,-12 -15,-44 -10,-62 0,-66 10,-62 14,-44 14,-12', 0.3)}" fill="${shirt}"/>` +
      `<path d="${limb('4,-58,5 16,-48,4 20,-52,3.4')}${limb('-2,-56,5 10,-72,4 10,-84,3.4')}" fill="${skin}"/><path d="${oval(3, -78, 8.4, 9.6)}" fill="${skin}"/>` +
      `<path d="${closedCurve('-14,-82 -6,-86 -4,-93 4,-95 10,-91 12,-85 19,-81 4,-80', 0.3)}" fill="${paddle}"/></g>`
    );
  });
  return placeAt(
    spot,
    `${people.join('')}<path d="${body}" fill="${hull}"/><path d="${side}" fill="${shade}"/>`,
  );
}
