import { tourFields } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { toFormValues } from '../forms/field-values.ts';
import { sayGround, sayLine } from './quote-words.ts';
import { PRICED_FIELDS, quoteForm } from './sample-quote.ts';

const SEASON = {
  ...{ id: '', season: 'High', from: '2027-06-01', to: '2027-08-31', everyYear: false },
  perPerson: [{ travellers: 2, price: 900 }],
  ...{ singleSupplement: 100, child: { fromAge: 4, toAge: 11, percent: 50 } },
};

/** The total by what a form holds in which somebody has typed. */
function quoteTyped(typed: object, party: object = {}) {
  const values: Record<string, unknown> = { ...toFormValues(tourFields, undefined), ...typed };
  const whole = { date: '2027-06-15', adults: 2, children: 1, ...party };
  const parts = PRICED_FIELDS.map((name) => values[name]);
  return quoteForm(tourFields, parts, whole);
}

test('the total counts what is right, and says what does not count yet', () => {
  const begun = { ...SEASON, season: '', from: '2027-09-01', to: '' };
  const quote = quoteTyped({ price: 640, rates: [begun, SEASON] });
  expect(quote).toMatchObject({ total: 2250, leftOut: 1 });
  expect(quote.lines.map(sayLine)).toEqual(['2 adults × $900', '1 child × $450']);
  expect(sayGround(quote)).toEqual(['Season: High', 'What is not right yet does not count.']);
});

test('a form that is empty, or whose price is no number, has no total and no mistake', () => {
  for (const price of [null, '12-', Number.NaN]) {
    expect(quoteTyped({ price })).toMatchObject({ total: null, leftOut: 0 });
  }
  expect(sayGround(quoteTyped({ price: 640 }))).toEqual([]);
});

test('it says why nobody begins on a day', () => {
  const closedDates = [{ id: '', from: '2027-06-15', to: '', reason: '' }];
  expect(sayGround(quoteTyped({ price: 9, closedDates }))).toEqual([
    'The trip does not begin on this day.',
  ]);
  const departures = [{ id: '', date: '2027-06-15', places: 2, state: 'open', price: 700 }];
  const full = quoteTyped({ price: 9, rates: [SEASON], departures });
  expect(sayGround(full)).toContain('This departure has too few places.');
  expect(sayGround(quoteTyped({ rates: [SEASON] }, { date: '2027-12-01' }))).toEqual([
    'Outside all seasons',
  ]);
});
