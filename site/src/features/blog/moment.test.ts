import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

test.each([
  ['2026-11-19', 'Africa/Dar_es_Salaam', '2026-11-19T00:00:00+03:00'],
  ['2026-07-01', 'America/New_York', '2026-07-01T00:00:00-04:00'],
  ['2026-01-01', 'Asia/Kolkata', '2026-01-01T00:00:00+05:30'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00+00:00'],
])('TRIP-16 the day %s in %s begins at %s', (date, zone, moment) => {
  expect(momentOf(date, zone)).toBe(moment);
  expect(new Date(moment).getTime()).not.toBeNaN();
});
