import type { Rate } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import type { TripPrices } from '#content/trips.ts';
import type { Party } from './party.ts';
import { pricing, quoteFor } from './party-price.ts';
import type { TripFacts } from './trip-facts.ts';

const TRIP = { id: 'AAAA', price: 500, least: null } as TripFacts;
const PLAIN = { id: 'BBBB', price: 700, least: null } as TripFacts;
const ALL = [TRIP, PLAIN];

function rate(from: string, to: string, rows: [number, number][]): Rate {
  return {
    ...{ id: from, season: from, from, to, everyYear: true, singleSupplement: null },
    perPerson: rows.map(([travellers, price]) => ({ travellers, price })),
    child: { fromAge: 4, toAge: 11, percent: 50 },
  };
}

const EARLY: [number, number][] = [
  [1, 900],
  [4, 600],
];
const RATES = [
  rate('2031-01-01', '2031-03-31', EARLY),
  rate('2031-04-01', '2031-12-31', [[2, 500]]),
];

/** The prices of both trips, of which the first has these rates. */
const pricesFor = (date: string, travelers: string, children = '', rates = RATES) =>
  partyPrices(
    { trip: 'AAAA', rates, departures: [], closedDates: [] },
    { date, travelers, children },
  ).map(({ price }) => price);

const partyPrices = (prices: TripPrices, party: Party) => ALL.map(pricing(ALL, [prices], party));

test('TRIP-9 a price is the one for the chosen party and date', () => {
  expect(pricesFor('2031-02-03', '2')).toEqual([900, 700]);
  expect(pricesFor('2031-02-03', '5')).toEqual([600, 700]);
  expect(pricesFor('2031-05-03', '1')).toEqual([null, 700]);
  expect(pricesFor('', '4')).toEqual([500, 700]);
  expect(pricesFor('', '')).toEqual([500, 700]);
});

test('TRIP-9 prices that are newer than the facts keep to their trips, also to two of one id', () => {
  const twin = { ...PLAIN, id: 'AAAA', price: 800 };
  const facts = [PLAIN, TRIP, twin];
  const prices = (trip: string) => [{ trip, rates: RATES, departures: [], closedDates: [] }];
  const of = (trip: string) =>
    facts
      .map(pricing(facts, prices(trip), { date: '2031-02-03', travelers: '2', children: '' }))
      .map(({ price }) => price);
  expect(of('AAAA')).toEqual([700, 900, 800]);
  expect(of('AAAA1')).toEqual([700, 500, 900]);
  expect(of('CCCC')).toEqual([700, 500, 800]);
});

test('TRIP-12 a price is a "from" where seasons have their own and no date is chosen', () => {
  const isFrom = (date: string, travelers: string) =>
    partyPrices(
      { trip: 'AAAA', rates: RATES, departures: [], closedDates: [] },
      { date, travelers, children: '' },
    ).map((price) => price.isFrom);
  expect(isFrom('', '2')).toEqual([true, false]);
  expect(isFrom('2031-05-03', '2')).toEqual([false, false]);
});

test('TRIP-9 children count for the size of the party and pay their share, as in its total', () => {
  // Two adults at 900 and a child at 450; of four, three at 600 and a child at 300.
  expect(pricesFor('2031-02-03', '3', '1')).toEqual([2250 / 3, 700]);
  expect(pricesFor('2031-02-03', '4', '1')).toEqual([2100 / 4, 700]);
  expect(pricesFor('', '2', '1')).toEqual([750 / 2, 700]);
});

test('TRIP-9 who goes alone pays the single supplement too, as in the total', () => {
  const rates = RATES.map((each) => ({ ...each, singleSupplement: 120 }));
  expect(pricesFor('2031-02-03', '1', '', rates)).toEqual([1020, 700]);
});

test('TRIP-9 without a date a party never sees less than its cheapest season asks', () => {
  const rates = RATES.map((each) => ({ ...each, singleSupplement: 120 }));
  const asked = { date: '', travelers: '1', children: '' };
  const closedDates = [{ id: '', from: '2031-01-01', to: '', reason: '' }];
  const departures = [{ id: '', date: '2031-01-01', places: 0, state: 'open' as const, price: 9 }];
  const priced = { price: 500, rates, closedDates, departures };
  expect(quoteFor(priced, asked)).toMatchObject({ season: '', closed: null, total: 1020 });
  expect(
    quoteFor({ ...priced, rates: [rate('2031-04-01', '2031-12-31', [[2, 500]])] }, asked),
  ).toMatchObject({ total: null });
  expect(quoteFor({ price: 500 }, asked)).toMatchObject({ total: 500 });
});

test('TRIP-21 a trip is closed on its closed dates, and full where a departure lacks places', () => {
  const departure = { id: '', price: null, places: null };
  const prices = {
    ...{ trip: 'AAAA', rates: [], closedDates: [{ from: '2031-02-01', to: '2031-02-09' }] },
    departures: [
      { ...departure, date: '2031-03-01', state: 'full' as const },
      { ...departure, date: '2031-04-01', state: 'open' as const, places: 2 },
    ],
  };
  const on = (date: string, travelers = '') =>
    partyPrices(prices, { date, travelers, children: '' }).map(({ closed }) => closed);
  expect(on('2031-02-03')).toEqual(['closed', null]);
  expect(on('2031-03-01')).toEqual(['full', null]);
  expect([on('2031-04-01', '2'), on('2031-04-01', '3')]).toEqual([
    [null, null],
    ['full', null],
  ]);
  expect(on('')).toEqual([null, null]);
});
