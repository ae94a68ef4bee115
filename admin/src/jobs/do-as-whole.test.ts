import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { doAsWhole } from './do-as-whole.ts';
import { AT_ONCE, type Named } from './of-resource.ts';

const records = (count: number) =>
  Array.from({ length: count }, (_, index): Named => [String(index), `Tour ${index}`]);
const done = (ids: string[], version = 0) =>
  ids.map((id) => ({ id, isDone: true, message: '', version }));

it('does all in one call, and names those that are refused', async () => {
  const calls: string[][] = [];
  const outcome = await doAsWhole(records(3), {
    of: 'tours',
    async act(ids) {
      calls.push(ids);
      return [...done(['0']), ...done(['2'], 5), { id: '1', isDone: false, message: 'in use' }];
    },
    onProgress: () => {},
    isStopped: () => false,
  });
  expect(calls).toEqual([['0', '1', '2']]);
  expect(outcome).toEqual({
    doneIds: ['0', '2'],
    edited: [['2', 'Tour 2', 5]],
    failures: [{ id: '1', title: 'Tour 1', reason: 'in use' }],
    left: 0,
    breakReason: null,
  });
});

it('stops between two calls when asked, and says how far it is', async () => {
  const seen: number[] = [];
  const outcome = await doAsWhole(records(AT_ONCE + 7), {
    of: 'tours',
    act: async (ids) => done(ids),
    onProgress: (count) => seen.push(count),
    isStopped: () => seen.includes(AT_ONCE),
  });
  expect(seen).toEqual([0, AT_ONCE]);
  expect([outcome.doneIds.length, outcome.left, outcome.breakReason]).toEqual([AT_ONCE, 7, null]);
});

it('ends where a call fails, and says why', async () => {
  for (const [code, message, said] of [
    ['UNREACHABLE', 'no', 'The server cannot be reached.'],
    ['UNAUTHENTICATED', 'no', 'Your session has ended.'],
    ['DISK_FULL', 'The disk is full.', 'The disk is full.'],
  ] as const) {
    const outcome = await doAsWhole(records(2), {
      of: 'tours',
      act: () => Promise.reject(new HttpError(message, 400, { code, errors: {} })),
      onProgress: () => {},
      isStopped: () => false,
    });
    expect(outcome).toEqual({ doneIds: [], edited: [], failures: [], left: 2, breakReason: said });
  }
});

it('asks once for each resource, and for what one call of the API takes', async () => {
  const of = Object.fromEntries(
    Array.from({ length: AT_ONCE + 4 }, (_, index) => [
      String(index),
      index % 250 ? 'blog' : 'team',
    ]),
  );
  const calls: [string, number][] = [];
  const outcome = await doAsWhole(records(AT_ONCE + 4), {
    of,
    async act(ids, resource) {
      expect(ids.every((id) => of[id] === resource)).toBe(true);
      calls.push([resource, ids.length]);
      return done(ids);
    },
    onProgress: () => {},
    isStopped: () => false,
  });
  expect(calls).toEqual([
    ['team', 3],
    ['blog', AT_ONCE],
    ['blog', 1],
  ]);
  expect([outcome.doneIds.length, outcome.left]).toEqual([AT_ONCE + 4, 0]);
});
