import { expect, test } from 'vitest';
import { createWaiting } from './waiting.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ resource: 'tours', recordId: `${index}`, action: 'create' },
  }));

test('SIZE-10 a few changes of records overtake; the many of an import share the next publish', () => {
  const waiting = createWaiting();
  const { asked: many } = waiting.add(rows(25), true);
  expect(waiting.hasNarrow()).toBe(false);
  const { asked: save, isNew } = waiting.add(rows(1), true);
  expect([isNew, waiting.takeNarrow(), waiting.hasNarrow()]).toEqual([true, save, false]);
  expect(waiting.add(rows(30), true)).toEqual({ asked: many, isNew: false });
  expect(many.changes).toHaveLength(55);
  expect([waiting.take(many), waiting.take(many)]).toEqual([true, false]);
});
