import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLocks, withLock } from './lock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a lock is held for as long as its work takes, and is free after a process that died', async () => {
  const locks = server.connection.collection<{ _id: string; until: Date; owner: string }>('locks');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    await withLock(server.connection, 'long work', async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      const isHeld = async () => {
        const { until } = (await locks.findOne({ _id: 'long work' })) ?? { until: new Date(0) };
        expect(until.getTime()).toBeGreaterThan(Date.now());
      };
      // A busy machine takes its time to write what the timers asked for.
      await vi.waitFor(isHeld, { timeout: 20_000 });
    });
  } finally {
    vi.useRealTimers();
  }
  expect(await locks.findOne({ _id: 'long work' })).toBeNull();
  const until = new Date(Date.now() + 300);
  await locks.insertOne({ _id: 'left behind', owner: 'gone', until });
  const begunAt = await withLock(server.connection, 'left behind', async () => Date.now());
  expect(begunAt).toBeGreaterThanOrEqual(until.getTime());
});

test('holders of several locks never wait for each other, whatever order they ask in', async () => {
  const held: string[] = [];
  const hold = async (names: string[]) => {
    const locks = createLocks(server.connection);
    try {
      await locks.take(names);
      await locks.take(names);
      held.push(names.join());
    } finally {
      await locks.release();
    }
  };
  const orders = [
    ['sea', 'land'],
    ['land', 'sea'],
  ];
  await Promise.all(Array.from({ length: 10 }, (_, round) => hold(orders[round % 2] ?? [])));
  expect(held.toSorted()).toEqual([...Array(5).fill('land,sea'), ...Array(5).fill('sea,land')]);
  expect(await server.connection.collection('locks').countDocuments()).toBe(0);
});
