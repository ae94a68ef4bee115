import { mix } from '../core/color.ts';
import { n } from '../core/path.ts';
import { drawFigure, type Figure, type Tones } from '../figures/figure.ts';
import { COATS, type Coat } from './coats.ts';
import type { Light } from './hours.ts';
import type { Piece } from './study.ts';

/** Where one figure stands: feet on the board, size of its hundred units, and whether it looks left. */
export type Stand = readonly [x: number, y: number, height: number, flip?: boolean, tilt?: number];

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

/** People, each in a cloth of their own; `load` is the colour of what they carry. */
export function people(
  figure: Figure,
  stands: readonly Stand[],
  first = 0,
  load = '#d9562f',
): Piece {
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
        ear: load,
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
