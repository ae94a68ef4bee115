import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';
import { createLocks, withLock } from './lock.ts';

const server = useTestServer();

type Lease = { _id: string; until: Date; owner: string };
const leases = () => server.connection.collection<Lease>('locks');

/** What a process that died leaves behind, a day ahead because its clock was set back since. */
async function leaveBehind(name: string) {
  const until = new Date(Date.now() + 24 * 3600 * 1000);
  await leases().insertOne({ _id: name, owner: randomUUID(), until });
}

test('a lock is renewed for as long as its work takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    await withLock(server.connection, 'long work', async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      const isHeld = async () => {
        const { until } = (await leases().findOne({ _id: 'long work' })) ?? { until: new Date(0) };
        expect(until.getTime()).toBeGreaterThan(Date.now());
      };
      // A busy machine takes its time to write what the timers asked for.
      await vi.waitFor(isHeld, { timeout: 20_000 });
    });
  } finally {
    vi.useRealTimers();
  }
  expect(await leases().findOne({ _id: 'long work' })).toBeNull();
});

test('TRUST-18 the lock of a dead process is taken over after its lease, whatever its clock said', async () => {
  await leaveBehind('left behind');
  const begun = await withLock(server.connection, 'left behind', async () => 'begun', {
    leaseMs: 200,
  });
  expect(begun).toBe('begun');
  expect(await leases().countDocuments()).toBe(0);
});

test('TRUST-18 a lease that is renewed is never taken over, and nobody waits for it for ever', async () => {
  const order: string[] = [];
  const other = withLock(server.connection, 'busy', async () => {
    const refused = await withLock(server.connection, 'busy', async () => order.push('stolen'), {
      waitMs: 100,
    }).catch((error) => error);
    expect([refused.code, refused.details]).toEqual(['UNAVAILABLE', { retryAfterSeconds: 5 }]);
    order.push('first');
  });
  await Promise.all([other, withLock(server.connection, 'busy', async () => order.push('next'))]);
  expect(order).toEqual(['first', 'next']);
  // Held by another process, which renews it.
  await leaveBehind('elsewhere');
  const renewing = setInterval(
    () => leases().updateOne({ _id: 'elsewhere' }, { $set: { until: new Date() } }),
    20,
  );
  const limits = { leaseMs: 1000, waitMs: 1500 };
  const waiting = withLock(server.connection, 'elsewhere', async () => 'stolen', limits);
  await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  clearInterval(renewing);
  await leases().deleteMany({});
});

test('TRUST-18 holders of several locks never wait for each other, whatever order they ask in', async () => {
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
  expect(await leases().countDocuments()).toBe(0);
});
