import { expect, it } from 'vitest';
import { sayAmount, waysToRead } from './amounts.ts';
import { readAmount, readNumber } from './read-number.ts';

it('reads a number as people write it', () => {
  const read = (...texts: string[]) => texts.map(readNumber);
  expect(read('1200', '1,200', '1 200', ' $1,200 ', '1.200,00')).toEqual(Array(5).fill(1200));
  expect(read('12.5', '12,5', '12,50', '$12.50')).toEqual(Array(4).fill(12.5));
  expect(read('1,234,567.89', '1.234.567,89')).toEqual(Array(2).fill(1234567.89));
  expect(read('-3', '0', '4.', '4,', '.5')).toEqual([-3, 0, 4, 4, 0.5]);
});

it('gives nothing for nothing, and what cannot be read as it is', () => {
  expect(['', '  ', '$'].map(readNumber)).toEqual([null, null, null]);
  for (const text of ['-', '.', '1,2,3', '1,2000', '12,345,6', '1e5', 'twelve', '1.2.3', '0x10']) {
    expect(readNumber(text)).toBe(text);
  }
});

it('takes no amount for thousands or for cents where it may be both', () => {
  for (const text of ['1.200', '$ 1.200', '12.500']) expect(readAmount(text)).toBe(text);
  expect(['1,200', '1200.50', '1.2', '1.200,00'].map(readAmount)).toEqual([
    1200, 1200.5, 1.2, 1200,
  ]);
  expect(readNumber('39.120')).toBe(39.12);
});

it('says both ways in which an amount can be meant', () => {
  expect(waysToRead('$ 1.250')).toEqual([
    { value: 1250, label: '1,250' },
    { value: 1.25, label: '1.25' },
  ]);
  expect([1240.5, 1234567, 0, -1200].map(sayAmount)).toEqual([
    '1,240.5',
    '1,234,567',
    '0',
    '-1,200',
  ]);
});
