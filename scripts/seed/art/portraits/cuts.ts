import { mix } from '../core/color.ts';
import { limb } from '../core/path.ts';
import type { Face } from './face.ts';

/** Light cuts on the lit cheek and brow, dark ones along the edge of the shade. */
export function drawCuts({ skin, width: w, smile, lined }: Face): string {
  let light = '';
  for (let i = 0; i < 6; i++) {
    light += limb(
      [
        [-w * 0.9 + i * 7, 34 + i * 8, 0.6],
        [-w * 0.78 + i * 8, 42 + i * 9, 2.4],
        [-w * 0.62 + i * 5, 42 + i * 10, 0.6],
      ],
      'point',
    );
    light += limb(
      [
        [-w * 0.62 + i * 9, -112 - i * 8, 0.6],
        [-w * 0.44 + i * 10, -119 - i * 8, 2],
        [-w * 0.22 + i * 9, -121 - i * 8, 0.6],
      ],
      'point',
    );
  }
  let dark = '';
  for (let i = 0; i < 9; i++) {
    const y = -130 + i * 34;
    dark += limb(
      [
        [w * 0.74, y, 3],
        [w * 0.54, y + 9, 2.2],
        [w * 0.4, y + 14, 0.6],
      ],
      'point',
    );
  }
  const fold = [-1, 1]
    .map((side) =>
      limb([
        [side * 46, 76, 1],
        [side * (70 + smile * 10), 100, 2.6 + smile],
        [side * (78 + smile * 10), 132, 0.8],
      ]),
    )
    .join('');
  const brow = lined
    ? limb('-66,-112,1 0,-120,2.4 66,-112,1') + limb('-54,-134,1 0,-142,2 54,-134,1')
    : '';
  return `<path d="${light}" fill="${mix(skin.base, skin.light, 0.7)}"/><path d="${dark}${fold}${brow}" fill="${skin.shade}"/>`;
}
