import { expect, test } from 'vitest';
import { findDiscount } from './discount.ts';

test('PKG-2 a discount is the difference and its percent of the original price', () => {
  expect(findDiscount({ price: 4890, originalPrice: 5450 })).toEqual({
    originalPrice: 5450,
    amount: 560,
    percent: 10,
  });
  expect(findDiscount({ price: 99.9, originalPrice: 100.1 })?.amount).toBe(0.2);
});

test('PKG-2 there is none unless the original price is above the price', () => {
  for (const originalPrice of [null, 900, 1000]) {
    expect(findDiscount({ price: 1000, originalPrice })).toBeUndefined();
  }
});
