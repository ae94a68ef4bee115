import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Party, type Priced, quote } from './quote.ts';
import type { Rate } from './rates.ts';

const rate = (changes: Partial<Rate> = {}): Rate => ({
  id: '',
  season: 'Green season',
  from: '2027-03-01',
  to: '2027-05-31',
  everyYear: true,
  perPerson: [
    { travellers: 2, price: 1450 },
    { travellers: 4, price: 1200 },
  ],
  singleSupplement: null,
  child: { fromAge: 4, toAge: 11, percent: 50 },
  ...changes,
});
const trip = (changes: Partial<Priced> = {}): Priced => ({
  price: 1200,
  rates: [rate()],
  ...changes,
});
const party = (changes: Partial<Party> = {}): Party => ({
  date: '2029-04-10',
  adults: 2,
  children: 0,
  ...changes,
});
const totalOf = (priced: Priced, who: Party) => quote(priced, who).total;

describe('TRIP-1 the price of a party', () => {
  test('is price times travellers without rates', () => {
    expect(quote({ price: 99.5 }, party({ adults: 2, children: 1 }))).toEqual({
      season: '',
      closed: null,
      isFrom: false,
      lines: [{ kind: 'travellers', name: '', count: 3, each: 99.5, amount: 298.5 }],
      total: 298.5,
    });
  });

  test('is that of the season of the date, and of the size of the party', () => {
    expect(quote(trip(), party())).toMatchObject({ season: 'Green season', total: 2900 });
    expect(totalOf(trip(), party({ adults: 4 }))).toBe(4800);
    expect(totalOf(trip(), party({ adults: 9 }))).toBe(10_800);
  });

  test('counts children for the size, and gives them their share', () => {
    expect(quote(trip(), party({ children: 2 })).lines).toEqual([
      { kind: 'adults', name: '', count: 2, each: 1200, amount: 2400 },
      { kind: 'children', name: '', count: 2, each: 600, amount: 1200 },
    ]);
  });

  test('is the plain price outside all seasons', () => {
    expect(totalOf(trip(), party({ date: '2029-07-01' }))).toBe(2400);
  });

  test('is on request for a party below the first row, and where no price is settled', () => {
    expect(quote(trip(), party({ adults: 1 }))).toMatchObject({ lines: [], total: null });
    expect(totalOf({ price: 0 }, party())).toBeNull();
  });

  test('holds over New Year', () => {
    const peak = rate({ season: 'Peak', from: '2027-12-20', to: '2027-01-05' });
    const priced = trip({ price: 900, rates: [peak] });
    for (const date of ['2029-12-20', '2030-01-01', '2030-01-05']) {
      expect(totalOf(priced, party({ date })), date).toBe(2900);
    }
    for (const date of ['2029-12-19', '2030-01-06']) {
      expect(totalOf(priced, party({ date })), date).toBe(1800);
    }
  });

  test('a dated season is none of other years', () => {
    const dated = trip({ rates: [rate({ everyYear: false })] });
    expect(totalOf(dated, party({ date: '2027-03-01' }))).toBe(2900);
    expect(totalOf(dated, party({ date: '2028-03-01' }))).toBe(2400);
  });

  test('adds the supplement for each room that one person has alone', () => {
    const priced = trip({
      rates: [rate({ singleSupplement: 300, perPerson: [{ travellers: 1, price: 1000 }] })],
    });
    const supplements = (who: Partial<Party>) =>
      quote(priced, party(who)).lines.find(({ kind }) => kind === 'singles')?.count ?? 0;
    expect(supplements({ adults: 1 })).toBe(1);
    expect(supplements({ adults: 2 })).toBe(0);
    expect(supplements({ adults: 2, rooms: 2 })).toBe(2);
    expect(supplements({ adults: 3, rooms: 2 })).toBe(1);
    expect(supplements({ adults: 2, children: 1 })).toBe(0);
    expect(supplements({ adults: 1, children: 1, rooms: 1 })).toBe(0);
  });
});

describe('TRIP-21', () => {
  test('a departure’s own price takes the place of the season’s', () => {
    const date = '2029-04-10';
    const departures = [{ id: '', date, places: 6, state: 'open' as const, price: 1000 }];
    expect(totalOf(trip({ departures }), party({ date }))).toBe(2000);
    expect(totalOf(trip({ departures }), party({ date, children: 1 }))).toBe(2500);
    expect(totalOf(trip({ departures }), party({ date: '2029-04-11' }))).toBe(2900);
  });

  test('a departure that is full, or has too few places, cannot be asked for', () => {
    const date = '2029-04-10';
    const departure = { id: '', date, places: 3, state: 'open' as const, price: null };
    const closedOf = (changes: object, adults: number) =>
      quote(trip({ departures: [{ ...departure, ...changes }] }), party({ date, adults })).closed;
    expect(closedOf({}, 3)).toBeNull();
    expect(closedOf({}, 4)).toBe('full');
    expect(closedOf({ state: 'full', places: null }, 2)).toBe('full');
    expect(closedOf({ places: null }, 9)).toBeNull();
  });

  test('closed dates, the smallest party and extras count', () => {
    const closedDates = [
      { id: '', from: '2029-04-01', to: '2029-04-12', reason: '' },
      { id: '', from: '2029-06-01', to: '', reason: '' },
    ];
    const closedOn = (date: string) => quote(trip({ closedDates }), party({ date })).closed;
    const days = ['2029-04-12', '2029-04-13', '2029-06-01', '2029-06-02'];
    expect(days.map(closedOn)).toEqual(['closed', null, 'closed', null]);
    expect(totalOf(trip({ minParty: 3 }), party())).toBeNull();
    const extras = [
      { id: 'a', name: 'Balloon', price: 550.1, per: 'person' as const },
      { id: 'b', name: 'Private car', price: 80.2, per: 'trip' as const },
      { id: 'c', name: 'Tip', price: 9, per: 'trip' as const },
    ];
    const quoted = quote(trip({ extras }), party({ extras: ['a', 'b', 'gone'] }));
    expect(quoted.lines.slice(1)).toEqual([
      { kind: 'extra', name: 'Balloon', count: 2, each: 550.1, amount: 1100.2 },
      { kind: 'extra', name: 'Private car', count: 1, each: 80.2, amount: 80.2 },
    ]);
    expect(quoted.total).toBe(4080.4);
  });
});

const cents = (max: number) => fc.integer({ min: 1, max }).map((amount) => amount / 100);
const prices = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })
  .chain((sizes) =>
    fc
      .array(cents(1_000_000), { minLength: sizes.length, maxLength: sizes.length })
      .map((amounts) => {
        const dearestFirst = amounts.toSorted((a, b) => b - a);
        const smallestFirst = sizes.toSorted((a, b) => a - b);
        return smallestFirst.map((travellers, index) => ({
          travellers,
          price: dearestFirst[index] ?? 1,
        }));
      }),
  );
const parties = fc.record({
  date: fc.constantFrom('', '2029-04-10', '2029-12-31'),
  adults: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 8 }),
});

describe('TRIP-1 for all prices and parties', () => {
  test('a total is the sum of its lines, in whole cents, and never negative', () => {
    fc.assert(
      fc.property(prices, parties, cents(50_000), (perPerson, who, supplement) => {
        const rates = [rate({ perPerson, singleSupplement: supplement })];
        const { lines, total } = quote(trip({ rates }), who);
        if (total === null) return lines.length === 0;
        const sum = lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
        return total >= 0 && Math.round(total * 100) === sum;
      }),
    );
  });

  test('a person of a bigger party never pays more, where no row of the table says so', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 11 }), (perPerson, adults) => {
        const priced = trip({ rates: [rate({ perPerson })] });
        const [less, more] = [adults, adults + 1].map((size) => ({
          size,
          total: totalOf(priced, party({ adults: size })),
        })) as [{ size: number; total: number }, { size: number; total: number }];
        return less.total === null || more.total / more.size <= less.total / less.size + 0.001;
      }),
    );
  });
});
