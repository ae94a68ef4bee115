import { expect, test } from 'vitest';
import { readParty, withParty } from './party.ts';

const read = (query: string) => readParty(new URLSearchParams(query));

test('TRIP-7 date, travellers and children of an address lead on to the address of a trip', () => {
  const party = read('date=2031-02-03&travelers=3&children=1');
  expect(withParty('/tours/a', party)).toBe('/tours/a?date=2031-02-03&travelers=3&children=1');
  expect(withParty('/tours/a', read(''))).toBe('/tours/a');
});

test.each([
  ['date=2031-02-30', { date: '' }],
  ['date=2020-01-01', { date: '' }],
  ['travelers=9', { travelers: '' }],
  ['travelers=2.5', { travelers: '' }],
  ['travelers=2&children=2', { children: '' }],
  ['children=1', { children: '' }],
])('%s makes no sense and counts as not chosen', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
