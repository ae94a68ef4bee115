import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBoolean } from './boolean-words.ts';
import { dateMeanings } from './date-meanings.ts';
import { conventionOf, LOCALES } from './locales.ts';
import { narrow } from './meaning.ts';
import { momentMeanings, writeMoment } from './moment-meanings.ts';
import { numberMeanings } from './number-meanings.ts';

const values = (text: string) => numberMeanings(text).map(({ value }) => value);
const dates = (text: string) => dateMeanings(text).map(({ value }) => value);

it('OFF-4 reads numbers as sheets of many countries write them', () => {
  for (const text of ['$1,250.00', '1.250,00', '1 250,00', '1’250.00', 'US$ 1250', '1250.0 USD']) {
    expect(values(text), text).toEqual([1250]);
  }
  expect(values('(1,250.50)')).toEqual([-1250.5]);
  expect(values('12,50-')).toEqual([-12.5]);
  expect(values('−0.5')).toEqual([-0.5]);
  expect(values('1.250')).toEqual([1.25, 1250]);
  expect(values('1.250.000')).toEqual([1_250_000]);
  for (const text of [
    '',
    '-',
    '$',
    '1,2,3',
    '€5',
    '1e3',
    '12 50',
    '0x10',
    'twelve',
    '1.250,00.1',
  ]) {
    expect(values(text), text).toEqual([]);
  }
});

it('OFF-4 reads dates as sheets of many countries write them', () => {
  const written = [
    '2026-12-31',
    '31.12.2026',
    '31/12/2026',
    '12/31/2026',
    '31.12.26',
    '2026/12/31',
  ];
  const named = ['31 December 2026', 'Dec 31, 2026', '31-Dec-26', '31. Dezember 2026'];
  const others = ['31 décembre 2026', '31 Desemba 2026', '31 de diciembre de 2026', '46387'];
  const timed = ['31.12.2026 00:00', '2026-12-31T00:00:00.000Z'];
  for (const text of [...written, ...named, ...others, ...timed]) {
    expect(dates(text), text).toEqual(['2026-12-31']);
  }
  expect(dates('1er mars 2027')).toEqual(['2027-03-01']);
  expect(dates('01/02/2027')).toEqual(['2027-02-01', '2027-01-02']);
  expect(dates('02/02/2027')).toEqual(['2027-02-02']);
  for (const text of [
    '31.02.2027',
    '13/13/2027',
    '5',
    '1250',
    'March',
    '2027',
    'soon',
    '1/2/3/4',
  ]) {
    expect(dates(text), text).toEqual([]);
  }
});

it('OFF-4 reads a date behind the name of its day', () => {
  const written = ['Thu 31 Dec 2026', 'Thursday, December 31, 2026', 'Donnerstag, 31.12.2026'];
  for (const text of [...written, 'jeudi 31 décembre 2026', 'jue. 31 dic 2026']) {
    expect(dates(text), text).toEqual(['2026-12-31']);
  }
  expect(dates('Mar 31, 2026')).toEqual(['2026-03-31']);
  for (const text of ['Fri 31 Dec 2026', 'Thu', 'Noday 31 Dec 2026']) {
    expect(dates(text), text).toEqual([]);
  }
});

it('OFF-4 reads times as sheets of many countries write them, on the clocks of the operator', () => {
  const times = (text: string, zone = 'Europe/Berlin') =>
    momentMeanings(text, zone).map(({ value }) => value.slice(0, 16));
  const written = [
    '2026-12-31 09:00',
    '2026-12-31T09:00',
    '31.12.2026 9:00',
    '31.12.2026, 09:00:00',
  ];
  const others = [
    '12/31/2026 9:00 AM',
    '31/12/2026 9h00',
    '31. Dezember 2026 09:00 Uhr',
    '46387.375',
  ];
  const fixed = ['2026-12-31T08:00:00.000Z', '2026-12-31 11:00+03:00', 'Thu 31 Dec 2026 9 am'];
  for (const text of [...written, ...others, ...fixed]) {
    expect(times(text), text).toEqual(['2026-12-31T08:00']);
  }
  expect(times('31.12.2026')).toEqual(['2026-12-30T23:00']);
  expect(times('12/31/2026 12:30 PM', 'UTC')).toEqual(['2026-12-31T12:30']);
  expect(times('12/31/2026 12:30 a.m.', 'UTC')).toEqual(['2026-12-31T00:30']);
  for (const text of [
    '9:00',
    '31.12.2026 25:00',
    '31.12.2026 9:60',
    '31.12.2026 13:00 PM',
    'soon',
  ]) {
    expect(times(text), text).toEqual([]);
  }
});

it('OFF-4 a time that is skipped is read an hour later, and of one shown twice the first', () => {
  const read = (text: string) => momentMeanings(text, 'Europe/Berlin')[0]?.value;
  expect(read('2026-03-29 02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(read('2026-10-25 02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(writeMoment('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25 02:30');
  expect(writeMoment('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25 02:30 +01:00');
});

it('OFF-4 reads back every time that is written, of every zone', () => {
  const minutes = fc.integer({ min: 0, max: 100 * 366 * 24 * 60 });
  const zones = [
    'Africa/Dar_es_Salaam',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const moment = new Date(Date.UTC(1990, 0, 1, 0, minute)).toISOString();
      const read = momentMeanings(writeMoment(moment, zone), zone);
      expect(read.map(({ value }) => value)).toEqual([moment]);
    }),
  );
});

it('OFF-4 reads yes and no in English, German, French, Swahili and Spanish', () => {
  for (const word of ['TRUE', 'WAHR', 'VRAI', 'KWELI', 'VERDADERO', 'ja', 'Ndiyo', '1']) {
    expect(readBoolean(word), word).toBe(true);
  }
  for (const word of ['FALSE', 'FALSCH', 'FAUX', 'UONGO', 'FALSO', 'nein', 'Hapana', '0']) {
    expect(readBoolean(word), word).toBe(false);
  }
  expect(readBoolean('maybe')).toBeUndefined();
});

it('OFF-4 reads back every number and date that a locale writes', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const days = fc.date({
    ...{ min: new Date('2000-01-01'), max: new Date('2098-12-31'), noInvalidDate: true },
  });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), cents, days, (locale, amount, date) => {
      const value = amount / 100;
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
      const read = narrow(numberMeanings(written), conventionOf(locale));
      expect(read.map((each) => each.value)).toEqual([value]);
      const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(date);
      const readDay = narrow(dateMeanings(day), conventionOf(locale));
      expect(readDay.map((each) => each.value)).toEqual([date.toISOString().slice(0, 10)]);
    }),
  );
});
