/*
 * How a picture is made of its original. Servers and browsers use these functions, so this file
 * imports nothing.
 */

/**
 * The original, turned clockwise by `turn` degrees and then cropped. The area is in shares of the
 * turned picture, from its left and top.
 */
export type Recipe = { turn: number; x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };
/** In per cent, from the left and the top. */
type Point = { x: number; y: number };

/** The whole original as it was uploaded. */
export const WHOLE: Recipe = { turn: 0, x: 0, y: 0, width: 1, height: 1 };

/** The turns that there are, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;

/** The least pixels of the original on each side of a crop. */
export const MIN_CROP_SIDE = 64;

/** Shares are kept to so many parts: finer than the pixels of any accepted picture. */
const PARTS = 100_000;

export function isSameRecipe(one: Recipe, other: Recipe): boolean {
  const [a, b] = [tidyRecipe(one), tidyRecipe(other)];
  return (['turn', 'x', 'y', 'width', 'height'] as const).every((name) => a[name] === b[name]);
}

/** The recipe as it is kept: rounded, and not beyond the edges of the picture. */
export function tidyRecipe({ turn, x, y, width, height }: Recipe): Recipe {
  const [left, top] = [toParts(x), toParts(y)];
  const across = Math.min(toParts(width), PARTS - left);
  const down = Math.min(toParts(height), PARTS - top);
  return { turn, x: left / PARTS, y: top / PARTS, width: across / PARTS, height: down / PARTS };
}

const toParts = (share: number) => Math.round(share * PARTS);

/** The size of a picture after a turn. */
export function turnedSize({ width, height }: Size, turn: number): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The area of a recipe in pixels of the turned original, whose upright size is given. */
export function areaOf(recipe: Recipe, original: Size): Area {
  const { width, height } = turnedSize(original, recipe.turn);
  const [left, across] = span(recipe.x, recipe.width, width);
  const [top, down] = span(recipe.y, recipe.height, height);
  return { left, top, width: across, height: down };
}

/** Where a part of a side begins, and its length; never empty. */
function span(start: number, share: number, side: number): [start: number, length: number] {
  const first = Math.min(side - 1, Math.round(start * side));
  const end = Math.min(side, Math.max(first + 1, Math.round((start + share) * side)));
  return [first, end - first];
}

/** Where a point of one crop is in another crop of the same original; null where it is cut off. */
export function carryPoint(point: Point, from: Recipe, to: Recipe): Point | null {
  const turned = {
    x: from.x + (point.x / 100) * from.width,
    y: from.y + (point.y / 100) * from.height,
  };
  const there = turnPoint(turned, (to.turn - from.turn + 360) % 360);
  const carried = {
    x: Math.round(((there.x - to.x) / to.width) * 100),
    y: Math.round(((there.y - to.y) / to.height) * 100),
  };
  const isInside = [carried.x, carried.y].every((share) => share >= 0 && share <= 100);
  return isInside ? carried : null;
}

function turnPoint({ x, y }: Point, turn: number): Point {
  if (turn === 0) return { x, y };
  return turnPoint({ x: 1 - y, y: x }, turn - 90);
}
