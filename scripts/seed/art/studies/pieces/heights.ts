import { mix } from '../../core/color.ts';
import { radial, vertical } from '../../core/paint.ts';
import { n, oval, type Point } from '../../core/path.ts';
import { createRandom } from '../../core/random.ts';
import { placeAt } from '../../motifs/place.ts';
import { drawCumulus, drawGlow } from '../../motifs/sky.ts';
import type { Piece } from '../study.ts';

/** The Milky Way across the sky, from the lower left to the upper right. */
export function milkyWay(seed: string, tilt: number): Piece {
  return () => {
    const random = createRandom(`milky way ${seed}`);
    let stars = '';
    for (let i = 0; i < 700; i++) {
      const along = random.between(-900, 900);
      const across = (random.next() + random.next() + random.next() - 1.5) * 150;
      const r = random.next() ** 4 * 1.8 + 0.5;
      stars += oval(along, across, r, r);
    }
    const band = radial(
      [0, 0],
      900,
      [
        [0, '#cfd9ea', 0.5],
        [0.5, '#a9b9dc', 0.2],
        [1, '#8fa3cf', 0],
      ],
      0.2,
    );
    return `<g transform="translate(768 330) rotate(${tilt})"><ellipse rx="900" ry="180" fill="${band}"/><path d="${stars}" fill="#fbf3df" opacity="0.8"/></g>`;
  };
}

/** A sea of cloud seen from above. */
export function cloudSea(y: number): Piece {
  return ({ cloud, cloudShade, glow }) =>
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 6 }, (_, i) =>
          drawCumulus({
            x: -60 + i * 330 + row * 130,
            y: y + 60 + row * 70,
            width: 620,
            height: 130 - row * 10,
            fill: mix(cloud, glow, row * 0.3),
            shade: cloudShade,
          }),
        ).join(''),
      )
      .join('');
}

/** A bare slope that rises to the right, and the height of its edge at x. */
export function slope(): Piece {
  return ({ land, wood, rim }) => {
    const crest: Point[] = Array.from({ length: 25 }, (_, i) => [
      i * 66 - 20,
      slopeHeight(i * 66 - 20),
    ]);
    const line = crest.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
    return `<path d="M${line}L1570 1040L-20 1040Z" fill="${vertical(480, 1000, [
      [0, mix(land[2], wood, 0.4)],
      [1, '#1c1426'],
    ])}"/><path d="M${line}" fill="none" stroke="${rim}" stroke-width="5" opacity="0.8"/>`;
  };
}

export function slopeHeight(x: number): number {
  return 900 - x * 0.21 + Math.sin(x / 90) * 7 + Math.sin(x / 37) * 4;
}

/** A fire with its glow on the ground. */
export function campfire(x: number, y: number, scale: number): Piece {
  return () =>
    drawGlow([x, y - 10], 300 * scale, '#ff9f4a', 0.55, 0.4) +
    placeAt(
      { x, y, scale },
      '<path d="M-46 6L46 -8M-42 -8L44 8" stroke="#24120f" stroke-width="11" stroke-linecap="round"/><path d="M-30 0q-18 -46 12 -84q2 28 14 36q-4 -40 16 -70q4 46 26 66q16 24 4 52Z" fill="#ff8a2f"/><path d="M-16 0q-8 -28 10 -50q4 18 12 26q2 -22 10 -34q4 26 14 36q6 14 0 22Z" fill="#ffd36a"/><path d="M-2 0q-2 -16 8 -26q4 14 10 18q2 6 -2 8Z" fill="#fff6d0"/>',
    );
}
