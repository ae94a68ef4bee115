import { expect, test } from 'vitest';
import { describePrice } from './price.ts';

test('a price is for one person, and a price of 0 is to be asked for', () => {
  expect(describePrice(4380)).toEqual({ amount: '$4,380', unit: 'per person' });
  expect(describePrice(0)).toEqual({ amount: 'Price on request', unit: '' });
});
