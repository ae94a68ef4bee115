import { linear } from '../core/paint.ts';
import { closedCurve, n, oval } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

/** A hot-air balloon; the envelope is 100 wide, its basket hangs near y = 0. */
export function drawBalloon(
  spot: Spot,
  stripes: readonly [string, string, string],
  shade: string,
): string {
  const envelope = closedCurve(
    '0,-150 34,-142 50,-112 46,-84 28,-50 9,-26,1 -9,-26,1 -28,-50 -46,-84 -50,-112 -34,-142',
  );
  const gore = (w: number) =>
    closedCurve([
      [0, -150],
      [w * 0.72, -142],
      [w, -112],
      [w * 0.92, -84],
      [w * 0.56, -50],
      [w * 0.2, -26, 1],
      [-w * 0.2, -26, 1],
      [-w * 0.56, -50],
      [-w * 0.92, -84],
      [-w, -112],
      [-w * 0.72, -142],
    ]);
  return placeAt(
    spot,
    [
      `<path d="${envelope}" fill="${stripes[0]}"/><path d="${gore(43)}" fill="${stripes[1]}"/><path d="${gore(32)}" fill="${stripes[0]}"/>`,
      `<path d="${gore(20)}" fill="${stripes[1]}"/><path d="${gore(7)}" fill="${stripes[0]}"/><path d="${zigzagBand()}" fill="${stripes[2]}"/>`,
      `<path d="${envelope}" fill="${linear(
        [-50, -120],
        [50, -90],
        [
          [0.3, shade, 0],
          [1, shade, 0.75],
        ],
      )}"/>`,
      `<path d="M-8 -26L-6 -10M8 -26L6 -10M-3 -26L-2 -10M3 -26L2 -10" stroke="${shade}" stroke-width="0.8"/>`,
      `<path d="${closedCurve('-7,-10,1 7,-10,1 6,1 -6,1', 0.2)}${oval(-3, -13, 1.8, 2)}${oval(2.4, -13.4, 1.8, 2)}" fill="#3b2420"/><path d="${oval(0, -24, 3, 3)}" fill="#ffd27a"/>`,
    ].join(''),
  );
}

/** A band of points around the widest part, bent as the envelope is. */
function zigzagBand(): string {
  const bend = (x: number) => 7 * (1 - (x / 50) ** 2);
  const steps = 12;
  const at = (i: number) => -49.6 + (99.2 * i) / steps;
  const upper = Array.from(
    { length: steps + 1 },
    (_, i) => `${n(at(i))} ${n(-112 + bend(at(i)) - (i % 2) * 9)}`,
  );
  const lower = Array.from(
    { length: steps + 1 },
    (_, i) =>
      `${n(at(steps - i) * 0.985)} ${n(-104 + bend(at(steps - i)) + ((steps - i) % 2) * 9)}`,
  );
  return `M${[...upper, ...lower].join('L')}Z`;
}
