import { linear, radial, vertical } from '../core/paint.ts';
import { closedCurve, limb, n, oval, polygon } from '../core/path.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
};

/** Puts markup drawn around the origin at a place on the board. */
export function placeAt({ x, y, scale, flip }: Spot, markup: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * (flip ? -1e4 : 1e4)) / 1e4} ${Math.round(scale * 1e4) / 1e4})">${markup}</g>`;
}

export type DhowTones = {
  readonly hull: string;
  readonly trim: string;
  readonly sail: string;
  readonly sailShade: string;
  readonly crew: string;
};

/** A dhow under its lateen sail, bow to the right; about 200 wide, 220 high, waterline at y = 0. */
export function drawDhow(spot: Spot, tones: DhowTones): string {
  const hull = closedCurve(
    '-98,-30,1 -60,-19 -10,-14 44,-18 84,-28 108,-38,1 96,-16 82,2 60,5 -60,5 -86,2 -95,-12',
  );
  const trim = closedCurve(
    '-98,-30,1 -60,-19 -10,-14 44,-18 84,-28 108,-38,1 105,-31 82,-22 44,-12 -10,-8 -60,-13 -97,-23,1',
  );
  const sail = closedCurve(
    '96,-40,1 40,-102 -20,-166 -76,-226,1 -74,-170 -66,-110 -76,-34,1 -30,-46 30,-44',
    0.3,
  );
  const shade = closedCurve('96,-40,1 62,-78 8,-136 -20,-140 -24,-96 -44,-40 -30,-46 30,-44', 0.3);
  const seams = [0.22, 0.42, 0.62, 0.8]
    .map(
      (t) =>
        `M${n(96 - 172 * t)} ${n(-40 - 186 * t)}Q${n(74 - 130 * t)} ${n(-60 - 90 * t)} ${n(60 - 120 * t)} ${n(-43 + t)}`,
    )
    .join('');
  return placeAt(
    spot,
    [
      `<path d="${limb('10,-12,2.4 15,-80,2 20,-152,1.5')}${limb('102,-34,1.6 20,-126,2.3 -80,-232,1.2')}" fill="${tones.hull}"/>`,
      `<path d="${sail}" fill="${tones.sail}"/><path d="${shade}" fill="${tones.sailShade}" opacity="0.55"/>`,
      `<path d="${seams}" fill="none" stroke="${tones.sailShade}" stroke-width="0.9" opacity="0.7"/>`,
      `<path d="${limb('-74,-22,4.4 -72,-34,4 -72,-40,2.6')}${oval(-72, -44, 3.6, 4)}${limb('-46,-18,4.2 -44,-29,3.8')}${oval(-43, -36, 3.4, 3.8)}${limb('52,-20,4 52,-30,3.6')}${oval(53, -37, 3.4, 3.8)}" fill="${tones.crew}"/>`,
      `<path d="${hull}" fill="${tones.hull}"/><path d="${trim}" fill="${tones.trim}"/>`,
    ].join(''),
  );
}

export type JeepTones = {
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
      `<path d="${envelope}" fill="${stripes[0]}"/><path d="${gore(38)}" fill="${stripes[1]}"/><path d="${gore(24)}" fill="${stripes[0]}"/><path d="${gore(9)}" fill="${stripes[2]}"/>`,
      `<path d="${closedCurve('-49,-104 49,-104 46,-86 -46,-86', 0.1)}" fill="${stripes[2]}"/>`,
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

export type TentTones = {
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
