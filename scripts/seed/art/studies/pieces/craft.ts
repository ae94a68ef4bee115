import { mix } from '../../core/color.ts';
import { closedCurve, limb, n } from '../../core/path.ts';
import { drawBalloon } from '../../motifs/balloon.ts';
import { drawDhow } from '../../motifs/dhow.ts';
import { drawJeep } from '../../motifs/jeep.ts';
import { drawTent } from '../../motifs/tent.ts';
import { mirrorIn } from '../../motifs/water.ts';
import type { Piece } from '../study.ts';

export function dhows(
  places: readonly (readonly [x: number, y: number, scale: number, flip?: boolean])[],
  mirrored = true,
): Piece {
  return ({ air, airShare, rim }) =>
    places
      .map(([x, y, scale, flip = false]) => {
        const tint = (color: string) =>
          mix(color, air, Math.min(0.9, airShare + (scale < 0.6 ? 0.2 : 0)));
        const boat = drawDhow(
          { x, y, scale, flip },
          {
            hull: tint('#5a3226'),
            trim: tint('#d98a4c'),
            sail: tint('#fff4dc'),
            sailShade: mix(tint('#d9a98c'), rim, 0.2),
            crew: tint('#2c1a1c'),
            cloth: tint('#c9472f'),
          },
        );
        return (mirrored ? mirrorIn(y, boat, 0.26, 0.5) : '') + boat;
      })
      .join('');
}

/** Outrigger boats with their two floats, afloat or fallen dry. */
export function outriggers(
  places: readonly (readonly [x: number, y: number, scale: number, flip?: boolean])[],
): Piece {
  const paint = ['#c9402f', '#2f7f86', '#e8a23c', '#f0e2c4'];
  return ({ air, airShare, shadow, rim }) =>
    places
      .map(([x, y, scale, flip], i) => {
        const tint = (color: string) => mix(color, air, airShare);
        const hull = closedCurve(
          '-210,-46,1 -120,-8 0,0 120,-12 214,-58,1 176,-4 104,22 0,30 -108,24 -172,-6',
        );
        const inside = closedCurve(
          '-198,-42,1 -100,-22 0,-16 110,-24 204,-54,1 120,-14 0,-2 -116,-10',
        );
        const arms = limb('-84,-4,4 -98,30,3.4 -108,62,3') + limb('88,-8,4 102,28,3.4 110,60,3');
        const float = limb('-176,58,2 -112,66,5.4 0,72,7 116,66,5.4 176,54,2', 'point');
        const mast =
          limb('20,0,4 24,-120,3.4 26,-210,2.4') + limb('150,-90,2 40,-200,3.4 -60,-300,2');
        const furled = closedCurve('150,-92 60,-176 -58,-298 -50,-276 30,-172 110,-96');
        return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(flip ? -scale : scale)} ${n(scale)})"><ellipse cx="10" cy="62" rx="230" ry="13" fill="${shadow}" opacity="0.3"/><path d="${mast}" fill="${tint('#5a3a2a')}"/><path d="${furled}" fill="${tint('#f3e6c8')}"/><path d="${hull}" fill="${tint(paint[i % 4] ?? '#c9402f')}"/><path d="${inside}" fill="${tint('#40201c')}"/><path d="M-210 -46Q-100 -4 0 4Q110 -4 214 -58" fill="none" stroke="${rim}" stroke-width="5"/><path d="${arms}" fill="${tint('#5a3a2a')}"/><path d="${float}" fill="${tint('#7d4a38')}"/></g>`;
      })
      .join('');
}

export function jeep(x: number, y: number, scale: number, flip = false): Piece {
  return ({ air, airShare, shadow }) => {
    const tint = (color: string) => mix(color, air, airShare);
    return `<ellipse cx="${n(x + (flip ? -150 : 150) * scale)}" cy="${n(y + 2)}" rx="${n(180 * scale)}" ry="${n(11 * scale)}" fill="${shadow}" opacity="0.45"/>${drawJeep({ x, y, scale, flip }, { paint: tint('#8f9560'), shade: tint('#5f6840'), glass: tint('#2f4a50'), tyre: tint('#211a1c'), trim: tint('#b9a98a'), people: tint('#3a2424') })}`;
  };
}

/** Tents that are lit inside once it is dark. */
export function tents(
  places: readonly (readonly [x: number, y: number, scale: number, flip?: boolean])[],
  lit = true,
): Piece {
  return ({ air, airShare, wood }) =>
    places
      .map(([x, y, scale, flip = false]) =>
        drawTent(
          { x, y, scale, flip },
          {
            canvas: mix('#e6c08a', air, airShare * 0.4),
            shade: mix('#9a6a4a', air, airShare * 0.6),
            line: wood,
            ...(lit ? { glow: '#ffc86a' } : {}),
          },
        ),
      )
      .join('');
}

export function balloons(
  places: readonly (readonly [x: number, y: number, scale: number])[],
): Piece {
  const stripes: readonly (readonly [string, string, string])[] = [
    ['#d9472f', '#f6e2b8', '#1f5f6b'],
    ['#e8a23c', '#7a2a4c', '#f6e2b8'],
    ['#2f7f86', '#f6d79a', '#d9472f'],
  ];
  return ({ shadow, air, airShare }) =>
    places
      .map(([x, y, scale], i) => {
        const [a, b, c] = stripes[i % 3] ?? ['#d9472f', '#f6e2b8', '#1f5f6b'];
        const share = airShare + (scale < 0.8 ? 0.25 : 0);
        return drawBalloon(
          { x, y, scale },
          [mix(a, air, share), mix(b, air, share), mix(c, air, share)],
          shadow,
        );
      })
      .join('');
}
