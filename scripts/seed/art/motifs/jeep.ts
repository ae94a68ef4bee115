import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import { placeAt, type Spot } from './place.ts';

type JeepTones = {
  readonly paint: string;
  readonly shade: string;
  readonly glass: string;
  readonly tyre: string;
  readonly trim: string;
  readonly people: string;
};

/** A safari 4x4 with its roof popped up, front to the right; 300 wide, ground at y = 0. */
export function drawJeep(spot: Spot, tones: JeepTones): string {
  const shell = closedCurve(
    '6,-36,1 5,-84,1 10,-122,1 16,-126 184,-126 192,-123,1 213,-87,1 250,-85 284,-81 296,-76 298,-60,1 298,-38,1',
    0.2,
  );
  const lower = polygon([
    [5, -66],
    [298, -60],
    [298, -38],
    [6, -36],
  ]);
  const windows = [
    polygon([
      [17, -119],
      [66, -119],
      [66, -90],
      [15, -90],
    ]),
    polygon([
      [73, -119],
      [124, -119],
      [124, -90],
      [73, -90],
    ]),
    polygon([
      [131, -119],
      [186, -119],
      [203, -90],
      [131, -90],
    ]),
  ];
  const heads = [
    [44, 0],
    [84, 1],
    [118, 0],
    [152, 1],
  ].map(
    ([x = 0, hat]) =>
      limb([
        [x, -118, 9],
        [x, -134, 8],
        [x + 1, -139, 4],
      ]) +
      oval(x + 2, -147, 5.6, 6.6) +
      (hat
        ? closedCurve([
            [x - 9, -149],
            [x - 3, -155],
            [x + 6, -155],
            [x + 13, -149],
            [x + 2, -151],
          ])
        : ''),
  );
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-27" r="27" fill="${tones.tyre}"/><circle cx="${x}" cy="-27" r="14" fill="${tones.trim}"/><circle cx="${x}" cy="-27" r="6" fill="${tones.tyre}"/>`;
  return placeAt(
    spot,
    [
      `<path d="${heads.join('')}" fill="${tones.people}"/>`,
      `<path d="${closedCurve('8,-166 20,-172 180,-172 196,-166 194,-162 12,-162', 0.2)}" fill="${tones.paint}"/><path d="${polygon(
        [
          [12, -165],
          [194, -165],
          [194, -161.5],
          [12, -161.5],
        ],
      )}${limb('18,-164,1.5 18,-124,1.5')}${limb('188,-164,1.5 188,-124,1.5')}${limb('102,-164,1.2 102,-124,1.2')}" fill="${tones.shade}"/>`,
      `<path d="${shell}" fill="${tones.paint}"/><path d="${lower}" fill="${tones.shade}"/>`,
      `<path d="${windows.join('')}" fill="${tones.glass}"/>`,
      `<path d="${polygon([
        [17, -119],
        [44, -119],
        [26, -90],
        [15, -90],
      ])}${polygon([
        [90, -119],
        [106, -119],
        [88, -90],
        [73, -90],
        [73, -92],
      ])}" fill="#ffffff" opacity="0.16"/>`,
      `<path d="${polygon([
        [296, -78],
        [306, -78],
        [306, -36],
        [296, -36],
      ])}${limb('214,-88,2 202,-128,2')}${polygon([
        [0, -42],
        [14, -42],
        [14, -34],
        [0, -34],
      ])}${oval(-3, -72, 8, 24)}" fill="${tones.tyre}"/>`,
      `<circle cx="291" cy="-66" r="5.6" fill="#fff2c8"/><path d="M34 -36a36 36 0 0 1 72 0ZM202 -36a36 36 0 0 1 72 0Z" fill="${tones.tyre}"/>`,
      wheel(70),
      wheel(238),
    ].join(''),
  );
}
