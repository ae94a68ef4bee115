import { describe, expect, it } from 'vitest';
import { isClosed } from './is-closed.ts';

describe('isClosed', () => {
  const career = { applicationDeadline: '2026-11-30' };

  it('is open on the day of the deadline, and closed the day after', () => {
    expect(isClosed(career, '2026-11-30')).toBe(false);
    expect(isClosed(career, '2026-12-01')).toBe(true);
  });

  it('is never closed without a deadline', () => {
    expect(isClosed({ applicationDeadline: '' }, '2026-12-01')).toBe(false);
  });
});
