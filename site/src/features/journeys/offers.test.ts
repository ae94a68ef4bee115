import { expect, test } from 'vitest';
import type { Journey } from './journey.ts';
import { describeOffers } from './offers.ts';

const PAGE = 'https://site.example/tours/menai-bay';

const offersOf = (price: number, steps: number[] = [], own: (number | null)[] = []) =>
  describeOffers(
    {
      price,
      rates: [{ perPerson: steps.map((each) => ({ travellers: 1, price: each })) }],
      departures: own.map((each) => ({ price: each })),
    } as unknown as Journey,
    PAGE,
  ).offers;

test('one price is one offer', () => {
  expect(offersOf(900, [900], [null])).toMatchObject({ '@type': 'Offer', price: 900, url: PAGE });
});

test('TRIP-1 prices by season are offered from the lowest to the highest', () => {
  expect(offersOf(900, [1200, 950], [1500, null])).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 900,
    highPrice: 1500,
    priceCurrency: 'USD',
  });
});

test('a price on request is no offer', () => {
  expect(offersOf(0)).toBeUndefined();
  expect(offersOf(0, [0, 800])).toMatchObject({ price: 800 });
});
