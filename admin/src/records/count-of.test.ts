import { expect, it } from 'vitest';
import { knownResource } from '../providers/known-resource.ts';
import { countOf, RECORDS } from './count-of.ts';

it('says one of a thing in the singular alone', () => {
  expect([0, 1, 2].map((count) => countOf(count, RECORDS))).toEqual([
    '0 records',
    '1 record',
    '2 records',
  ]);
});

it('takes the plural from the definition of the resource', () => {
  expect(countOf(2400, knownResource('package-categories').words)).toBe('2,400 categories');
});
