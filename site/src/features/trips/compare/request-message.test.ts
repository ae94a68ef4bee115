import { expect, test } from 'vitest';
import { requestMessage } from './request-message.ts';
import type { ComparedTrip } from './use-compared.ts';

const trip = (key: string, title: string, parts: object = {}) =>
  ({
    ...{ key, title, price: 1000, rates: [], departures: [], closedDates: [], minParty: null },
    ...parts,
  }) as unknown as ComparedTrip;

const REQUEST = { fullName: ' Ada ', email: 'ada@mail.example', phone: '12345', wishes: '' };
const TRIPS = [
  trip('north', 'The North', { isFrom: true }),
  trip('packages/monsoon', 'The Monsoon', { minParty: 4 }),
  trip('full', 'Full', { departures: [{ date: '2031-02-03', state: 'full', price: null }] }),
];
const PARTY = { date: '2031-02-03', travelers: '3', children: '1' };

test('TRIP-12 one message names every trip with its page and price, the date and the party', () => {
  const message = requestMessage(REQUEST, TRIPS, PARTY, 'https://site.example');
  const { subject, body, summary } = message;
  expect(subject).toBe('Request for 3 trips');
  expect(body).toContain('Name: Ada\n');
  expect(body).toContain('Date: 3 February 2031 (2031-02-03)');
  expect(summary).toContainEqual({ label: 'Date', value: '3 February 2031' });
  expect(body).toContain('Travellers: 3, including 1 child');
  const query = '?date=2031-02-03&travelers=3&children=1';
  expect(body).toContain(`The North: $3,000 in total\nhttps://site.example/tours/north${query}`);
  expect(body).toContain(
    `The Monsoon: price on request\nhttps://site.example/packages/monsoon${query}`,
  );
  expect(body).toContain('Full: Full on this day');
});

test('TRIP-12 without a date and a party it says the prices that lists do, and what is open', () => {
  const party = { date: '', travelers: '', children: '' };
  const { body } = requestMessage({ ...REQUEST, wishes: 'Slowly.' }, TRIPS, party, '');
  expect(body).toContain('Date: not fixed yet');
  expect(body).not.toContain('Travellers');
  expect(body).toContain('The North: from $1,000 per person');
  expect(body).toContain('The Monsoon: $1,000 per person');
  expect(body).toMatch(/Wishes:\nSlowly\.$/);
});

test('TRIP-12 without a date the total of a party is the lowest of all seasons, and says so', () => {
  const season = (from: string, to: string, price: number) => ({
    ...{ season: '', everyYear: true, singleSupplement: 300, child: { percent: null } },
    ...{ from, to, perPerson: [{ travellers: 1, price }] },
  });
  const rates = [
    season('2031-01-01', '2031-05-31', 2400),
    season('2031-06-01', '2031-12-31', 1600),
  ];
  const party = { date: '', travelers: '1', children: '' };
  const { body } = requestMessage(REQUEST, [trip('alone', 'Alone', { rates })], party, '');
  expect(body).toContain('Alone: from $1,900 in total');
});
