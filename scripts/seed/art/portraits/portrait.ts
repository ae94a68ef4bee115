import { mix } from '../core/color.ts';
import { clip, radial, vertical } from '../core/paint.ts';
import { limb, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { type Clothes, drawClothes } from './clothes.ts';
import { drawFace, type Face } from './face.ts';
import { drawHairBefore, drawHairBehind, type Hair } from './hair.ts';

export type Portrait = {
  readonly seed: string;
  /** Colours of the wall behind, at its centre and at its edge. */
  readonly ground: readonly [centre: string, edge: string];
  readonly face: Face;
  readonly hair: Hair;
  readonly clothes: Clothes;
};

const CENTRE = { x: 768, y: 430 };

/**
 * A head and shoulders from the front, in the manner of a linocut: flat colours, one light from the
 * left, and cuts that follow the form. Composed for a square in the middle of the board.
 */
export function composePortrait({ seed, ground, face, hair, clothes }: Portrait): Scene {
  const place = `translate(${CENTRE.x} ${CENTRE.y}) scale(1.1)`;
  const at = (markup: string) => `<g transform="${place}">${markup}</g>`;
  const body = `<g transform="translate(0 -46)">${drawNeck(face)}${drawClothes(clothes)}</g>`;
  return {
    planes: [
      stipple(
        `<rect x="-10" y="-10" width="1560" height="1050" fill="${radial(
          [CENTRE.x - 90, 380],
          720,
          [
            [0, ground[0]],
            [1, ground[1]],
          ],
        )}"/>`,
      ),
      crisp(halo(seed, mix(ground[0], '#fff6dc', 0.4))),
      crisp(at(drawHairBehind(hair) + body)),
      crisp(at(drawFace(face) + drawHairBefore(hair))),
      stipple(at(shadeBelow(ground[1]))),
    ],
    vignette: 0.2,
    grain: 0.6,
  };
}

/** Cuts that radiate from behind the head, as a gouge leaves them in the background. */
function halo(seed: string, color: string): string {
  const random = createRandom(`halo ${seed}`);
  let d = '';
  for (let ring = 0; ring < 5; ring++) {
    const count = 40 + ring * 9;
    for (let i = 0; i < count; i++) {
      const a = ((i + random.between(-0.25, 0.25)) / count) * Math.PI * 2;
      const from = 330 + ring * 92 + random.between(-16, 16);
      const to = from + random.between(30, 68);
      const x = (r: number) => CENTRE.x + Math.cos(a) * r;
      const y = (r: number) => CENTRE.y - 40 + Math.sin(a) * r;
      d += limb(
        [
          [x(from), y(from), 1],
          [x((from + to) / 2), y((from + to) / 2), 3],
          [x(to), y(to), 0.8],
        ],
        'point',
      );
    }
  }
  return `<path d="${d}" fill="${color}" opacity="0.5"/>`;
}

function drawNeck({ skin }: Face): string {
  const neck = 'M-84 120L-92 300Q-120 350 -210 380L210 380Q120 350 92 300L84 120Z';
  const shade =
    'M-70 190Q0 250 78 180L92 300Q110 345 200 378L40 380Q60 300 10 262Q-40 240 -70 190Z';
  const inside = clip(`<path d="${neck}"/>`);
  return `<path d="${neck}" fill="${skin.base}"/><g clip-path="${inside}"><path d="${shade}" fill="${skin.shade}"/></g>`;
}

function shadeBelow(color: string): string {
  return `<rect x="-780" y="${n(420)}" width="1560" height="190" fill="${vertical(420, 600, [
    [0, color, 0],
    [1, mix(color, '#120a14', 0.5), 0.55],
  ])}"/>`;
}
