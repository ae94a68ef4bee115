import { expect, test } from 'vitest';
import { packFacts, type TripFacts, unpackFacts } from './trip-facts.ts';
import { partOf, partOfId, tripId, tripKey, tripPath } from './trip-key.ts';

const trip = (number: number, facts: Partial<TripFacts> = {}): TripFacts => ({
  id: tripId(`trip-${number}`),
  kind: number < 2 ? 'tours' : 'packages',
  destination: number % 2 ? 'Mara' : 'Pemba',
  category: `Kind ${number}`,
  tourType: number < 2 ? 'safari' : '',
  days: number,
  price: number * 99.5,
  rating: number ? 4.7 : null,
  bestMonths: number ? [1, 6, 12] : [],
  style: number ? 'group' : '',
  effort: number || null,
  most: number ? 12 : null,
  least: number || null,
  departures: number === 2 ? ['2031-02-03', '2031-04-05'] : [],
  ...facts,
});

test('facts come back from their columns as they went in', () => {
  const facts = [0, 1, 2, 3].map((number) => trip(number));
  const categories = facts.map(({ category }) => category);
  const facets = {
    parts: 1,
    places: ['Pemba', 'Mara'].map((text): [string, string[]] => [text, []]),
    categories: categories.map((category): [string, string] => [category, category]),
    trips: packFacts(facts, ['Pemba', 'Mara'], categories),
  };
  expect(unpackFacts(JSON.parse(JSON.stringify(facets)))).toEqual(facts);
});

test('a trip is in the part of its key, which its id tells as well', () => {
  for (const key of ['a', 'serengeti-river-crossings', 'packages/the-monsoon-route', 'ñ']) {
    expect(tripId(key)).toMatch(/^[\w-]{4}$/);
    expect(partOfId(tripId(key), 64)).toBe(partOf(key, 64));
  }
});

test('TRIP-6 a key tells tours from packages, and leads to the page', () => {
  expect(tripPath(tripKey('tours', 'a'))).toBe('/tours/a');
  expect(tripPath(tripKey('packages', 'a'))).toBe('/packages/a');
});
