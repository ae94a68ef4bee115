import { expect, test } from 'vitest';
import { holdsWords, searchWords } from './tour-search.ts';

const DESCRIPTION = 'Flamingos, by the thousand. The flamingos of Natron stand in soda water.';

test('keeps each word of a description once, and none that the title holds or every text has', () => {
  expect(searchWords(DESCRIPTION, 'Lake Natron')).toBe('flamingos soda stand thousand water');
});

test('leaves out a word that a longer one holds, since a part of a word is enough to find it', () => {
  const words = searchWords('Grass and grasslands; they cross, a crossing.', '');
  expect(words).toBe('crossing grasslands');
  expect(holdsWords(words, 'grass cross')).toBe(true);
});

test('a phrase of the description is found, whatever its case and signs', () => {
  const words = searchWords(DESCRIPTION, '');
  expect(holdsWords(words, 'FLAMINGOS, by the thousand')).toBe(true);
  expect(holdsWords(words, 'flam')).toBe(true);
});

test('every word must be there', () => {
  expect(holdsWords('flamingos soda', 'flamingos snow')).toBe(false);
});

test('nothing but common words, or nothing at all, finds every tour', () => {
  expect(holdsWords('anything', 'with the')).toBe(true);
  expect(holdsWords('anything', ' ')).toBe(true);
});

test('words of other scripts are words', () => {
  expect(holdsWords(searchWords('Пляж и 海辺', ''), 'пляж 海辺')).toBe(true);
});
