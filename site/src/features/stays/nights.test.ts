import type { ItineraryDay, Stay } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { nightsOf } from './nights.ts';

const known = new Map(['Ridge Camp', 'Reef House'].map((name) => [name, { name } as Stay]));
const count = (stays: string[]) =>
  nightsOf(
    stays.map((stay) => ({ stay }) as ItineraryDay),
    (name) => known.get(name),
  ).map((each) => [each.stay.name, each.count]);

test('TRIP-5 each stay is there once, with all its nights, in the order of the days', () => {
  expect(count(['Ridge Camp', 'Reef House', 'Ridge Camp', 'Ridge Camp', ''])).toEqual([
    ['Ridge Camp', 3],
    ['Reef House', 1],
  ]);
});

test('TRIP-5 days without a stay, or with one that is not shown, add no night', () => {
  expect(count(['', 'Closed Lodge'])).toEqual([]);
});
