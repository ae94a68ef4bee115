import { expect, test } from 'vitest';
import { namesFor } from './fields-of.ts';

test('TRIP-5 TRIP-11 a field that names records by their titles suggests those titles', () => {
  expect(namesFor('tours', 'itinerary.12.stay')).toBe('stays.name');
  expect(namesFor('packages', 'planner')).toBe('team.name');
  expect(namesFor('blocks', 'stay')).toBe('stays.name');
  expect(namesFor('tours', 'itinerary.0.title')).toBeUndefined();
  // A category is named by its slug, which nobody reads.
  expect(namesFor('packages', 'category')).toBeUndefined();
});
