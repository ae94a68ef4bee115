import { expect, test } from 'vitest';
import { packages } from './packages.ts';
import { withPlaces } from './places.ts';
import { tours } from './tours.ts';

test('every journey of the demo has a map: most of its days say where they end', () => {
  for (const { slug, itinerary } of [...withPlaces(tours), ...withPlaces(packages)]) {
    const known = itinerary.filter((day) => 'latitude' in day);
    expect(known.length, slug).toBeGreaterThanOrEqual(itinerary.length - 1);
  }
});
