import { formatMoney, type Rate } from '@karibu/graph/contract';
import * as words from './price.words.ts';

/** A price in US dollars in words: the amount and its unit. A price of 0 is on request. */
export function describePrice(price: number): { amount: string; unit: string } {
  if (price === 0) return { amount: words.onRequest, unit: '' };
  return { amount: formatMoney(price), unit: words.perPerson };
}

/** Whether a price is but the lowest of several. */
export function hasSeveralPrices({ price, rates }: { price: number; rates: Rate[] }): boolean {
  return price > 0 && rates.some(({ perPerson }) => perPerson.some((step) => step.price > price));
}
