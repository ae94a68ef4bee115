import { expect, test } from 'vitest';
import { describePrice } from './price.ts';

test('a price is for one person, and a price of 0 is to be asked for', () => {
  expect(describePrice(4380)).toEqual({ from: '', amount: '$4,380', unit: 'per person' });
  expect(describePrice(0)).toEqual({ from: '', amount: 'Price on request', unit: '' });
});

test('TRIP-12 a price that is but the lowest of several says so, and none on request does', () => {
  expect(describePrice(4380, true)).toEqual({ from: 'from', amount: '$4,380', unit: 'per person' });
  expect(describePrice(0, true).from).toBe('');
});
