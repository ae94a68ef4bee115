import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';
import { areaOf, carryPoint, isSameRecipe, TURNS, tidyRecipe, WHOLE } from './recipe.ts';
import { phonePhoto } from './test-pictures.ts';

const recipe = (values: object) => ({ ...WHOLE, ...values });

describe('a recipe', () => {
  it('is rounded to what is kept, and never goes beyond the picture', () => {
    const tidy = tidyRecipe(recipe({ x: 1 / 3, width: 2 / 3 + 0.000_01 }));
    expect(tidy).toEqual({ turn: 0, x: 0.333_33, y: 0, width: 0.666_67, height: 1 });
    expect(isSameRecipe(tidy, recipe({ x: 1 / 3, width: 2 / 3 }))).toBe(true);
    expect(isSameRecipe(recipe({ turn: 90 }), WHOLE)).toBe(false);
  });

  it('is an area of whole pixels within the turned picture, with one at least', () => {
    const size = { width: 301, height: 200 };
    expect(areaOf(WHOLE, size)).toEqual({ left: 0, top: 0, width: 301, height: 200 });
    const right = recipe({ turn: 270, x: 0.5, width: 0.5 });
    expect(areaOf(right, size)).toEqual({ left: 100, top: 0, width: 100, height: 301 });
    const last = recipe({ x: 0.999, y: 1, width: 0.001, height: 0 });
    expect(areaOf(last, size)).toEqual({ left: 300, top: 199, width: 1, height: 1 });
  });

  it('keeps a point where it was in the original, and loses one that is cut off', () => {
    const point = { x: 10, y: 30 };
    expect(TURNS.map((turn) => carryPoint(point, WHOLE, recipe({ turn })))).toEqual([
      { x: 10, y: 30 },
      { x: 70, y: 10 },
      { x: 90, y: 70 },
      { x: 30, y: 90 },
    ]);
    for (const turn of TURNS) {
      const there = carryPoint(point, WHOLE, recipe({ turn }));
      expect(there && carryPoint(there, recipe({ turn }), WHOLE)).toEqual(point);
    }
    const left = recipe({ width: 0.5 });
    expect(carryPoint(point, WHOLE, left)).toEqual({ x: 20, y: 30 });
    expect(carryPoint(point, WHOLE, recipe({ x: 0.5, width: 0.5 }))).toBeNull();
    expect(carryPoint({ x: 20, y: 30 }, left, WHOLE)).toEqual(point);
  });

  it('OFF-10 turns the upright picture, whose right half is as it was seen', async () => {
    // Upright its upper half is red and its lower half blue.
    const photo = await phonePhoto(400, 200);
    const colourOf = async (values: object) => {
      const { data, width, height } = await decodeImage(photo, recipe(values));
      return { size: [width, height], isRed: (data[0] ?? 0) > 128 };
    };
    expect(await colourOf({})).toEqual({ size: [200, 400], isRed: true });
    expect(await colourOf({ y: 0.5, height: 0.5 })).toEqual({ size: [200, 200], isRed: false });
    const turned = { turn: 90, width: 0.5 };
    expect(await colourOf(turned)).toEqual({ size: [200, 200], isRed: false });
    expect(await colourOf({ ...turned, x: 0.5 })).toEqual({ size: [200, 200], isRed: true });
  });
});
