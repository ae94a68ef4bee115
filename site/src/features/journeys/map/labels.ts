import { MAP, type Point } from './view.ts';

/** A rectangle that is taken, or that a label would take. */
export type Box = { left: number; right: number; top: number; bottom: number };

type Anchor = 'start' | 'middle' | 'end';

export type Label = Point & { text: string; anchor: Anchor };

type Wish = { text: string; at: Point; size: number };

/** How wide a letter is on average, as a share of the size of the type. */
const LETTER = 0.56;
const EDGE = 5;

/** Where a label may stand beside its point, the best place first. */
const PLACES: { anchor: Anchor; x: number; y: number }[] = [
  { anchor: 'start', x: 13, y: 4.5 },
  { anchor: 'end', x: -13, y: 4.5 },
  { anchor: 'middle', x: 0, y: -14 },
  { anchor: 'middle', x: 0, y: 23 },
  { anchor: 'start', x: 9, y: -9 },
  { anchor: 'start', x: 9, y: 18 },
  { anchor: 'end', x: -9, y: -9 },
  { anchor: 'end', x: -9, y: 18 },
];

/**
 * The place of each label, so that none lies on another, on what is taken already, or beyond the
 * edge. It keeps off the way where it can. A label without room is left out: the list beside the map
 * has its name.
 */
export function placeLabels(wishes: readonly Wish[], taken: Box[], way: readonly Point[]): Label[] {
  const boxes = [...taken];
  const trace = walk(way);
  return wishes.flatMap((wish) => {
    const free = PLACES.map((place) => ({ place, box: boxOf(wish, place) }))
      .filter(({ box }) => isOnMap(box) && !boxes.some((other) => overlap(box, other)))
      .map((choice) => ({ ...choice, crossed: trace.filter((at) => isIn(at, choice.box)).length }));
    const best = free.toSorted((a, b) => a.crossed - b.crossed)[0];
    if (!best) return [];
    boxes.push(best.box);
    const { anchor, x, y } = best.place;
    return [{ text: wish.text, anchor, x: wish.at.x + x, y: wish.at.y + y }];
  });
}

/** The square around a point. */
export function boxAround({ x, y }: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function boxOf({ text, at, size }: Wish, { anchor, x, y }: (typeof PLACES)[number]): Box {
  const width = text.length * size * LETTER;
  const left = at.x + x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: at.y + y - size * 0.85, bottom: at.y + y + size * 0.3 };
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left >= EDGE && right <= MAP.width - EDGE && top >= EDGE && bottom <= MAP.height - EDGE;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isIn({ x, y }: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

const STEPS = 24;

/** Points along a way. */
function walk(way: readonly Point[]): Point[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return Array.from({ length: STEPS }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    }));
  });
}
