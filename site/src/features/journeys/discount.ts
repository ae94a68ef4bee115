/** What a journey cost before, and how much less it costs now, in US dollars and whole percent. */
export type Discount = { originalPrice: number; amount: number; percent: number };

type Prices = { price: number; originalPrice: number | null };

/** The discount of a journey; undefined without a price, or without a higher original price. */
export function findDiscount({ price, originalPrice }: Prices): Discount | undefined {
  if (price === 0 || originalPrice === null || originalPrice <= price) return undefined;
  // In cents, so that no fraction of one is left over.
  const amount = Math.round((originalPrice - price) * 100) / 100;
  return { originalPrice, amount, percent: Math.floor((amount / originalPrice) * 100) };
}
