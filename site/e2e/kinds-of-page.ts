import { SIZE_LIMITS } from './size-limits.ts';

/** An address of every kind of page, and of what pages show of special searches and choices. */
export const KINDS_OF_PAGE = [
  ...Object.keys(SIZE_LIMITS),
  '/blog/a-fair-tip',
  '/tours?destination=Serengeti&travelers=2&date=2031-08-12',
  '/tours?search=nothing-is-called-this',
  '/tours/no-such-tour',
  '/tours/compare?tours=menai-bay-by-dhow,serengeti-river-crossings,lake-natron-flamingos',
];
