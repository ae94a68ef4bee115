import { expect, test } from 'vitest';
import type { Journey } from '../journey.ts';
import { departureMonths } from './departure-rows.ts';

type Given = { date: string; state?: string; places?: number | null; price?: number | null };

const SEASON = { season: 'Dry', from: '2027-06-01', to: '2027-10-31', everyYear: true };
const perPerson = [
  { travellers: 1, price: 900 },
  { travellers: 4, price: 700 },
];

const monthsOf = (departures: Given[], today = '2027-01-01') =>
  departureMonths(
    {
      duration: '3 Days',
      price: 500,
      rates: [{ ...SEASON, perPerson }],
      departures: departures.map((each) => ({
        ...{ state: 'open', places: null, price: null },
        ...each,
      })),
    } as unknown as Journey,
    (date) => date < today,
  );
const only = (departure: Given) => monthsOf([departure])[0]?.rows[0];

test('TRIP-3 departures stand by month, and past ones are gone', () => {
  const dates = ['2027-02-27', '2027-03-05', '2027-03-20', '2028-03-04'];
  const months = monthsOf(
    dates.map((date) => ({ date })),
    '2027-02-28',
  );
  expect(months.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['March 2027', 2],
    ['March 2028', 1],
  ]);
  expect(months[0]?.rows[0]).toMatchObject({ date: '2027-03-05', end: '2027-03-07' });
});

test('a departure without a readable date is not there, and a strange duration ends in a year', () => {
  expect(monthsOf([{ date: 'soon' }, { date: '2027-02-30' }])).toEqual([]);
  const endless = { duration: '99999999999 Days', price: 1, rates: [] };
  const departures = [{ date: '2027-03-05', state: 'open', places: null, price: null }];
  const [month] = departureMonths({ ...endless, departures } as unknown as Journey, () => false);
  expect(month?.rows[0]?.end).toBe('2028-03-04');
});

test('TRIP-3 a departure of today is still there', () => {
  expect(monthsOf([{ date: '2027-03-05' }], '2027-03-05')).toHaveLength(1);
});

test.each([
  [{ state: 'open', places: null }, 'Places available', false],
  [{ state: 'open', places: 1 }, '1 place left', false],
  [{ state: 'guaranteed', places: null }, 'Guaranteed to run', false],
  [{ state: 'guaranteed', places: 4 }, 'Guaranteed to run, 4 places left', false],
  [{ state: 'full', places: 3 }, 'Full', true],
  [{ state: 'open', places: 0 }, 'Full', true],
])('TRIP-3 the state is said in words: %o', (given, state, isFull) => {
  expect(only({ date: '2027-03-05', ...given })).toMatchObject({ state, isFull });
});

test('TRIP-21 its own price goes before the season’s, and that before the trip’s', () => {
  expect(only({ date: '2027-07-01', price: 640 })).toMatchObject({ price: 640, isFrom: false });
  expect(only({ date: '2027-07-01' })).toMatchObject({ price: 700, isFrom: true });
  expect(only({ date: '2027-12-01' })).toMatchObject({ price: 500, isFrom: false });
});
