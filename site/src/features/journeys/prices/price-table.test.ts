import type { Rate } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { hasEveryDay, priceTable } from './price-table.ts';

const NO_CHILD = { fromAge: null, toAge: null, percent: null };

function rate(season: string, steps: Record<number, number>, more: Partial<Rate> = {}): Rate {
  const perPerson = Object.entries(steps).map(([travellers, price]) => ({
    travellers: Number(travellers),
    price,
  }));
  const days = { from: '2027-06-01', to: '2027-10-31', everyYear: true };
  return {
    ...{ id: season, season, ...days, perPerson, singleSupplement: null, child: NO_CHILD },
    ...more,
  };
}

test('TRIP-1 seasons share the columns at which any of their prices changes', () => {
  const table = priceTable(
    [rate('Dry', { 1: 900, 2: 700, 5: 600 }), rate('Green', { 2: 500, 4: 450 })],
    10,
  );
  expect(table.sizes).toEqual(['1 traveller', '2–3', '4', '5 or more']);
  expect(table.rows.map(({ prices }) => prices)).toEqual([
    ['$900', '$700', '$700', '$600'],
    ['On request', '$500', '$450', '$450'],
  ]);
});

test('a party that the trip does not take has no column', () => {
  expect(priceTable([rate('Dry', { 1: 900, 2: 700, 5: 600 })], 2).sizes).toEqual([
    '1 traveller',
    '2',
  ]);
});

test('one price for all is no list of sizes', () => {
  expect(priceTable([rate('Dry', { 1: 900 })], 10).sizes).toEqual(['Per person']);
});

test('TRIP-1 single supplement and children stand with their season, or once for all', () => {
  const child = { fromAge: 4, toAge: 11, percent: 60 };
  const dry = rate('Dry', { 1: 900 }, { singleSupplement: 250, child });
  const table = priceTable([dry, rate('Green', { 1: 800 })], 10);
  const said = ['Single supplement: $250', 'Children aged 4–11 pay 60%'];
  expect([table.notes, ...table.rows.map(({ notes }) => notes)]).toEqual([[], said, []]);
  const alike = priceTable([dry, { ...dry, season: 'Green' }], 10);
  expect([alike.notes, ...alike.rows.map(({ notes }) => notes)]).toEqual([said, [], []]);
});

test('a season whose days cannot be read says so', () => {
  const [row] = priceTable([rate('Dry', { 1: 900 }, { from: 'soon', to: '' })], 10).rows;
  expect(row?.days).toBe('Invalid date – No date');
});

test('the year is said of a season that comes once', () => {
  const days = (everyYear: boolean) =>
    priceTable([rate('Dry', { 1: 1 }, { everyYear })], 10).rows[0]?.days;
  expect(days(true)).toBe('1 Jun – 31 Oct');
  expect(days(false)).toBe('1 Jun 2027 – 31 Oct 2027');
});

test('a day without a season is found, also over New Year', () => {
  const dry = rate('Dry', { 1: 900 });
  const rest = { from: '2027-11-01', to: '2027-05-31' };
  expect(hasEveryDay([dry])).toBe(false);
  expect(hasEveryDay([dry, rate('Green', { 1: 800 }, rest)])).toBe(true);
  expect(hasEveryDay([dry, rate('Green', { 1: 800 }, { ...rest, to: '2027-05-30' })])).toBe(false);
});
