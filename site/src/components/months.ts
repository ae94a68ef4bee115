const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The months of a year: number from 1, and name in three letters. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  short: NAME.format(Date.UTC(2026, index, 1)).slice(0, 3),
}));
