import { describe, expect, it } from 'vitest';
import { describeReceipt, readPublication } from './publication.ts';

const nothing = { changed: [], added: [], removed: [], redirected: [] };

describe('describeReceipt', () => {
  it('names what happened, and nothing else', () => {
    expect(describeReceipt(nothing)).toBe('No page changed');
    expect(describeReceipt({ ...nothing, changed: ['/'] })).toBe('1 page changed');
    expect(describeReceipt({ ...nothing, changed: ['/', '/tours'], removed: ['/tours/x'] })).toBe(
      '2 pages changed, 1 removed',
    );
  });
});

describe('readPublication', () => {
  it('takes an unknown answer for a live site without releases', () => {
    expect(readPublication(null)).toEqual({
      ...{ state: 'live', reason: null, current: null, isRolledBack: false },
      releases: [],
    });
    expect(readPublication({ state: 'dreaming' })).toMatchObject({ state: 'live' });
  });

  it('keeps the reason of a failure', () => {
    const answer = { state: 'failed', reason: 'A page is broken', releases: [] };
    expect(readPublication(answer)).toMatchObject(answer);
  });
});
