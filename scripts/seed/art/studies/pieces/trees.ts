import { mix } from '../../core/color.ts';
import { limb, n } from '../../core/path.ts';
import { drawAcacia } from '../../motifs/acacia.ts';
import { drawBaobab } from '../../motifs/baobab.ts';
import { drawPalm } from '../../motifs/palm.ts';
import { traceFoliage } from '../../motifs/plant.ts';
import type { Piece } from '../study.ts';

type TreePlace = readonly [x: number, y: number, height: number, spread?: number];

/** Umbrella acacias; those lower than 160 stand in the haze. */
export function acacias(places: readonly TreePlace[], lightFrom: -1 | 1 = 1): Piece {
  return (light) =>
    places
      .map(([x, y, height, spread = 1.35]) => {
        const haze = Math.max(0, Math.min(0.6, (190 - height) / 220));
        const tone = (color: string) => mix(color, light.far[0], haze);
        const tones = { wood: tone(light.wood), leaf: tone(light.leaf), lit: tone(light.leafLit) };
        return drawAcacia({ seed: `study ${x}`, x, y, height, spread, lightFrom, ...tones });
      })
      .join('');
}

export function baobab(x: number, y: number, height: number, leafy = false): Piece {
  return (light) =>
    drawBaobab({
      seed: `study ${x}`,
      x,
      y,
      height,
      leafy,
      wood: mix(light.wood, '#8a5a4a', 0.3),
      leaf: light.leaf,
      lit: mix(light.wood, light.rim, 0.45),
      lightFrom: 1,
    });
}

export function palms(
  places: readonly (readonly [x: number, y: number, height: number, bend: number])[],
): Piece {
  return (light) =>
    places
      .map(([x, y, height, bend]) =>
        drawPalm({
          seed: `study ${x}`,
          x,
          y,
          height,
          bend,
          wood: light.wood,
          leaf: light.leaf,
          lit: light.leafLit,
        }),
      )
      .join('');
}

/** Yellow-barked fever trees in pale green leaf. */
export function feverTrees(places: readonly TreePlace[]): Piece {
  return (light) =>
    places
      .map(([x, y, height, spread = 0.8]) => {
        const haze = Math.max(0, Math.min(0.62, (560 - height) / 440));
        const tone = (color: string) => mix(color, light.far[1], haze);
        return drawAcacia({
          seed: `fever ${x}`,
          x,
          y,
          height,
          spread,
          wood: tone('#a9a04a'),
          leaf: tone('#5f8f52'),
          lit: tone('#b9cf6f'),
          lightFrom: 1,
        });
      })
      .join('');
}

/** Mangroves on their stilts, which the tide has left dry. */
export function mangroves(
  places: readonly (readonly [x: number, y: number, height: number])[],
): Piece {
  return ({ leaf, leafLit, wood, far, shadow }) =>
    places
      .map(([x, y, height]) => {
        const haze = Math.max(0, Math.min(0.5, (320 - height) / 500));
        const tone = (color: string) => mix(color, far[0], haze);
        let roots = '';
        for (let i = -5; i <= 5; i++) {
          const foot = x + i * height * 0.13;
          const w = height * 0.012;
          roots += limb([
            [x + i * height * 0.018, y - height * 0.42, w * 1.3],
            [x + i * height * 0.085, y - height * 0.3, w * 1.1],
            [foot, y - height * 0.1, w],
            [foot + i * 2, y, w * 0.8],
          ]);
        }
        const trunk = limb([
          [x, y - height * 0.32, height * 0.026],
          [x + height * 0.02, y - height * 0.6, height * 0.02],
          [x - height * 0.04, y - height * 0.8, height * 0.012],
        ]);
        const crown = traceFoliage(
          `mangrove ${x}`,
          x,
          y - height * 0.72,
          height * 0.5,
          height * 0.26,
          Math.round(height * 0.62),
          height * 0.085,
        );
        const lit = traceFoliage(
          `mangrove lit ${x}`,
          x + height * 0.06,
          y - height * 0.8,
          height * 0.4,
          height * 0.17,
          Math.round(height * 0.24),
          height * 0.075,
        );
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(height * 0.66)}" ry="${n(height * 0.035)}" fill="${shadow}" opacity="0.28"/><path d="${roots}${trunk}" fill="${tone(wood)}"/><path d="${crown}" fill="${tone(leaf)}"/><path d="${lit}" fill="${tone(leafLit)}"/>`;
      })
      .join('');
}

/** A stout bough across the board with leaves along it, for one who rests on it. */
export function bough(y: number): Piece {
  return ({ wood, leaf, leafLit, rim }) => {
    const bark = limb([
      [-40, y + 96, 62],
      [300, y + 66, 50],
      [700, y + 44, 44],
      [1040, y + 24, 30],
      [1580, y - 90, 12],
    ]);
    const fork =
      limb([
        [420, y + 70, 34],
        [300, y - 90, 22],
        [210, y - 260, 16],
        [60, y - 420, 9],
      ]) +
      limb([
        [980, y + 30, 20],
        [1130, y + 96, 13],
        [1330, y + 120, 7],
      ]);
    const light = limb([
      [340, y + 20, 1],
      [640, y + 3, 4],
      [980, y - 2, 3],
      [1300, y - 40, 1],
    ]);
    const tufts: [number, number, number, number][] = [
      [70, y - 430, 280, 120],
      [330, y - 300, 200, 90],
      [1290, y - 150, 240, 110],
      [1480, y - 70, 200, 120],
      [1330, y + 140, 190, 70],
      [40, y - 180, 170, 80],
    ];
    const leaves = tufts.map(
      ([x, ty, rx, ry], i) =>
        `<path d="${traceFoliage(`bough ${i}`, x, ty, rx, ry, 120, 30)}" fill="${leaf}"/><path d="${traceFoliage(`bough lit ${i}`, x + 20, ty - 20, rx * 0.8, ry * 0.7, 46, 26)}" fill="${leafLit}"/>`,
    );
    return `<path d="${bark}${fork}" fill="${wood}"/><path d="${light}" fill="${rim}" opacity="0.7"/>${leaves.join('')}`;
  };
}
