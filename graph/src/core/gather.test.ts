import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const place = {};

test('calls of the same moment share a run, and each gets its own answer', async () => {
  const runs: number[][] = [];
  const double = gather(async (_: object, items: number[]) => {
    runs.push(items);
    return items.map((item) => item * 2);
  });
  const later = Promise.resolve().then(() => double(place, 3));
  expect(await Promise.all([double(place, 1), double(place, 2), later])).toEqual([2, 4, 6]);
  expect(await double(place, 4)).toBe(8);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('places do not share, and a call during a run is answered by the next', async () => {
  const begun: { place: object; items: number[]; end: () => void }[] = [];
  const note = gather(async (at: object, items: number[]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ place: at, items, end: resolve });
    await promise;
    return items;
  });
  const other = {};
  const calls = [note(place, 1), note(other, 2)];
  await new Promise((resolve) => setImmediate(resolve));
  calls.push(note(place, 3));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.map(({ place: at, items }) => [at === place, items])).toEqual([
    [true, [1]],
    [false, [2]],
    [true, [3]],
  ]);
  for (const { end } of begun) end();
  expect(await Promise.all(calls)).toEqual([1, 2, 3]);
});

test('a run that fails fails for all of its calls; one answer may fail alone', async () => {
  const fail = gather(async () => {
    throw new Error('lost');
  });
  const both = await Promise.allSettled([fail(place, 1), fail(place, 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const one = gather(async (_: object, items: number[]) =>
    items.map((item) => (item === 2 ? Promise.reject(new Error('taken')) : item)),
  );
  const [first, second] = await Promise.allSettled([one(place, 1), one(place, 2)]);
  expect(first).toEqual({ status: 'fulfilled', value: 1 });
  expect(second.status).toBe('rejected');
});
