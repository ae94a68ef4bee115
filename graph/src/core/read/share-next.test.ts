import { expect, test } from 'vitest';
import { createShareNext } from './share-next.ts';

/** Loads that end when the test says so. */
function createLoads() {
  const begun: PromiseWithResolvers<number>[] = [];
  return {
    begun,
    load: () => {
      const load = Promise.withResolvers<number>();
      begun.push(load);
      return load.promise;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('TRUST-20 calls at one moment share a load, which begins after all of them', async () => {
  const share = createShareNext<number>();
  const { begun, load } = createLoads();
  const calls = [share('a', load), Promise.resolve().then(() => share('a', load))];
  expect(begun.length).toBe(0);
  await settle();
  begun[0]?.resolve(1);
  expect([await Promise.all(calls), begun.length]).toEqual([[1, 1], 1]);
});

test('TRUST-20 calls during a load share the next one, which begins after all of them', async () => {
  const share = createShareNext<number>();
  const { begun, load } = createLoads();
  const first = share('a', load);
  await settle();
  const others = [share('a', load), share('a', load)];
  const elsewhere = share('b', load);
  await settle();
  expect(begun.length).toBe(2);
  begun[0]?.resolve(1);
  begun[1]?.resolve(2);
  expect([await first, await elsewhere]).toEqual([1, 2]);
  await settle();
  expect(begun.length).toBe(3);
  // It has begun, so a call from now on waits for one after it.
  const late = share('a', load);
  begun[2]?.resolve(3);
  expect(await Promise.all(others)).toEqual([3, 3]);
  await settle();
  begun[3]?.resolve(4);
  expect([await late, begun.length]).toEqual([4, 4]);
});

test('TRUST-20 a load that fails fails for those who share it, and for nobody else', async () => {
  const share = createShareNext<number>();
  const { begun, load } = createLoads();
  const first = share('a', load);
  await settle();
  const second = share('a', load);
  begun[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await settle();
  begun[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = share('a', load);
  await settle();
  begun[2]?.resolve(3);
  expect(await third).toBe(3);
});
