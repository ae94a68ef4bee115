import { expect, test } from 'vitest';
import { addDays, dateIn, startOfDay } from './calendar.ts';

test('ENT-1 a moment has the date of the time zone', () => {
  const moment = new Date('2026-11-27T22:15:00Z');
  expect(dateIn('Africa/Dar_es_Salaam', moment)).toBe('2026-11-28');
  expect(dateIn('America/New_York', moment)).toBe('2026-11-27');
  expect(dateIn('Mars/Olympus', moment)).toBe('2026-11-28');
});

test('a day begins at midnight of the time zone, daylight saving or not', () => {
  const start = (zone: string, date: string) => startOfDay(zone, date).toISOString();
  expect(start('Africa/Dar_es_Salaam', '2026-11-28')).toBe('2026-11-27T21:00:00.000Z');
  expect(start('Pacific/Kiritimati', '2026-11-28')).toBe('2026-11-27T10:00:00.000Z');
  expect(start('America/New_York', '2026-03-09')).toBe('2026-03-09T04:00:00.000Z');
  // In Santiago the clocks went from midnight to one o'clock on this day.
  expect(start('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
  expect(start('Mars/Olympus', '2026-11-28')).toBe('2026-11-27T21:00:00.000Z');
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
