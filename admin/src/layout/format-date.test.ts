import { expect, test } from 'vitest';
import { sayDate } from './format-date.ts';

test('ERR-12 a missing date and an unreadable one say so in the back office', () => {
  expect(sayDate('2027-08-01')).toBe('1 August 2027');
  expect(sayDate('')).toBe('No date');
  expect(sayDate('soon')).toBe('Invalid date');
});
