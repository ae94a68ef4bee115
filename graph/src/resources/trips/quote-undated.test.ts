import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import type { Rate } from './rates.ts';

const season = (from: string, to: string, price: number, travellers = 1): Rate => ({
  ...{ id: '', season: from, everyYear: true, singleSupplement: 320, from, to },
  perPerson: [{ travellers, price }],
  child: { fromAge: 4, toAge: 11, percent: 50 },
});
const RATES = [
  season('2031-01-01', '2031-05-31', 3660),
  season('2031-06-01', '2031-12-31', 2290, 4),
];

test('TRIP-1 without a date a party is told the total of the season that is cheapest for it', () => {
  const extras = [{ id: 'a', name: 'Balloon', price: 50, per: 'person' as const }];
  const priced = { price: 2290, rates: RATES, extras };
  const alone = quote(priced, { date: '', adults: 1, children: 0, extras: ['a'] });
  expect(alone).toMatchObject({ season: '', closed: null, total: 3660 + 320 + 50 });
  expect(quote(priced, { date: '', adults: 3, children: 1 }).total).toBe(3.5 * 2290);
});

test('TRIP-1 without a date no departure and no closed day counts', () => {
  const departures = [{ id: '', date: '2031-01-01', places: 0, state: 'full' as const, price: 9 }];
  const closedDates = [{ id: '', from: '2031-01-01', to: '', reason: '' }];
  const quoted = quote({ price: 1, rates: RATES, departures, closedDates }, PAIR);
  expect(quoted).toMatchObject({ closed: null, total: 7320 });
});

test('TRIP-1 without a date it is on request where no season has a price, else the plain price', () => {
  const rates = [season('2031-01-01', '2031-12-31', 900, 4)];
  expect(quote({ price: 900, rates }, PAIR)).toMatchObject({ lines: [], total: null });
  expect(quote({ price: 900 }, PAIR).total).toBe(1800);
});

const PAIR = { date: '', adults: 2, children: 0 };
