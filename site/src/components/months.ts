const LONG = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The months of a year: number from 1, name, and name in three letters. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const name = LONG.format(Date.UTC(2026, index, 1));
  return { number: index + 1, name, short: name.slice(0, 3) };
});
