import { monthName } from '@karibu/graph/contract';

/** The months of a year: number from 1, and name in three letters. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  short: monthName(index + 1).slice(0, 3),
}));
