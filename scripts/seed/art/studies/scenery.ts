import { mix } from '../core/color.ts';
import { vertical } from '../core/paint.ts';
import { closedCurve, limb, n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawBalloon } from '../motifs/balloon.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawJeep } from '../motifs/jeep.ts';
import { drawKibo } from '../motifs/kibo.ts';
import { drawRidge } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBirds, drawGlow } from '../motifs/sky.ts';
import { drawTent } from '../motifs/tent.ts';
import { mirrorIn } from '../motifs/water.ts';
import type { Piece } from './study.ts';

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

/** Kilimanjaro's dome behind the plain. */
export function kibo(x: number, y: number, width: number, height: number): Piece {
  return (light) => {
    const rock = mix('#5b5079', light.far[0], 0.5);
    return drawKibo(x, y, width, height, {
      rock,
      rockShade: mix(rock, '#20183a', 0.45),
      foot: light.far[1],
      ice: mix('#fff8ea', light.glow, 0.4),
      iceShade: mix('#a9b6d6', light.far[0], 0.3),
    });
  };
}

export function ridge(
  seed: string,
  y: number,
  swing: number,
  tone: 0 | 1 = 0,
  shape?: (x: number) => number,
): Piece {
  return ({ far, land }) => {
    const top = tone === 0 ? far[0] : mix(far[0], land[2], 0.55);
    return drawRidge(
      { seed, y, swing, hills: 3, ...(shape ? { shape } : {}) },
      vertical(y - swing, y + 160, [
        [0, top],
        [1, tone === 0 ? far[1] : land[2]],
      ]),
    );
  };
}

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

/** A herd too far off for detail. */
export function farHerd(
  seed: string,
  groups: readonly (readonly [number, number, number, number, number])[],
  size: readonly [number, number] = [16, 26],
): Piece {
  return ({ far, land }) =>
    `<path d="${traceFarHerd({ seed, groups, size })}" fill="${mix(far[0], land[2], 0.65)}"/>`;
}

export function birds(points: readonly (readonly [number, number, number])[]): Piece {
  return ({ far, land }) => drawBirds(points, mix(far[0], land[2], 0.5));
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

/** A termite mound on which somebody keeps watch; its top is level from -0.5 to 0.4 of the width. */
export function mound(x: number, y: number, width: number, height: number): Piece {
  return ({ land, sheen, shadow, airShare }) => {
    const at = (points: readonly (readonly [number, number, (0 | 1)?])[]) =>
      closedCurve(points.map(([px, py, corner]) => [x + px * width, y - py * height, corner ?? 0]));
    const earth = mix('#8a5638', shadow, airShare);
    const shape = at([
      [-1.1, -0.1, 1],
      [-0.86, 0.3],
      [-0.72, 0.7],
      [-0.56, 0.94],
      [-0.3, 1.02],
      [0.1, 1],
      [0.34, 0.98],
      [0.5, 0.74],
      [0.62, 0.62],
      [0.74, 0.34],
      [1.1, -0.1, 1],
    ]);
    const lit = at([
      [0.1, 1],
      [0.34, 0.98],
      [0.5, 0.74],
      [0.62, 0.62],
      [0.74, 0.34],
      [1.1, -0.1, 1],
      [0.5, -0.1, 1],
      [0.36, 0.3],
      [0.28, 0.6],
    ]);
    const ridges = [-0.7, -0.45, -0.2, 0.02].map((k) =>
      limb(
        [
          [x + k * width * 0.7, y - height * 0.86, 2],
          [x + k * width * 0.95, y - height * 0.4, 9],
          [x + k * width * 1.15, y, 3],
        ],
        'point',
      ),
    );
    return `<path d="${shape}" fill="${mix(earth, land[2], 0.3)}"/><path d="${lit}" fill="${mix(earth, sheen, 0.35)}"/><path d="${ridges.join('')}" fill="${mix(earth, land[2], 0.55)}"/>`;
  };
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

/** A track of two ruts that runs from the foreground to a point on the horizon. */
export function track(fromX: number, toX: number, horizon: number): Piece {
  return ({ sheen, land }) => {
    const half = 210;
    const edge = (x: number, w: number) => `${n(x + w)}`;
    const bend = (fromX + toX) / 2 + 160;
    const strip = (from: number, to: number) =>
      `M${edge(fromX, half * from)} 1040Q${edge(bend, half * from * 0.3)} 820 ${edge(toX, 6 * from)} ${horizon + 6}L${edge(toX, 6 * to)} ${horizon + 6}Q${edge(bend, half * to * 0.3)} 820 ${edge(fromX, half * to)} 1040Z`;
    return `<path d="${strip(-1, 1)}" fill="${sheen}" opacity="0.5"/><path d="${strip(-0.25, 0.25)}" fill="${land[1]}" opacity="0.7"/>`;
  };
}

/** Dust that hangs around moving feet. */
export function dust(seed: string, x: number, y: number, width: number, height: number): Piece {
  return ({ sheen }) => {
    const random = createRandom(`dust ${seed}`);
    return Array.from({ length: 9 }, () => {
      const centre: Point = [x + random.between(-1, 1) * width, y - random.next() * height * 0.5];
      return drawGlow(centre, height * random.between(1.6, 2.8), sheen, 0.32, 0.42);
    }).join('');
  };
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

/** Part of a bow in the sky, around a centre near the horizon. */
export function rainbow(x: number, y: number, radius: number): Piece {
  const bands = ['#d95a4a', '#e89a4a', '#f0d86a', '#8fbf6a', '#5a9fb9', '#7a6aa9'];
  return () =>
    bands
      .map(
        (color, i) =>
          `<circle cx="${x}" cy="${y}" r="${radius - i * 13}" fill="none" stroke="${color}" stroke-width="14" opacity="0.4"/>`,
      )
      .join('');
}
