import { describe, expect, it } from 'vitest';
import { formatDate, formatThousands, monthName } from './format.ts';

describe('formatDate', () => {
  it('writes a calendar date in words, whatever the time zone', () => {
    expect(formatDate('2027-08-01')).toBe('1 August 2027');
  });

  it.each(['', '2027-02-31', '01/08/2027', 'soon', '2027-13-01'])('%j is none', (text) => {
    expect(formatDate(text)).toBeNull();
  });
});

describe('formatThousands', () => {
  it('rounds down to whole thousands', () => {
    expect(formatThousands(50_000)).toBe('50K+');
    expect(formatThousands(1_999)).toBe('1K+');
  });

  it('leaves what is below a thousand as it is', () => {
    expect(formatThousands(640)).toBe('640+');
  });
});

describe('monthName', () => {
  it('counts the months from 1', () => {
    expect([monthName(1), monthName(9), monthName(12)]).toEqual([
      'January',
      'September',
      'December',
    ]);
  });
});
