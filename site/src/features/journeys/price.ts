import { formatMoney, type Rate } from '@karibu/graph/contract';
import * as words from './price.words.ts';

/** A price in words. `from` is '' unless it is but the lowest of several. */
export type PriceWords = { from: string; amount: string; unit: string };

/** Puts a price in US dollars into words. A price of 0 is on request. */
export function describePrice(price: number, isFrom = false): PriceWords {
  if (price === 0) return { from: '', amount: words.onRequest, unit: '' };
  return { from: isFrom ? words.from : '', amount: formatMoney(price), unit: words.perPerson };
}

/** A price in words without its unit: `from $1,450`. */
export function sayAmount(price: number, isFrom: boolean): string {
  const { from, amount } = describePrice(price, isFrom);
  return [from, amount].join(' ').trim();
}

/** Whether a price is but the lowest of several. */
export function hasSeveralPrices({ price, rates }: { price: number; rates: Rate[] }): boolean {
  return price > 0 && rates.some(({ perPerson }) => perPerson.some((step) => step.price > price));
}
