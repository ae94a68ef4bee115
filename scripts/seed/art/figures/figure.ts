import { clip, vertical } from '../core/paint.ts';
import { n, type Point } from '../core/path.ts';

/** What a part of a figure is made of; the tones give each its colour. */
type Material = 'body' | 'far' | 'dark' | 'light' | 'accent' | 'ear' | 'horn' | 'mane';

export type Part = { readonly outline: string; readonly material: Material };

/**
 * An animal or person in side view, facing right. Units: the ground is y = 0, the shoulder (for
 * people and giraffes the top of the head) is y = -100.
 */
export type Figure = {
  /** Limbs on the far side, painted first. */
  readonly far: readonly string[];
  /** Outlines that together make the silhouette. */
  readonly body: readonly string[];
  /** Coat pattern, painted over the body and clipped to it. */
  readonly coat?: readonly Part[];
  /** Ears, tusks, manes and the like, painted last. */
  readonly details: readonly Part[];
};

export type Tones = { readonly body: string; readonly far: string } & {
  readonly [material in Exclude<Material, 'body' | 'far'>]?: string;
} & {
  /** Colour of the light along the edge; none when left out. */
  readonly rim?: string;
  /** Width of that edge in the figure's units (1.1 when left out); less for thin-limbed figures. */
  readonly rimWidth?: number;
  /** Colour of the underside; the body colour when left out. */
  readonly shade?: string;
};

type Placement = {
  readonly x: number;
  readonly y: number;
  /** Size on the board of the figure's 100 units. */
  readonly height: number;
  /** True to face left. */
  readonly flip?: boolean;
  /** Rotation in degrees, clockwise on the board for unflipped figures. */
  readonly tilt?: number;
};

/** Draws a figure at a place; `light` is the board direction the light comes from. */
export function drawFigure(
  figure: Figure,
  place: Placement,
  tones: Tones,
  light: Point = [-1, -1],
): string {
  const scale = place.height / 100;
  const mirror = place.flip ? -1 : 1;
  const spin = place.tilt ? ` rotate(${n(place.tilt)})` : '';
  return (
    `<g transform="translate(${n(place.x)} ${n(place.y)}) scale(${fine(scale * mirror)} ${fine(scale)})${spin}">` +
    `${fillAll(figure.far, tones.far)}${drawBody(figure, tones, [light[0] * mirror, light[1]])}` +
    `${figure.details.map((part) => drawPart(part, tones)).join('')}</g>`
  );
}

function drawBody(figure: Figure, tones: Tones, [lx, ly]: Point): string {
  const fill = tones.shade
    ? vertical(-85, -20, [
        [0, tones.body],
        [1, tones.shade],
      ])
    : tones.body;
  const coat = figure.coat ?? [];
  if (!tones.rim && coat.length === 0) return fillAll(figure.body, fill);
  const silhouette = clip(figure.body.map((d) => `<path d="${d}"/>`).join(''));
  const pattern = coat.map((part) => drawPart(part, tones)).join('');
  const whole = `${fillAll(figure.body, fill)}<g clip-path="${silhouette}">${pattern}</g>`;
  if (!tones.rim) return whole;
  // The lit edge is the silhouette itself; the body is laid over it, moved away from the light.
  const reach = tones.rimWidth ?? 1.1;
  return `${fillAll(figure.body, tones.rim)}<g transform="translate(${n(-lx * reach)} ${n(-ly * reach)})">${whole}</g>`;
}

/** Scales need more digits than coordinates. */
function fine(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function drawPart(part: Part, tones: Tones): string {
  return `<path d="${part.outline}" fill="${tones[part.material] ?? tones.body}"/>`;
}

function fillAll(outlines: readonly string[], fill: string): string {
  return `<g fill="${fill}">${outlines.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}
