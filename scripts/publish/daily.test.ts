import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDate } from './daily.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T20:59:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('CAREER-6 the site is published again the moment a new date begins for the operator', async () => {
  const days: string[] = [];
  const stop = watchDate({
    readTimeZone: async () => 'Africa/Dar_es_Salaam',
    onNewDay: async () => days.push(new Date().toISOString()),
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(days).toEqual([]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(days).toEqual(['2026-11-28T21:00:00.000Z']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(days).toEqual(['2026-11-28T21:00:00.000Z', '2026-11-29T21:00:00.000Z']);
  stop();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(days).toHaveLength(2);
});
