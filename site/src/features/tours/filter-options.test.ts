import type { Destination, Tour } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { listFilterOptions } from './filter-options.ts';

test('offers each category once, and the destinations that some tour goes to, in order', () => {
  const tours = [
    { category: 'Wildlife', destination: 'Southern Serengeti' },
    { category: 'Culture', destination: 'Stone Town, ZANZIBAR' },
    { category: 'Wildlife', destination: 'Serengeti' },
  ] as Tour[];
  const destinations = [
    { name: 'Zanzibar' },
    { name: 'Serengeti' },
    { name: 'Ruaha' },
  ] as Destination[];
  expect(listFilterOptions(tours, destinations)).toEqual({
    categories: ['Culture', 'Wildlife'],
    destinations: ['Serengeti', 'Zanzibar'],
  });
});
