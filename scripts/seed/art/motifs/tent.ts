import { radial, vertical } from '../core/paint.ts';
import { polygon } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type TentTones = {
  readonly canvas: string;
  readonly shade: string;
  readonly glow?: string;
  readonly line: string;
};

/** A ridge tent seen from the front corner; 200 wide, ground at y = 0. With a glow it is lit inside. */
export function drawTent(spot: Spot, { canvas, shade, glow, line }: TentTones): string {
  const inside = glow
    ? radial([-20, -30], 90, [
        [0, '#fff3cf'],
        [0.5, glow],
        [1, shade],
      ])
    : line;
  return placeAt(
    spot,
    [
      `<path d="M-118 4L-70 -58M122 2L84 -58" stroke="${line}" stroke-width="1.2"/>`,
      `<path d="${polygon([
        [-80, 0],
        [-20, -96],
        [46, -104],
        [100, -4],
      ])}" fill="${shade}"/>`,
      `<path d="${polygon([
        [-84, 0],
        [-80, -36],
        [-20, -98],
        [36, -38],
        [40, 0],
      ])}" fill="${
        glow
          ? vertical(-100, 0, [
              [0, canvas],
              [1, glow],
            ])
          : canvas
      }"/>`,
      `<path d="${polygon([
        [-46, 0],
        [-20, -78],
        [4, 0],
      ])}" fill="${inside}"/>`,
      `<path d="${polygon([
        [-46, 0],
        [-20, -78],
        [-38, 0],
      ])}${polygon([
        [4, 0],
        [-20, -78],
        [-2, 0],
      ])}" fill="${canvas}"/>`,
      `<path d="${polygon([
        [-96, -42],
        [-20, -108],
        [52, -114],
        [116, -38],
        [40, -32],
        [-20, -94],
        [-84, -36],
      ])}" fill="${canvas}"/><path d="${polygon([
        [52, -114],
        [116, -38],
        [40, -32],
        [-20, -94],
        [-20, -108],
      ])}" fill="${shade}" opacity="0.85"/>`,
      `<path d="M-20 -108V0" stroke="${line}" stroke-width="1.6"/>`,
    ].join(''),
  );
}
