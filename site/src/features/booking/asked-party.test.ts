import { expect, test } from 'vitest';
import { readAskedParty } from './asked-party.ts';

const NOTHING = { date: '', travelers: '', children: '' };

const read = (query: string) => readAskedParty(query, 6, '2027-03-01');

test('TRIP-7 date and party of the address are those of the form', () => {
  expect(read('?destination=Serengeti&date=2027-08-12&travelers=4&children=2')).toEqual({
    date: '2027-08-12',
    travelers: '4',
    children: '2',
  });
  expect(read('?date=2027-03-01').date).toBe('2027-03-01');
});

test.each([
  '?date=2027-02-28',
  '?date=2027-02-30',
  '?date=soon',
  '?travelers=0',
  '?travelers=7',
  '?travelers=2.5',
  '?travelers=-1',
  '?travelers=1e0',
  '?children=6',
  '',
])('what the form would not offer is passed over: %s', (query) => {
  expect(read(query)).toEqual(NOTHING);
});

test('children never travel alone', () => {
  expect(read('?travelers=2&children=2')).toEqual({ date: '', travelers: '2', children: '' });
  expect(read('?travelers=2&children=1').children).toBe('1');
});
