import { expect, test } from 'vitest';
import {
  bringIntoView,
  currentSlugs,
  namedFirst,
  readCompared,
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

test('a tour is found by the slugs that it had, once for all of them', () => {
  const tours = [{ slug: 'flamingos', formerSlugs: ['natron', 'lake-natron'] }, { slug: 'north' }];
  expect(currentSlugs(['north', 'natron', 'gone', 'flamingos', 'lake-natron'], tours)).toEqual([
    'north',
    'flamingos',
    'gone',
  ]);
});
