import { expect, test } from 'vitest';
import { sayDay } from './day.ts';

test('ERR-12 a missing date and an unreadable one say so on the site', () => {
  expect(sayDay('2027-08-01')).toBe('1 August 2027');
  expect(sayDay('')).toBe('No date');
  expect(sayDay('2027-02-31')).toBe('Invalid date');
});
