import { describe, expect, it } from 'vitest';
import { describePrice, formatDate, formatThousands, monthName } from './format.ts';

describe('formatDate', () => {
  it('writes a calendar date in words, whatever the time zone', () => {
    expect(formatDate('2027-08-01')).toBe('1 August 2027');
  });

  it('ERR-12 says so when there is no date', () => {
    expect(formatDate('')).toBe('No date');
  });

  it.each(['2027-02-31', '01/08/2027', 'soon', '2027-13-01'])(
    'ERR-12 %s is an invalid date',
    (text) => {
      expect(formatDate(text)).toBe('Invalid date');
    },
  );
});

describe('describePrice', () => {
  it('is for one person, and a price of 0 is to be asked for', () => {
    expect(describePrice(4380)).toEqual({ amount: '$4,380', unit: 'per person' });
    expect(describePrice(0)).toEqual({ amount: 'Price on request', unit: '' });
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
