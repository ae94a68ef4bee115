import { expect, test } from 'vitest';
import { formatSeason } from './season.ts';

test.each([
  [[6, 7, 8, 9, 10], 'Jun–Oct'],
  [[1, 2, 12], 'Dec–Feb'],
  [[3], 'Mar'],
  [[1, 2, 6, 12], 'Jun, Dec–Feb'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
  [[], ''],
])('the months %j are written %j', (months, text) => {
  expect(formatSeason(months)).toBe(text);
});
