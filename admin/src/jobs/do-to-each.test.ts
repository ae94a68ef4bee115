import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { doToEach, type Named } from './do-to-each.ts';

const RECORDS: Named[] = [
  ['a', 'Asha'],
  ['b', 'Bahati'],
  ['c', 'Chiku'],
];

const fail = (message: string, code: string) => {
  throw new HttpError(message, 400, { code, errors: {} });
};

it('goes on after a record that is refused, and names it', async () => {
  const seen: number[] = [];
  const outcome = await doToEach(RECORDS, {
    act: async (id) => id === 'b' && fail('in use', 'CONFLICT'),
    onProgress: (done) => seen.push(done),
    isStopped: () => false,
  });
  expect(outcome).toEqual({
    doneIds: ['a', 'c'],
    failures: [{ id: 'b', title: 'Bahati', reason: 'in use' }],
    left: 0,
    breakReason: null,
  });
  expect(seen).toEqual([0, 1, 2]);
});

it('stops where the next one would fail alike, and leaves the record at hand to be tried again', async () => {
  for (const [code, breakReason] of [
    ['UNREACHABLE', 'The server cannot be reached.'],
    ['UNAUTHENTICATED', 'Your session has ended.'],
  ] as const) {
    const outcome = await doToEach(RECORDS, {
      act: async (id) => id === 'b' && fail('no way', code),
      onProgress: () => undefined,
      isStopped: () => false,
    });
    expect(outcome).toEqual({ doneIds: ['a'], failures: [], left: 2, breakReason });
  }
});

it('stops when asked, after the record at hand', async () => {
  let isStopped = false;
  const outcome = await doToEach(RECORDS, {
    act: async () => {
      isStopped = true;
    },
    onProgress: () => undefined,
    isStopped: () => isStopped,
  });
  expect(outcome).toEqual({ doneIds: ['a'], failures: [], left: 2, breakReason: null });
});
