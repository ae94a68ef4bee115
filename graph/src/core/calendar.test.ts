import { expect, test } from 'vitest';
import { addDays, dateIn, localTimeIn, momentIn, startOfDay } from './calendar.ts';

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

test('OFF-6 a time on the clocks of a zone is one moment, daylight saving or not', () => {
  const moment = (zone: string, time: string) => momentIn(zone, time)?.toISOString();
  expect(moment('Africa/Dar_es_Salaam', '2026-11-28T09:00')).toBe('2026-11-28T06:00:00.000Z');
  expect(moment('America/New_York', '2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z');
  expect(moment('America/New_York', '2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z');
  expect(moment('America/New_York', '2026-11-01T03:00')).toBe('2026-11-01T08:00:00.000Z');
  const shownTwice = moment('Europe/Berlin', '2026-10-25T02:30');
  expect(shownTwice).toBe('2026-10-25T00:30:00.000Z');
  expect(moment('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(moment('Europe/Berlin', '2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(moment('Africa/Dar_es_Salaam', '2026-11-28')).toBeUndefined();
  expect(moment('Africa/Dar_es_Salaam', 'soon')).toBeUndefined();
  for (const zone of ['Europe/London', 'Pacific/Kiritimati', 'Australia/Lord_Howe']) {
    for (let hour = 0; hour < 24 * 366; hour += 7) {
      const at = new Date(Date.UTC(2026, 0, 1, hour, 15));
      const shown = localTimeIn(zone, at);
      // A time that the clocks show twice is the first moment.
      const found = momentIn(zone, shown) as Date;
      expect([zone, localTimeIn(zone, found)]).toEqual([zone, shown]);
    }
  }
});
