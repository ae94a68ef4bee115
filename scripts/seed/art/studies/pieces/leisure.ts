import { mix } from '../../core/color.ts';
import { closedCurve, limb, n } from '../../core/path.ts';
import { placeAt } from '../../motifs/place.ts';
import { drawCoffeeBranch, traceFoliage } from '../../motifs/plant.ts';
import type { Piece } from '../study.ts';

/** A sail stretched over poles, with a mat and baskets in its shade. */
export function awning(x: number, y: number, scale: number): Piece {
  return ({ wood, shadow }) =>
    placeAt(
      { x, y, scale },
      `<ellipse cx="12" cy="2" rx="150" ry="14" fill="${shadow}" opacity="0.3"/><path d="M-100 6L90 -8L130 12L-60 28Z" fill="#c9503a"/><path d="M-84 12L104 -2M-72 20L116 4" stroke="#f6d79a" stroke-width="4"/>` +
        `<path d="${limb('-118,4,3 -116,-112,2.4')}${limb('104,-4,3 106,-118,2.4')}${limb('-50,24,3 -48,-84,2.4')}${limb('140,10,3 142,-90,2.4')}" fill="${wood}"/>` +
        `<path d="${closedCurve('-122,-112,1 -10,-100 110,-120,1 128,-104 148,-88,1 40,-72 -52,-82,1 -90,-94')}" fill="#fbf2da"/><path d="${closedCurve('-122,-112,1 -10,-100 110,-120,1 128,-104 10,-90 -90,-96')}" fill="#e9d4a8"/>`,
    );
}

export function hammock(x: number, y: number, width: number, sag: number): Piece {
  return ({ shadow, rim }) => {
    let cords = '';
    for (let i = 0; i <= 9; i++)
      cords += `M${n(x - width * 0.5)} ${n(y)}Q${n(x)} ${n(y + sag * (1.3 + i * 0.09))} ${n(x + width * 0.5)} ${n(y - 20)}`;
    const cloth = `M${n(x - width * 0.36)} ${n(y + sag * 0.42)}Q${n(x)} ${n(y + sag * 1.06)} ${n(x + width * 0.36)} ${n(y + sag * 0.36)}Q${n(x)} ${n(y + sag * 1.75)} ${n(x - width * 0.36)} ${n(y + sag * 0.42)}Z`;
    return `<ellipse cx="${n(x + 60)}" cy="${n(y + sag * 1.9)}" rx="${n(width * 0.4)}" ry="12" fill="${shadow}" opacity="0.22"/><path d="${cords}" fill="none" stroke="${rim}" stroke-width="2.4"/><path d="${cloth}" fill="#d9533a"/><path d="M${n(x - width * 0.28)} ${n(y + sag * 0.74)}Q${n(x)} ${n(y + sag * 1.22)} ${n(x + width * 0.28)} ${n(y + sag * 0.68)}M${n(x - width * 0.2)} ${n(y + sag * 0.98)}Q${n(x)} ${n(y + sag * 1.36)} ${n(x + width * 0.2)} ${n(y + sag * 0.93)}" fill="none" stroke="#f9e2b0" stroke-width="9"/>`;
  };
}

/** Dim leaves that fill the background. */
export function thicket(seed: string): Piece {
  return ({ leaf, leafLit, far, shadow }) =>
    [mix(leaf, far[1], 0.5), mix(leaf, shadow, 0.2), mix(leafLit, far[1], 0.45)]
      .map(
        (color, i) =>
          `<path d="${traceFoliage(`${seed} ${i}`, 768, 540, 900, 600, 150, 120 - i * 16)}" fill="${color}" opacity="0.55"/>`,
      )
      .join('');
}

export function coffee(
  places: readonly (readonly [x: number, y: number, angle: number, length: number])[],
): Piece {
  return ({ leaf, leafLit, wood }) =>
    places
      .map(([x, y, angle, length]) =>
        drawCoffeeBranch(`study ${x}`, x, y, angle, length, {
          wood,
          leaf,
          lit: leafLit,
          cherry: '#d02f2a',
          shine: '#ffe0c4',
        }),
      )
      .join('');
}
