import { clip } from '../core/paint.ts';
import { closedCurve, type Knot, limb, oval } from '../core/path.ts';
import { drawCuts } from './cuts.ts';
import { drawEye, drawMouth, drawNose } from './features.ts';

export type Skin = { readonly base: string; readonly shade: string; readonly light: string };

export type Face = {
  readonly skin: Skin;
  readonly lips: string;
  /** Half the width at the cheekbones (150 is the middle). */
  readonly width: number;
  /** Width of the jaw in shares of the cheekbones. */
  readonly jaw: number;
  readonly brow: string;
  readonly browWeight?: number;
  /** From 0, a closed mouth, to 1, a laugh. */
  readonly smile: number;
  readonly beard?: string;
  readonly glasses?: string;
  readonly earring?: string;
  /** True where lines of age are cut. */
  readonly lined?: boolean;
};

/** A face around the origin, about 420 high, with the light from the left. */
export function drawFace(face: Face): string {
  const { skin, width } = face;
  const outline = traceOutline(face);
  const inside = clip(`<path d="${outline}"/>`);
  return [
    ears(face),
    `<path d="${outline}" fill="${skin.base}"/>`,
    `<g clip-path="${inside}"><path d="${traceShade(width)}" fill="${skin.shade}"/>`,
    `${face.beard ? beard(face, face.beard) : ''}${drawCuts(face)}</g>`,
    drawEye(-1, face),
    drawEye(1, face),
    drawNose(face),
    drawMouth(face),
    face.glasses ? glasses(face.glasses) : '',
  ].join('');
}

function traceOutline({ width: w, jaw }: Face): string {
  const half: Knot[] = [
    [w * 0.72, -178],
    [w, -92],
    [w * 1.01, 0],
    [w * 0.98 * (0.4 + jaw * 0.6), 84],
    [w * 0.86 * jaw, 146],
    [w * 0.5 * jaw, 200],
  ];
  const other = half.map(([x, y]): Knot => [-x, y]).reverse();
  return closedCurve([[0, -212], ...half, [0, 218], ...other]);
}

/** The side away from the light, its edge running over brow, cheekbone and jaw. */
function traceShade(w: number): string {
  return closedCurve([
    [w * 0.42, -240, 1],
    [w * 0.66, -120],
    [w * 0.58, -52],
    [w * 0.7, 10],
    [w * 0.62, 66],
    [w * 0.5, 130],
    [w * 0.2, 190],
    [w * 0.05, 240, 1],
    [w * 1.4, 240, 1],
    [w * 1.4, -240, 1],
  ]);
}

function ears({ width: w, skin, earring }: Face): string {
  const lobe = (side: 1 | -1) =>
    closedCurve([
      [side * w * 0.94, -40],
      [side * (w + 24), -52],
      [side * (w + 30), -16],
      [side * (w + 18), 34],
      [side * w * 0.94, 46],
    ]);
  const fold = limb(
    [
      [-w - 16, -36, 2],
      [-w - 18, -8, 4],
      [-w - 10, 20, 2],
    ],
    'point',
  );
  const ring = earring
    ? [-1, 1]
        .map(
          (side) =>
            `<path d="${oval(side * (w + 16), 66, 9, 20)}${oval(side * (w + 16), 66, 4, 13)}" fill="${earring}" fill-rule="evenodd"/><path d="${oval(side * (w + 16), 44, 6, 6)}" fill="${earring}"/>`,
        )
        .join('')
    : '';
  return `<path d="${lobe(-1)}" fill="${skin.base}"/><path d="${lobe(1)}" fill="${skin.shade}"/><path d="${fold}" fill="${skin.shade}"/>${ring}`;
}

function beard({ width: w }: Face, color: string): string {
  const area = closedCurve([
    [-w * 1.1, 40, 1],
    [-w * 0.86, 84],
    [-w * 0.6, 108],
    [-w * 0.42, 98],
    [0, 96],
    [w * 0.42, 98],
    [w * 0.6, 108],
    [w * 0.86, 84],
    [w * 1.1, 40, 1],
    [w, 240],
    [0, 260],
    [-w, 240],
  ]);
  return `<path d="${area}" fill="${color}"/>`;
}

function glasses(color: string): string {
  const lens = (side: 1 | -1) =>
    closedCurve([
      [side * 20, -44],
      [side * 64, -52],
      [side * 112, -44],
      [side * 112, 0],
      [side * 66, 22],
      [side * 24, 4],
    ]);
  return `<path d="${lens(-1)}${lens(1)}" fill="#fff6e0" fill-opacity="0.12" stroke="${color}" stroke-width="7"/><path d="M-20 -34Q0 -44 20 -34M-112 -34L-152 -40M112 -34L152 -40" fill="none" stroke="${color}" stroke-width="7"/>`;
}
