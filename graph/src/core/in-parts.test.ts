import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParts, partsOf } from './in-parts.ts';

/** Notes what runs at once, as one text for each moment. */
function watch() {
  const moments: string[] = [];
  let running = '';
  const act = async (one: string) => {
    running += one;
    await setImmediate();
    if (running) moments.push(running);
    running = '';
    return one.toUpperCase();
  };
  return { moments, act };
}

test('keeps the order, does neighbours at once, and what must be alone by itself', async () => {
  const { moments, act } = watch();
  expect(await inParts([...'abXYcd'], act, (one) => 'XY'.includes(one))).toEqual([...'ABXYCD']);
  expect(moments).toEqual(['ab', 'X', 'Y', 'cd']);
});

test('does 25 at once, and no more', async () => {
  const { moments, act } = watch();
  await inParts([...'a'.repeat(60)], act);
  expect(moments.map(({ length }) => length)).toEqual([25, 25, 10]);
});

test('gives a list in parts of 25', () => {
  const list = [...Array(60).keys()];
  expect(partsOf(list).map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(partsOf(list).flat()).toEqual(list);
});

test('throws once all that were begun have ended, and begins nothing more', async () => {
  const ended: number[] = [];
  const act = async (number: number) => {
    if (number === 0) throw new Error('refused');
    await setImmediate();
    ended.push(number);
  };
  await expect(inParts([...Array(30).keys()], act)).rejects.toThrow('refused');
  expect(ended).toHaveLength(24);
});
