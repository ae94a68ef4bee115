import { expect, test } from 'vitest';
import { todayHere } from './calendar.ts';

test('is the local calendar day even just before midnight', () => {
  expect(todayHere(new Date(2027, 0, 5, 23, 59, 59))).toBe('2027-01-05');
});
