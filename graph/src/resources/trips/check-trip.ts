import type { FieldError } from '#core/errors.ts';
import { formatMoney } from '#core/format.ts';
import type { Rate } from './rates.ts';

/** The "from" price of a trip may not be above its cheapest rate. */
export function checkTrip({ price, rates }: { price: number; rates: Rate[] }): FieldError[] {
  const cheapest = cheapestRate(rates);
  if (cheapest === null || price <= cheapest) return [];
  const message = `Price must not be above the cheapest rate, ${formatMoney(cheapest)}`;
  return [{ path: 'price', message }];
}

/** The lowest price per person in US dollars; null without rates. */
export function cheapestRate(rates: Rate[]): number | null {
  const prices = rates.flatMap(({ perPerson }) => perPerson.map(({ price }) => price));
  return prices.length > 0 ? Math.min(...prices) : null;
}
