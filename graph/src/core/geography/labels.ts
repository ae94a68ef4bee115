import type { Size } from '../../storage/recipe.ts';
import type { MapPoint } from './map-view.ts';

/** A rectangle that is taken, or that a label would take. */
export type Box = { left: number; right: number; top: number; bottom: number };

type Anchor = 'start' | 'middle' | 'end';

/** A text with its place on a map. */
export type Label = MapPoint & { text: string; anchor: Anchor; box: Box };

type Wish = {
  text: string;
  at: MapPoint;
  size: number;
  /** How much farther than a plain mark the thing at the point reaches to each side. */
  wider?: number;
  /** Whether it would rather be left out than lie on the way. */
  keepsOff?: boolean;
};

/** How wide a letter is on average, as a share of the size of the type. */
const LETTER = 0.56;
const EDGE = 5;

type Spot = { anchor: Anchor; x: number; y: number };

/** Where a label may stand beside its point, the best place first. */
const PLACES: Spot[] = [
  { anchor: 'start', x: 13, y: 4.5 },
  { anchor: 'end', x: -13, y: 4.5 },
  { anchor: 'middle', x: 0, y: -14 },
  { anchor: 'middle', x: 0, y: 23 },
  { anchor: 'start', x: 9, y: -9 },
  { anchor: 'start', x: 9, y: 18 },
  { anchor: 'end', x: -9, y: -9 },
  { anchor: 'end', x: -9, y: 18 },
  { anchor: 'start', x: 4, y: -22 },
  { anchor: 'end', x: -4, y: -22 },
  { anchor: 'start', x: 4, y: 31 },
  { anchor: 'end', x: -4, y: 31 },
];

/**
 * The place of each label, so that none lies on another, on what is taken already, or beyond the
 * edge. It keeps off the way where it can. A label without room is left out: the list beside the
 * map has its name.
 */
export function placeLabels<Named extends Wish>(
  wishes: readonly Named[],
  taken: Box[],
  way: readonly MapPoint[],
  map: Size,
): (Named & Label)[] {
  const boxes = [...taken];
  const trace = walk(way);
  return wishes.flatMap((wish) => {
    const free = placesOf(wish)
      .map((place) => ({ place, box: boxOf(wish, place) }))
      .filter(({ box }) => isOnMap(box, map) && !boxes.some((other) => overlap(box, other)))
      .map((choice) => ({ ...choice, crossed: trace.filter((at) => isIn(at, choice.box)).length }))
      .filter(({ crossed }) => crossed === 0 || !wish.keepsOff);
    const best = free.toSorted((a, b) => a.crossed - b.crossed)[0];
    if (!best) return [];
    boxes.push(best.box);
    const { anchor, x, y } = best.place;
    return [{ ...wish, anchor, box: best.box, x: wish.at.x + x, y: wish.at.y + y }];
  });
}

/** The rectangle that reaches so far to each side of a point, and so far up and down. */
export function boxAround({ x, y }: MapPoint, reach: MapPoint): Box {
  return { left: x - reach.x, right: x + reach.x, top: y - reach.y, bottom: y + reach.y };
}

/** Whether two rectangles share any of their space. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function placesOf({ wider = 0 }: Wish): Spot[] {
  return PLACES.map((place) => ({ ...place, x: place.x + Math.sign(place.x) * wider }));
}

function boxOf({ text, at, size }: Wish, { anchor, x, y }: Spot): Box {
  const width = text.length * size * LETTER;
  const left = at.x + x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: at.y + y - size * 0.85, bottom: at.y + y + size * 0.3 };
}

function isOnMap({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return left >= EDGE && right <= width - EDGE && top >= EDGE && bottom <= height - EDGE;
}

function isIn({ x, y }: MapPoint, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** In units of the map: less than a label is high. */
const STEP = 4;

/** Points along a way. */
function walk(way: readonly MapPoint[]): MapPoint[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}
