import { mix } from '../../core/color.ts';
import { vertical } from '../../core/paint.ts';
import { closedCurve, limb, n, type Point } from '../../core/path.ts';
import { createRandom } from '../../core/random.ts';
import { traceFarHerd } from '../../motifs/herd.ts';
import { drawKibo } from '../../motifs/kibo.ts';
import { drawRidge } from '../../motifs/land.ts';
import { drawBirds, drawGlow } from '../../motifs/sky.ts';
import type { Piece } from '../study.ts';

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
