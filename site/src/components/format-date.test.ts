import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('writes a calendar date in words, whatever the time zone', () => {
  expect(formatDate('2027-08-01')).toBe('1 August 2027');
});

test('says so when there is no date', () => {
  expect(formatDate('')).toBe('No date');
});

test.each(['2027-02-31', '01/08/2027', 'soon', '2027-13-01'])('%s is an invalid date', (text) => {
  expect(formatDate(text)).toBe('Invalid date');
});
