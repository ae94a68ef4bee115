import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { doToEach, type Named } from './do-to-each.ts';

const RECORDS = [...'abcdefghij'].map((id): Named => [id, id.toUpperCase()]);

/** Begins, and gives what answers the record of an id, and when everything has settled. */
function begin() {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const seen: number[] = [];
  let isStopped = false;
  const outcome = doToEach(RECORDS, {
    act(id) {
      const answer = Promise.withResolvers<void>();
      waiting.set(id, answer);
      return answer.promise;
    },
    onProgress: (done) => seen.push(done),
    isStopped: () => isStopped,
  });
  const settle = (id: string, how: (answer: PromiseWithResolvers<void>) => void) => {
    const answer = waiting.get(id);
    if (!answer) throw new Error(`${id} is not on its way`);
    waiting.delete(id);
    how(answer);
    return new Promise((resolve) => setTimeout(resolve));
  };
  return {
    outcome,
    seen,
    onTheirWay: () => [...waiting.keys()].join(''),
    accept: (id: string) => settle(id, ({ resolve }) => resolve()),
    refuse: (id: string, message: string, code: string) =>
      settle(id, ({ reject }) => reject(new HttpError(message, 400, { code, errors: {} }))),
    stop() {
      isStopped = true;
    },
  };
}

it('does a few at once, goes on after one that is refused, and names it', async () => {
  const { outcome, seen, onTheirWay, accept, refuse } = begin();
  expect(onTheirWay()).toBe('abcd');
  await refuse('b', 'in use', 'CONFLICT');
  await accept('c');
  expect(onTheirWay()).toBe('adef');
  for (const id of 'aefdghij') await accept(id);
  expect(await outcome).toEqual({
    doneIds: [...'caefdghij'],
    failures: [{ id: 'b', title: 'B', reason: 'in use' }],
    left: 0,
    breakReason: null,
  });
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('stops where the next one would fail alike, and counts what was on its way', async () => {
  for (const [code, breakReason] of [
    ['UNREACHABLE', 'The server cannot be reached.'],
    ['UNAUTHENTICATED', 'Your session has ended.'],
  ] as const) {
    const { outcome, onTheirWay, accept, refuse } = begin();
    await accept('a');
    await refuse('b', 'no way', code);
    await accept('c');
    await refuse('d', 'in use', 'CONFLICT');
    expect(onTheirWay()).toBe('e');
    await refuse('e', 'no way', code);
    expect(await outcome).toEqual({
      doneIds: ['a', 'c'],
      failures: [{ id: 'd', title: 'D', reason: 'in use' }],
      left: 7,
      breakReason,
    });
  }
});

it('stops when asked, after those that are on their way', async () => {
  const { outcome, accept, stop } = begin();
  stop();
  for (const id of 'bacd') await accept(id);
  expect(await outcome).toEqual({
    doneIds: [...'bacd'],
    failures: [],
    left: 6,
    breakReason: null,
  });
});
