import { WHOLE } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { fitRatio, isTooSmall, stepArea, turnRecipe } from './crop-area.ts';

const size = { width: 1200, height: 800 };
const area = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 };
const free = { size, ratio: null };

test('a turn takes the area along, and four turns are none', () => {
  const recipe = { turn: 270, ...area };
  const turned = turnRecipe(recipe, true);
  expect(turned).toMatchObject({ turn: 0, y: 0.1, width: 0.4, height: 0.5 });
  expect(turned.x).toBeCloseTo(0.4);
  const back = turnRecipe(turned, false);
  expect(back.turn).toBe(270);
  expect(back.x).toBeCloseTo(area.x);
  expect(back.y).toBeCloseTo(area.y);
});

test('a ratio gives the largest area near the middle of the one before', () => {
  const square = fitRatio(area, { size, ratio: 1 });
  expect(square.width * size.width).toBeCloseTo(square.height * size.height);
  expect(square.height).toBe(1);
  expect(square.x).toBeCloseTo(0.35 - 1 / 3);
  expect(fitRatio(WHOLE, { size, ratio: 16 / 9 })).toMatchObject({ x: 0, width: 1 });
  expect(fitRatio(area, free)).toEqual(area);
});

test('arrow keys move the area, with Shift resize it, and never beyond the picture', () => {
  expect(stepArea(area, 'ArrowRight', false, free)?.x).toBeCloseTo(0.11);
  expect(stepArea({ ...area, y: 0.004 }, 'ArrowUp', false, free)?.y).toBe(0);
  expect(stepArea(area, 'ArrowRight', true, free)).toMatchObject({ width: 0.51, height: 0.4 });
  expect(stepArea({ ...area, width: 0.9 }, 'ArrowRight', true, free)?.width).toBe(0.9);
  const least = stepArea({ ...area, width: 64 / 1200 }, 'ArrowLeft', true, free);
  expect(least?.width).toBe(64 / 1200);
  const square = { x: 0, y: 0, width: 0.5, height: 0.75 };
  const resized = stepArea(square, 'ArrowDown', true, { size, ratio: 1 });
  expect((resized?.width ?? 0) * 1200).toBeCloseTo((resized?.height ?? 0) * 800);
  expect(resized?.width).toBeGreaterThan(0.5);
  expect(stepArea(area, 'Enter', false, free)).toBeNull();
});

test('fewer than 64 pixels of a side are too few, unless the side is whole', () => {
  expect(isTooSmall({ ...WHOLE, width: 63 / 1200 }, size)).toBe(true);
  expect(isTooSmall({ ...WHOLE, width: 64 / 1200 }, size)).toBe(false);
  expect(isTooSmall({ ...WHOLE, turn: 90 }, { width: 20, height: 20 })).toBe(false);
});
