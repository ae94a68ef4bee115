import { expect, test } from 'vitest';
import { dateIn } from './calendar.ts';

test('ENT-1 a moment has the date of the time zone', () => {
  const moment = new Date('2026-11-27T22:15:00Z');
  expect(dateIn('Africa/Dar_es_Salaam', moment)).toBe('2026-11-28');
  expect(dateIn('America/New_York', moment)).toBe('2026-11-27');
  expect(dateIn('Mars/Olympus', moment)).toBe('2026-11-27');
});
