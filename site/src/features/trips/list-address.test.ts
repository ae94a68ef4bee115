import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './list-address.ts';
import { NO_FILTERS } from './trip-filter.ts';

test('an address written from filters reads back as the same filters', () => {
  const filters = {
    ...NO_FILTERS,
    destination: 'Ngorongoro & Serengeti',
    category: 'Sea + Reef 50%',
    price: '2000-3000',
    duration: '7+',
    search: 'مرحبا 🐘',
    travelers: '3',
    date: '2027-08-12',
    page: 2,
  };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test('no filters make no query', () => {
  expect(writeFilters(NO_FILTERS)).toBe('');
  expect(readFilters('')).toEqual(NO_FILTERS);
});

test('a hand-typed plus sign still means seven days and more', () => {
  expect(readFilters('?duration=7+').duration).toBe('7+');
});

test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page='])('%s is page 1', (query) => {
  expect(readFilters(query).page).toBe(1);
});

test('unknown bands count as not chosen', () => {
  expect(readFilters('?price=free&duration=forever')).toEqual(NO_FILTERS);
});

test('empty fields of the search form count as not chosen', () => {
  const filters = readFilters('?destination=&date=&travelers=2');
  expect(filters).toEqual({ ...NO_FILTERS, travelers: '2' });
});
