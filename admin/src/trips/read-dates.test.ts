import { expect, test } from 'vitest';
import { readDates } from './read-dates.ts';

test.each([
  '12 March 2027',
  '12th March 2027',
  '12 Mar 2027',
  '12-Mar-2027',
  '12. March 2027',
  'Friday 12 March 2027',
  'Fri, 12 March 2027',
  'Friday, March 12, 2027',
  'March 12 2027',
  'March 12th, 2027',
  '2027-03-12',
  '2027/3/12',
  '12.3.2027',
])('reads %s', (text) => {
  expect(readDates(text)).toEqual({ dates: ['2027-03-12'], unread: [] });
});

test('reads a date on each line, and dates with commas between them', () => {
  const text = '12 March 2027\r\n\r\n2027-03-19, March 26, 2027, Fri, 2 April 2027;9 Apr 2027\n';
  const days = ['03-12', '03-19', '03-26', '04-02', '04-09'];
  expect(readDates(text)).toEqual({ dates: days.map((day) => `2027-${day}`), unread: [] });
});

test('reads numbers where one of them can be no month', () => {
  const { dates } = readDates('25/03/2027\n03/26/2027\n03/03/2027');
  expect(dates).toEqual(['2027-03-25', '2027-03-26', '2027-03-03']);
});

test('asks about what may be two dates', () => {
  expect(readDates('12/03/2027').unread).toEqual([
    {
      text: '12/03/2027',
      reason: 'This may be 12 March or 3 December: write the month as a word.',
    },
  ]);
});

test.each([
  ['31 February 2027', 'There is no such day.'],
  ['12 Foo 2027', 'There is no such day.'],
  ['2027-13-01', 'There is no such day.'],
  ['12/03/27', 'This is no date like 12 March 2027.'],
  ['every Friday', 'This is no date like 12 March 2027.'],
])('does not read %s', (text, reason) => {
  expect(readDates(text)).toEqual({ dates: [], unread: [{ text, reason }] });
});
