/** The two ways in which an amount such as `1.250` may be meant: with thousands, or with cents. */
export function waysToRead(text: string): { value: number; label: string }[] {
  const digits = text.replace(/[\s$]/g, '');
  const ways = [Number(digits.replace('.', '')), Number(digits)];
  return ways.map((value) => ({ value, label: sayAmount(value) }));
}

/** An amount with its thousands apart: `1,250`, `1,240.5`. */
export function sayAmount(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 10 });
}
