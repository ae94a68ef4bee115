import { describe, expect, it } from 'vitest';
import { describeReceipt, formatDuration } from './receipt-words.ts';

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

describe('formatDuration', () => {
  it('gives milliseconds below a second, and seconds from there', () => {
    expect([240, 1400].map(formatDuration)).toEqual(['240 ms', '1.4 seconds']);
  });
});
