import { expect, test } from 'vitest';
import { toNextYear } from './next-year.ts';

const season = (name: string, from: string, to: string) => ({ id: 'a', season: name, from, to });

test('a season moves to the next year with its dates and the years in its name', () => {
  const high = { ...season('High 2027', '2027-06-01', '2027-08-31'), perPerson: [{ price: 9 }] };
  expect(toNextYear(high)).toEqual({
    ...{ id: '', season: 'High 2028', from: '2028-06-01', to: '2028-08-31' },
    perPerson: [{ price: 9 }],
  });
});

test.each([
  ['Festive 2027/28', 'Festive 2028/29'],
  ['Festive 2099–00', 'Festive 2100–01'],
  ['Green season', 'Green season'],
  ['Room 12027', 'Room 12027'],
])('%s becomes %s', (before, after) => {
  expect(toNextYear(season(before, '2027-01-01', '2027-01-02')).season).toBe(after);
});

test('a leap day becomes the day before, and what is no date stays', () => {
  const leap = toNextYear(season('', '2028-02-29', ''));
  expect([leap.from, leap.to]).toEqual(['2029-02-28', '']);
});
