import { mix } from '../core/color.ts';
import { clip } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import type { Face, Skin } from './face.ts';

/** An eye with its lids and brow; -1 is the one on the left of the picture. */
export function drawEye(
  side: 1 | -1,
  { skin, brow, browWeight = 1, width, smile, lined }: Face,
): string {
  const x = side * width * 0.43;
  const squint = 1 - smile * 0.25;
  const white = closedCurve([
    [x - 32, -18, 1],
    [x, -18 - 16 * squint],
    [x + 32, -18, 1],
    [x, -18 + 12 * squint],
  ]);
  const inside = clip(`<path d="${white}"/>`);
  const lid = limb([
    [x - 37, -17, 2],
    [x, -20 - 17 * squint, 4.2],
    [x + 37, -17, 2.4],
  ]);
  const crease = limb([
    [x - 30, -42, 1],
    [x, -50, 2.2],
    [x + 32, -40, 1],
  ]);
  const arch = limb([
    [x - side * 44, -64, 7 * browWeight],
    [x + side * 4, -79, 7.4 * browWeight],
    [x + side * 46, -66, 3 * browWeight],
  ]);
  const below = limb([
    [x - 26, 8, 0.8],
    [x, 14, 1.8],
    [x + 26, 7, 0.8],
  ]);
  const crow = lined
    ? [0, 1, 2]
        .map((i) =>
          limb([
            [x + side * 46, -20 + i * 9, 1.6],
            [x + side * 66, -28 + i * 17, 0.6],
          ]),
        )
        .join('')
    : '';
  return [
    `<path d="${white}" fill="#f6ead2"/><g clip-path="${inside}"><circle cx="${x}" cy="-20" r="14.5" fill="#2a1712"/></g>`,
    `<circle cx="${x - 5}" cy="-25" r="3.6" fill="#fff8e6"/><path d="${lid}" fill="#1d100e"/>`,
    `<path d="${crease}${below}${crow}" fill="${side === 1 ? mixDown(skin) : skin.shade}"/><path d="${arch}" fill="${brow}"/>`,
  ].join('');
}

/** A nose, lit on its left side. */
export function drawNose({ skin }: Face): string {
  const side = closedCurve('12,-40 20,0 26,34 42,56 40,74 18,78 4,82 8,66 14,40 8,0');
  const wing = limb('-40,60,1.4 -38,72,3.4 -22,76,2.4 -8,80,1.6');
  const ridge = limb('-8,-30,1.2 -10,16,4.2 -12,48,5.4 -8,58,2');
  const nostrils = oval(-17, 75, 7, 3.6) + oval(19, 75, 7, 3.6);
  return `<path d="${side}" fill="${skin.shade}"/><path d="${wing}" fill="${mixDown(skin)}"/><path d="${ridge}" fill="${skin.light}"/><path d="${nostrils}" fill="${mixDown(skin)}"/>`;
}

/** A mouth that smiles as much as the face does. */
export function drawMouth({ skin, lips, smile }: Face): string {
  const rise = smile * 16;
  const open = smile * 17;
  const reach = 54 + smile * 14;
  const upper = closedCurve([
    [-reach, 128 - rise, 1],
    [-18, 114],
    [0, 119],
    [18, 114],
    [reach, 128 - rise, 1],
    [20, 129],
    [0, 131],
    [-20, 129],
  ]);
  const lower = closedCurve([
    [-reach, 128 - rise, 1],
    [-20, 130 + open * 0.85],
    [0, 131 + open],
    [20, 130 + open * 0.85],
    [reach, 128 - rise, 1],
    [26, 150 + open * 0.8],
    [0, 157 + open],
    [-26, 150 + open * 0.8],
  ]);
  const gap = closedCurve([
    [-reach, 128 - rise, 1],
    [0, 129],
    [reach, 128 - rise, 1],
    [22, 132 + open],
    [-22, 132 + open],
  ]);
  const gleam = limb([
    [-20, 143 + open, 1],
    [-4, 146 + open, 3],
    [12, 145 + open, 1],
  ]);
  const corners = [-1, 1]
    .map((side) =>
      limb([
        [side * (reach + 4), 118 - rise, 1],
        [side * (reach + 9), 130 - rise, 3],
        [side * (reach + 4), 142 - rise, 1],
      ]),
    )
    .join('');
  return [
    `<path d="${lower}" fill="${lips}"/><path d="${gap}" fill="${open > 3 ? '#f8eedb' : '#2a1210'}"/><path d="${upper}" fill="${lips}"/><path d="${upper}" fill="#1d0c0c" opacity="0.28"/>`,
    `<path d="${gleam}" fill="${skin.light}" opacity="0.7"/><path d="${corners}" fill="${mixDown(skin)}"/>`,
  ].join('');
}

function mixDown({ shade }: Skin): string {
  return mix(shade, '#000000', 0.38);
}
