import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs at most as many tasks at once as its limit, and starts them in order', async () => {
  const limit = createLimiter(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 8 }, (_, index) =>
    limit(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      return index;
    }),
  );
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
});

it('starts the next task after a failed one', async () => {
  const limit = createLimiter(1);
  const failing = limit(() => Promise.reject(new Error('no')));
  const next = limit(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('runs a patient task after all others, even later ones', async () => {
  const limit = createLimiter(1);
  const started: string[] = [];
  const run = (name: string, isPatient: boolean) =>
    limit(async () => {
      started.push(name);
      await nextTurn();
    }, isPatient);
  const tasks = [run('first', false), run('patient', true), run('second', false)];
  await nextTurn();
  await Promise.all([...tasks, run('third', false)]);
  expect(started).toEqual(['first', 'second', 'third', 'patient']);
});
