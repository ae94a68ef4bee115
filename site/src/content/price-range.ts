import type { Snapshot } from '@karibu/graph/contract';
import { single } from './query.ts';

/** What trips cost, in US dollars per person; 0 and 0 where no price is settled. */
type PriceRange = { lowest: number; highest: number };

/** Queries about the prices of tours and packages together. */
export function priceQueries(snapshot: Snapshot) {
  return {
    priceRange: single((): PriceRange => {
      const prices = [...snapshot.tours, ...snapshot.packages]
        .filter(({ isActive, price }) => isActive && price > 0)
        .map(({ price }) => price);
      const [first = 0] = prices;
      return prices.reduce<PriceRange>(
        ({ lowest, highest }, price) => ({
          lowest: Math.min(lowest, price),
          highest: Math.max(highest, price),
        }),
        { lowest: first, highest: first },
      );
    }),
  };
}
