import { expect, test } from 'vitest';
import type { TripFacts } from './trip-facts.ts';
import { NO_FILTERS } from './trip-filter.ts';
import { fitOf, orderTrips } from './trip-order.ts';

const trip = (id: string, facts: Partial<TripFacts> = {}) =>
  ({ id, price: 100, days: 3, rating: 4, bestMonths: [], departures: [], ...facts }) as TripFacts;

const PLAIN = trip('plain', { price: 300, days: 9, rating: null });
const SEASON = trip('season', { bestMonths: [2], price: 0, rating: 5 });
const DEPARTS = trip('departs', { departures: ['2031-01-20', '2031-02-12', '2031-06-01'] });
const ALL = [PLAIN, SEASON, DEPARTS];

const order = (filters: object) =>
  orderTrips(ALL, { ...NO_FILTERS, ...filters }, ({ price }) => price).map(({ id }) => id);

test('TRIP-7 with a date, trips that depart then come first, then those in season', () => {
  expect(order({ date: '2031-02-10' })).toEqual(['departs', 'season', 'plain']);
  expect(order({ month: '2' })).toEqual(['departs', 'season', 'plain']);
  expect(order({})).toEqual(['plain', 'season', 'departs']);
});

test('TRIP-7 a trip says which departure is next to the date, or that the month is its best', () => {
  const filters = { ...NO_FILTERS, date: '2031-02-10' };
  expect(fitOf(DEPARTS, filters)).toEqual({ departure: '2031-02-12' });
  const on = (date: string) => fitOf(DEPARTS, { ...NO_FILTERS, date }).departure;
  expect(['2031-05-21', '2031-05-22'].map(on)).toEqual([undefined, '2031-06-01']);
  expect(['2031-06-11', '2031-06-12'].map(on)).toEqual(['2031-06-01', undefined]);
  expect(fitOf(SEASON, filters)).toEqual({ month: 2 });
  expect(fitOf(PLAIN, filters)).toEqual({});
  expect(fitOf(DEPARTS, { ...NO_FILTERS, month: '6' })).toEqual({ departure: '2031-06-01' });
});

test('TRIP-21 a trip that does not begin that day says so and comes last, unless it departs near it', () => {
  const filters = { ...NO_FILTERS, date: '2031-02-10' };
  const closedOf = ({ id }: TripFacts) => (id === 'plain' ? null : 'closed');
  expect(fitOf(SEASON, filters, closedOf)).toEqual({ closed: 'closed' });
  expect(fitOf(DEPARTS, filters, closedOf)).toEqual({ departure: '2031-02-12' });
  const ordered = orderTrips(ALL, filters, ({ price }) => price, closedOf);
  expect(ordered.map(({ id }) => id)).toEqual(['departs', 'plain', 'season']);
});

test('TRIP-9 price, length and rating sort, and what has none comes last', () => {
  expect(order({ sort: 'price' })).toEqual(['departs', 'plain', 'season']);
  expect(order({ sort: 'price-desc' })).toEqual(['plain', 'departs', 'season']);
  expect(order({ sort: 'length-desc' })).toEqual(['plain', 'season', 'departs']);
  expect(order({ sort: 'rating' })).toEqual(['season', 'departs', 'plain']);
});
