import { expect, test } from 'vitest';
import { labelFor, renumber } from './day-labels.ts';

const days = (...labels: string[]) => labels.map((day) => ({ day }));

test.each([
  [days(''), 0, 'Day 1'],
  [days('Day 1', ''), 1, 'Day 2'],
  [days('Day 1', 'Days 2–4', ''), 2, 'Day 5'],
  [days('Tag 1', 'Ruhetag', ''), 2, 'Tag 2'],
  [days('Arrival', ''), 1, 'Day 2'],
])('OFF-1 a day without a label gets one: %j at %i', (list, index, label) => {
  expect(labelFor(list, index)).toBe(label);
});

test('OFF-1 days that came, went or moved are counted again', () => {
  const before = days('Day 1', 'Day 2', 'Days 3-4', 'Day 5');
  const moved = days('Days 3-4', 'Day 1', 'Day 5');
  expect([...renumber(before, moved)]).toEqual([
    [0, 'Days 1–2'],
    [1, 'Day 3'],
    [2, 'Day 4'],
  ]);
  expect([...renumber(before, before)]).toEqual([]);
});

test('labels that do not count on, or are no numbers, stay as they are', () => {
  expect([...renumber(days('Day 1', 'Day 3'), days('Day 3', 'Day 1'))]).toEqual([]);
  const before = days('Arrival', 'Day 1', 'Day 2');
  expect([...renumber(before, days('Day 1', 'Arrival', 'Day 2'))]).toEqual([]);
});
