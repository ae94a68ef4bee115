import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

test('TRIP-9 a name is found by how its words begin, in any order, without accents', () => {
  const names = ['Lake Manyara', 'Mafia Island', 'Réunion', 'São Tomé'];
  const found = (text: string) => findNames(names, text).found;
  expect(found('man')).toEqual(['Lake Manyara']);
  expect(found(' island MAF')).toEqual(['Mafia Island']);
  expect(found('reu')).toEqual(['Réunion']);
  expect(found('sao tome')).toEqual(['São Tomé']);
  expect(found('anyara')).toEqual([]);
});

test('TRIP-9 of many names that fit, the others are counted', () => {
  const names = Array.from({ length: 30 }, (_, number) => `Lake ${number}`);
  expect(findNames(names, 'lake')).toEqual({ found: names.slice(0, 12), left: 18 });
});
