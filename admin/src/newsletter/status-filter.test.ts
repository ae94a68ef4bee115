import { describe, expect, it } from 'vitest';
import { STATUSES, statusOf, withStatus } from './status-filter.ts';

describe('withStatus', () => {
  it('sets what statusOf reads, and keeps the search', () => {
    for (const status of STATUSES) {
      const filter = withStatus({ q: 'amina', isActive: true }, status);
      expect(statusOf(filter)).toBe(status);
      expect(filter.q).toBe('amina');
    }
    expect(withStatus({ isActive: true }, 'all')).toEqual({});
    expect(withStatus({}, 'inactive')).toEqual({ isActive: false });
  });
});
