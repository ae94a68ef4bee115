import { areaOf, MIN_CROP_SIDE, type Recipe, type Size } from '@karibu/graph/contract';

/** A part of a picture, in shares of its sides from the left and top. */
export type Area = Pick<Recipe, 'x' | 'y' | 'width' | 'height'>;

/** What an area is bound to: the picture's size in pixels, and a ratio of the area's sides. */
export type Bounds = { size: Size; ratio: number | null };

/** The ratios of an area that can be chosen, as width to height. */
export const RATIOS = [
  { name: 'Free', of: () => null },
  { name: 'Original', of: ({ width, height }: Size) => width / height },
  { name: '3:2', of: () => 3 / 2 },
  { name: '16:9', of: () => 16 / 9 },
  { name: '1:1', of: () => 1 },
  { name: '4:5', of: () => 4 / 5 },
] as const;

/** A recipe after another quarter turn, clockwise or not: it shows the same of the picture. */
export function turnRecipe({ turn, x, y, width, height }: Recipe, isClockwise: boolean): Recipe {
  const area = isClockwise ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width };
  const turned = (turn + (isClockwise ? 90 : 270)) % 360;
  return { turn: turned, ...clampArea({ ...area, width: height, height: width }) };
}

/** The largest area of the ratio, as near as can be to the middle of another one. */
export function fitRatio(area: Area, { size, ratio }: Bounds): Area {
  if (ratio === null) return area;
  const share = (ratio * size.height) / size.width;
  const width = Math.min(1, share);
  const height = width / share;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return clampArea({ x: middle.x - width / 2, y: middle.y - height / 2, width, height });
}

const STEP = 0.01;
const WAYS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/**
 * An area that an arrow key has moved by 1 per cent, or with Shift has made larger or smaller to
 * the right and below; `null` for any other key.
 */
export function stepArea(area: Area, key: string, isResize: boolean, bounds: Bounds): Area | null {
  const way = WAYS[key];
  if (!way) return null;
  if (!isResize) return clampArea({ ...area, x: area.x + way.x, y: area.y + way.y });
  const { size, ratio } = bounds;
  if (ratio !== null) {
    const share = (ratio * size.height) / size.width;
    const width = area.width + way.x + way.y * share;
    const most = Math.min(1 - area.x, (1 - area.y) * share);
    const least = Math.max(leastShare(size.width), leastShare(size.height) * share);
    const kept = Math.max(Math.min(width, most), Math.min(least, most));
    return { ...area, width: kept, height: kept / share };
  }
  const width = between(area.width + way.x, leastShare(size.width), 1 - area.x);
  const height = between(area.height + way.y, leastShare(size.height), 1 - area.y);
  return { ...area, width, height };
}

/** The size in pixels of what a recipe gives, before it is narrowed to the widest file. */
export function resultSize(recipe: Recipe, original: Size): Size {
  const { width, height } = areaOf(recipe, original);
  return { width, height };
}

/** Whether too little of the original is left on a side. A side that is whole may be short. */
export function isTooSmall(recipe: Recipe, original: Size): boolean {
  const area = areaOf(recipe, original);
  return (['width', 'height'] as const).some(
    (side) => recipe[side] < 1 && area[side] < MIN_CROP_SIDE,
  );
}

function leastShare(pixels: number): number {
  return Math.min(1, MIN_CROP_SIDE / pixels);
}

function clampArea(area: Area): Area {
  const width = Math.min(1, area.width);
  const height = Math.min(1, area.height);
  return { x: between(area.x, 0, 1 - width), y: between(area.y, 0, 1 - height), width, height };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
