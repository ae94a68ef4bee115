import { expect, test } from 'vitest';
import {
  bringIntoView,
  currentKeys,
  namedFirst,
  readCompared,
  readComparedParty,
  writeCompared,
} from './compare-address.ts';

test('an address that names tours reads back as those tours', () => {
  const query = writeCompared(['menai-bay-by-dhow', 'north']);
  expect(query).toBe('?tours=menai-bay-by-dhow,north');
  expect(readCompared(query)).toEqual(['menai-bay-by-dhow', 'north']);
});

test('each tour counts once, and blanks not at all', () => {
  expect(readCompared('?tours=a, b,,a')).toEqual(['a', 'b']);
});

test('an address without tours is another thing than one with none', () => {
  expect(readCompared('')).toBeUndefined();
  expect(readCompared('?tours=')).toEqual([]);
  expect(writeCompared([])).toBe('');
});

test('a tour that waits takes the place of the last one shown', () => {
  expect(bringIntoView(['a', 'b', 'c', 'd', 'e'], 'e')).toEqual(['a', 'b', 'e', 'c', 'd']);
});

test('a shortlist begins with what the address names of it, and holds nothing else', () => {
  expect(namedFirst(['a', 'b', 'c', 'd'], ['d', 'gone', 'a', 'd'])).toEqual(['d', 'a', 'b', 'c']);
  expect(namedFirst(['a', 'b'])).toEqual(['a', 'b']);
});

test('a trip is found by the keys that it had, once for all of them', () => {
  const renames = { natron: 'flamingos', 'lake-natron': 'flamingos', 'packages/a': 'packages/b' };
  const keys = ['north', 'natron', 'gone', 'flamingos', 'lake-natron', 'packages/a', 'toString'];
  const current = ['north', 'flamingos', 'gone', 'packages/b', 'toString'];
  expect(currentKeys(keys, renames)).toEqual(current);
});

test('TRIP-6 a package stands in the address beside tours, with the party that would go', () => {
  const party = { date: '2031-02-03', travelers: '3', children: '1' };
  const query = writeCompared(['north', 'packages/the-monsoon-route'], party);
  expect(query).toBe(
    '?tours=north,packages/the-monsoon-route&date=2031-02-03&travelers=3&children=1',
  );
  expect(readCompared(query)).toEqual(['north', 'packages/the-monsoon-route']);
  expect(readComparedParty(query)).toEqual(party);
});
