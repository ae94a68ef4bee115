import { describe, expect, test, vi } from 'vitest';
import { leadingDays } from '#features/tours/leading-days.ts';
import type { TripFacts } from './trip-facts.ts';
import {
  isNarrowed,
  NO_FILTERS,
  searchedText,
  selectTrips,
  type TripFilters,
} from './trip-filter.ts';
import { countPages, listPageNumbers, takePage } from './trip-pages.ts';

const PLACES = ['Serengeti', 'Zanzibar'];

const trip = (facts: Partial<TripFacts> = {}): TripFacts => ({
  id: 'AAAA',
  kind: 'tours',
  destination: 'Northern Serengeti',
  category: 'Wildlife Safari',
  tourType: 'safari',
  days: 5,
  price: 2500,
  rating: 4.5,
  bestMonths: [],
  style: '',
  effort: null,
  most: null,
  least: null,
  departures: [],
  ...facts,
});

function select(
  trips: TripFacts[],
  filters: Partial<TripFilters>,
  holds: ((trip: TripFacts) => boolean)[] = [],
) {
  return selectTrips(trips, {
    filters: { ...NO_FILTERS, ...filters },
    places: PLACES,
    isListed: () => true,
    holds,
    priceOf: ({ price }) => price,
  });
}

const passes = (facts: Partial<TripFacts>, filters: Partial<TripFilters>) =>
  select([trip(facts)], filters).trips.length === 1;

test.each([
  [1999.99, ['under-2000']],
  [2000, ['2000-3000']],
  [3000, ['2000-3000']],
  [3000.01, ['over-3000']],
  [0, ['under-2000']],
])('TOURS-2 a price of %d falls in %j', (price, bands) => {
  const all = ['under-2000', '2000-3000', 'over-3000'];
  expect(all.filter((band) => passes({ price }, { price: band }))).toEqual(bands);
});

test.each([
  ['1 Day', []],
  ['3 Days', ['3-5']],
  ['5 Days', ['3-5', '5-7']],
  ['6 days / 5 nights', ['5-7']],
  ['7 Days', ['5-7', '7+']],
  ['10 Days, 9 Nights', ['7+']],
  ['On request', []],
])('TOURS-3 %s falls in %j', (duration, bands) => {
  const all = ['3-5', '5-7', '7+'];
  const days = leadingDays(duration);
  expect(all.filter((band) => passes({ days }, { duration: band }))).toEqual(bands);
});

test('a destination that the sidebar offers is found inside a longer text, in whatever case', () => {
  expect(passes({}, { destination: ' serengeti ' })).toBe(true);
  expect(passes({}, { destination: 'Zanzibar' })).toBe(false);
});

test('TRIP-9 a text is searched for places once, however many trips share it', () => {
  const places = ['Serengeti', 'Zanzibar'];
  const search = vi.spyOn(places, 'filter');
  const trips = [trip(), trip(), trip({ destination: 'Zanzibar' })];
  const asked = { filters: NO_FILTERS, places, isListed: () => true, holds: [] };
  const selected = () => selectTrips(trips, { ...asked, priceOf: ({ price }) => price });
  expect(selected().counts).toMatchObject({
    'destination:Serengeti': 2,
    'destination:Zanzibar': 1,
  });
  expect(selected().trips).toEqual(trips);
  expect(search).toHaveBeenCalledTimes(2);
});

test('a destination that no button offers is searched for beside the text that was typed', () => {
  expect(searchedText({ ...NO_FILTERS, destination: 'Narnia', search: 'lamp' }, PLACES)).toBe(
    'lamp Narnia',
  );
  expect(searchedText({ ...NO_FILTERS, destination: 'zanzibar' }, PLACES)).toBe('');
});

test('a trip passes only if it passes every filter', () => {
  const both = { category: 'wildlife safari', price: '2000-3000' };
  expect(passes({}, both)).toBe(true);
  expect(passes({ price: 100 }, both)).toBe(false);
  expect(passes({ category: 'Short Break' }, both)).toBe(false);
});

describe('TRIP-9', () => {
  test('TRIP-9 a month is one that a trip calls its best, or in which it departs', () => {
    expect(passes({ bestMonths: [2] }, { month: '2' })).toBe(true);
    expect(passes({ departures: ['2031-02-12'] }, { month: '2' })).toBe(true);
    expect(passes({ bestMonths: [3] }, { month: '2' })).toBe(false);
  });

  test('TRIP-9 style and effort are those that a trip states', () => {
    expect(passes({ style: 'group' }, { style: 'group' })).toBe(true);
    expect(passes({}, { style: 'group' })).toBe(false);
    expect(passes({ effort: 4 }, { effort: '4' })).toBe(true);
    expect(passes({ effort: 3 }, { effort: '4' })).toBe(false);
  });

  test('TRIP-7 travellers are a party that a trip takes', () => {
    expect(passes({ most: 4 }, { travelers: '4' })).toBe(true);
    expect(passes({ most: 4 }, { travelers: '5' })).toBe(false);
    expect(passes({ least: 2 }, { travelers: '1' })).toBe(false);
    expect(passes({}, { travelers: '8' })).toBe(true);
  });

  test('TRIP-9 the number beside a choice is how many trips it would give with the other filters', () => {
    const trips = [
      trip({ price: 100, days: 3 }),
      trip({ price: 100, days: 8 }),
      trip({ price: 2500, days: 8 }),
      trip({ price: 5000, days: 1 }),
    ];
    const chosen = { price: 'under-2000' };
    const { counts } = select(trips, chosen);
    for (const duration of ['3-5', '5-7', '7+']) {
      const given = select(trips, { ...chosen, duration }).trips.length;
      expect(counts[`duration:${duration}`] ?? 0, duration).toBe(given);
    }
    for (const price of ['under-2000', '2000-3000', 'over-3000']) {
      expect(counts[`price:${price}`] ?? 0, price).toBe(select(trips, { price }).trips.length);
    }
  });
});

test('TRIP-8 where nothing passes, the trips that fail in fewest points come nearest', () => {
  const near = trip({ price: 100, days: 9 });
  const far = trip({ price: 9000, days: 9, category: 'Other' });
  const chosen = { price: 'under-2000', duration: '3-5', category: 'Wildlife Safari' };
  const { trips, nearest } = select([far, near], chosen);
  expect(trips).toEqual([]);
  expect(nearest).toEqual([near, far]);
});

test('TRIP-8 of two words that no trip holds together, a trip with one of them comes nearest', () => {
  const neither = trip({ destination: 'Oman' });
  const one = trip({ destination: 'Zanzibar' });
  const has = (word: string) => (each: TripFacts) => each.destination === word;
  const { trips, nearest } = select([neither, one], {}, [has('Kilimanjaro'), has('Zanzibar')]);
  expect(trips).toEqual([]);
  expect(nearest).toEqual([one, neither]);
});

test('a page and children leave no trip out; a filter, a date, a party and an order count', () => {
  expect(isNarrowed({ ...NO_FILTERS, page: 3, children: '1' })).toBe(false);
  for (const part of [{ search: 'reef' }, { date: '2031-08-12' }, { sort: 'price' }]) {
    expect(isNarrowed({ ...NO_FILTERS, ...part })).toBe(true);
  }
});

describe('pages', () => {
  const thirteen = Array.from({ length: 13 }, (_, index) => index);

  test('TOURS-6 hold six tours each, the last one the rest', () => {
    expect(countPages(13, 'tours')).toBe(3);
    expect(takePage(thirteen, 1, 'tours')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(takePage(thirteen, 3, 'tours')).toEqual([12]);
  });

  test('beyond the last give the last', () => {
    expect(takePage(thirteen, 99, 'tours')).toEqual([12]);
  });

  test('of nothing are one empty page', () => {
    expect(countPages(0, 'tours')).toBe(1);
    expect(takePage([], 1, 'tours')).toEqual([]);
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
