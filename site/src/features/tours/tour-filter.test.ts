import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  leadingDays,
  NO_FILTERS,
  passesFilters,
  type TourFacts,
  type TourFilters,
} from './tour-filter.ts';
import { countPages, listPageNumbers, takePage } from './tour-pages.ts';

const PLACES = ['Serengeti', 'Zanzibar'];

const tour = (facts: Partial<TourFacts> = {}): TourFacts => ({
  title: 'River Crossings',
  category: 'Wildlife Safari',
  destination: 'Northern Serengeti',
  price: 2500,
  duration: '5 Days',
  words: 'bank gather wildebeest',
  ...facts,
});

const passes = (facts: Partial<TourFacts>, filters: Partial<TourFilters>) =>
  passesFilters(tour(facts), { ...NO_FILTERS, ...filters }, PLACES);

describe('price bands', () => {
  test.each([
    [1999.99, ['under-2000']],
    [2000, ['2000-3000']],
    [3000, ['2000-3000']],
    [3000.01, ['over-3000']],
    [0, ['under-2000']],
  ])('a price of %d falls in %j', (price, bands) => {
    const all = ['under-2000', '2000-3000', 'over-3000'];
    expect(all.filter((band) => passes({ price }, { price: band }))).toEqual(bands);
  });
});

describe('duration bands', () => {
  test.each([
    ['1 Day', []],
    ['3 Days', ['3-5']],
    ['5 Days', ['3-5', '5-7']],
    ['6 days / 5 nights', ['5-7']],
    ['7 Days', ['5-7', '7+']],
    ['12 Days', ['7+']],
    ['On request', []],
  ])('%s falls in %j', (duration, bands) => {
    const all = ['3-5', '5-7', '7+'];
    expect(all.filter((band) => passes({ duration }, { duration: band }))).toEqual(bands);
  });

  test('reads the day count a duration begins with', () => {
    expect(leadingDays('10 Days, 9 Nights')).toBe(10);
  });
});

describe('destination', () => {
  test('is found inside a longer destination text, in whatever case', () => {
    expect(passes({}, { destination: ' serengeti ' })).toBe(true);
  });

  test('that the sidebar offers is not looked for in the description', () => {
    expect(passes({ words: 'fly zanzibar' }, { destination: 'Zanzibar' })).toBe(false);
  });

  test('that is typed freely may stand anywhere in the tour', () => {
    expect(passes({}, { destination: 'wildebeest' })).toBe(true);
    expect(passes({}, { destination: 'penguins' })).toBe(false);
  });
});

describe('search', () => {
  test.each(['RIVER', 'northern', 'wildlife', 'on the bank'])('finds %s', (search) => {
    expect(passes({}, { search })).toBe(true);
  });

  test('finds nothing that stands in none of the texts', () => {
    expect(passes({}, { search: 'snorkel' })).toBe(false);
  });
});

test('a tour passes only if it passes every filter', () => {
  const both = { category: 'wildlife safari', price: '2000-3000' };
  expect(passes({}, both)).toBe(true);
  expect(passes({ price: 100 }, both)).toBe(false);
  expect(passes({ category: 'Short Break' }, both)).toBe(false);
});

describe('pages', () => {
  const thirteen = Array.from({ length: 13 }, (_, index) => index);

  test('hold six tours each, the last one the rest', () => {
    expect(countPages(13)).toBe(3);
    expect(takePage(thirteen, 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(takePage(thirteen, 3)).toEqual([12]);
  });

  test('beyond the last give the last', () => {
    expect(takePage(thirteen, 99)).toEqual([12]);
  });

  test('of nothing are one empty page', () => {
    expect(countPages(0)).toBe(1);
    expect(takePage([], 1)).toEqual([]);
  });

  test.each([
    [1, 4, [1, 2, 3, 4]],
    [1, 50, [1, 2, null, 50]],
    [25, 50, [1, null, 24, 25, 26, null, 50]],
    [50, 50, [1, null, 49, 50]],
  ])('page %d of %d offers the numbers %j', (page, pages, numbers) => {
    expect(listPageNumbers(page, pages)).toEqual(numbers);
  });
});

test('a date, a number of travellers and a page leave no tour out; a filter does', () => {
  expect(isNarrowed({ ...NO_FILTERS, date: '2031-08-12', travelers: '2', page: 3 })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, search: 'reef' })).toBe(true);
});
