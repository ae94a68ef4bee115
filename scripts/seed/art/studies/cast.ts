import { mix } from '../core/color.ts';
import { n } from '../core/path.ts';
import { drawFigure, type Figure, type Tones } from '../figures/figure.ts';
import type { Light } from './hours.ts';
import type { Piece } from './study.ts';

/** Where one figure stands: feet on the board, size of its hundred units, and whether it looks left. */
export type Stand = readonly [x: number, y: number, height: number, flip?: boolean, tilt?: number];

export const COATS = {
  zebra: { body: '#f6ecd6', far: '#b9a68c', dark: '#221820', mane: '#221820', light: '#f6ecd6' },
  wildebeest: {
    body: '#6a5c60',
    far: '#453c44',
    mane: '#28222a',
    horn: '#241e26',
    light: '#a39288',
    shade: '#4f444a',
  },
  elephant: {
    body: '#8b7a74',
    far: '#5c5050',
    ear: '#9c8a80',
    light: '#bfa896',
    horn: '#fff2d8',
    dark: '#231a20',
    shade: '#655658',
  },
  giraffe: {
    body: '#f6dca8',
    far: '#b0845a',
    mane: '#8a4a2c',
    accent: '#b5622e',
    dark: '#3a1f18',
    shade: '#dcae72',
  },
  lion: {
    body: '#d9a35c',
    far: '#a3713f',
    mane: '#7a4424',
    accent: '#a8622f',
    dark: '#3a1f18',
    light: '#f6dcae',
    shade: '#bd8447',
  },
  leopard: { body: '#e6b566', far: '#b8854a', dark: '#33201a', light: '#f9e6c0', shade: '#d39a50' },
  cheetah: { body: '#e8bd78', far: '#b98c52', dark: '#33201a', light: '#f9e8c8', shade: '#d3a35c' },
  rhino: {
    body: '#7f7873',
    far: '#555052',
    mane: '#625b5a',
    horn: '#3f3a3c',
    dark: '#221c20',
    shade: '#605958',
  },
  hippo: {
    body: '#7d6470',
    far: '#5c4854',
    light: '#f0dcc4',
    accent: '#d9828a',
    ear: '#b9606e',
    dark: '#241820',
    shade: '#66505c',
  },
  crocodile: {
    body: '#66704a',
    far: '#454c36',
    light: '#d9d2a4',
    mane: '#4a5238',
    accent: '#e8b63f',
    dark: '#1c1c18',
    shade: '#565e40',
  },
  kudu: {
    body: '#a98a72',
    far: '#77604f',
    mane: '#6a5040',
    ear: '#c9a68c',
    light: '#fbeed8',
    horn: '#4a3a34',
    dark: '#261a1c',
    shade: '#8c6f5a',
  },
  flamingo: {
    body: '#f58f95',
    far: '#d4626f',
    accent: '#e04f62',
    light: '#fbc0ae',
    dark: '#3a1a30',
  },
  eagle: {
    body: '#7a3f28',
    far: '#4f2a24',
    accent: '#4a2620',
    light: '#fdf6e4',
    horn: '#f0b43c',
    dark: '#241418',
  },
  crane: {
    body: '#8f9aa6',
    far: '#5f6874',
    light: '#fbf4e2',
    mane: '#7a3a2c',
    accent: '#f0b83f',
    horn: '#d8392f',
    dark: '#1c1a22',
  },
  dolphin: { body: '#4f7387', far: '#3a586a', light: '#d9e6e0', dark: '#16242e', shade: '#5f8496' },
  turtle: { body: '#7f9a5a', far: '#566c48', accent: '#8a6a3c', mane: '#5c4a30', dark: '#1c1c18' },
} as const satisfies Record<string, Tones>;

export type Coat = keyof typeof COATS;

const CLOTHS: readonly (readonly [body: string, accent: string, shawl: string])[] = [
  ['#c9382f', '#f6d36a', '#2f7f86'],
  ['#2f7a86', '#f6e6c4', '#e8a23c'],
  ['#e0a02f', '#7a2a3c', '#b5305a'],
  ['#7a2f5c', '#f3b45a', '#f0e2c4'],
  ['#efe3c8', '#d9653f', '#3f8f6a'],
];

/** Animals of one kind on the ground, in the light of the hour, those farther off paler. */
export function animals(figure: Figure, coat: Coat, stands: readonly Stand[]): Piece {
  return (light) =>
    castShadows(stands, 0.62, light) + drawAll(figure, stands, light, () => COATS[coat]);
}

/** Animals in the air or in the water, where they cast no shadow. */
export function afloat(figure: Figure, coat: Coat, stands: readonly Stand[]): Piece {
  return (light) => drawAll(figure, stands, light, () => COATS[coat]);
}

/** People, each in a cloth of their own. */
export function people(figure: Figure, stands: readonly Stand[], first = 0): Piece {
  return (light) =>
    castShadows(stands, 0.1, light) +
    drawAll(figure, stands, light, (i) => {
      const [body, accent, shawl] = CLOTHS[(i + first) % CLOTHS.length] ?? [
        '#c9382f',
        '#f6d36a',
        '#2f7f86',
      ];
      return {
        body,
        accent,
        light: shawl,
        far: '#4a2a20',
        dark: '#4f2c20',
        mane: mix(body, '#1c0a18', 0.4),
        horn: '#b5803f',
        ear: '#d9562f',
      };
    });
}

/** A figure in tones of its own. */
export function figureIn(tones: Tones, figure: Figure, stands: readonly Stand[]): Piece {
  return (light) => drawAll(figure, stands, light, () => tones);
}

function drawAll(
  figure: Figure,
  stands: readonly Stand[],
  light: Light,
  tonesOf: (i: number) => Tones,
): string {
  return stands
    .map(([x, y, height, flip = false, tilt = 0], i) => {
      const share = Math.min(0.85, light.airShare + Math.max(0, (150 - height) / 420));
      const tones = {
        ...tintAll(tonesOf(i), light.air, share),
        rim: mix(light.rim, light.air, share * 0.4),
        rimWidth: 0.8,
      };
      return drawFigure(figure, { x, y, height, flip, tilt }, tones, [0.7, -1]);
    })
    .join('');
}

/** Flat shadows; `lead` says how far the middle of a figure lies before its origin. */
function castShadows(stands: readonly Stand[], lead: number, { shadow }: Light): string {
  const ovals = stands
    .filter(([, , height]) => height >= 60)
    .map(([x, y, height, flip]) => {
      const reach = height * Math.max(0.3, lead * 1.1);
      const middle = x + height * lead * (flip ? -1 : 1) - height * 0.1;
      return `<ellipse cx="${n(middle)}" cy="${n(y + 1)}" rx="${n(reach)}" ry="${n(height * 0.04)}"/>`;
    });
  return `<g fill="${shadow}" opacity="0.36">${ovals.join('')}</g>`;
}

function tintAll(tones: Tones, air: string, share: number): Tones {
  const tinted = Object.entries(tones).map(([material, color]) => [
    material,
    typeof color === 'string' ? mix(color, air, share) : color,
  ]);
  return { ...tones, ...Object.fromEntries(tinted) };
}
