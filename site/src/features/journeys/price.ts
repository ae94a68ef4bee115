import { formatMoney } from '@karibu/graph/contract';

/** A price in words: an amount, and what it is for. A price of 0 is not settled, and for nothing. */
export function describePrice(price: number): { amount: string; unit: string } {
  if (price === 0) return { amount: 'Price on request', unit: '' };
  return { amount: formatMoney(price), unit: 'per person' };
}
