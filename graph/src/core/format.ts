const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in US dollars as every screen shows it: `$1,250`, `$99.50`. */
export function formatMoney(amount: number): string {
  return MONEY.format(amount);
}
