import { expect, test } from 'vitest';
import { isCommon, searchWords, splitWords } from './split-words.ts';

const DESCRIPTION = 'Flamingos, by the thousand. The flamingos of Natron stand in soda water.';

test('keeps each word of a text once, and none that the destination holds or every text has', () => {
  expect(searchWords(DESCRIPTION, 'Lake Natron')).toEqual([
    'flamingos',
    'soda',
    'stand',
    'thousand',
    'water',
  ]);
});

test('words of other scripts are words, and signs part them', () => {
  expect(splitWords('Пляж и 海辺, Zan-zibar')).toEqual(['пляж', 'и', '海辺', 'zan', 'zibar']);
  expect(searchWords('Пляж 海辺', '')).toEqual(['пляж', '海辺']);
});

test('words in nearly every text are common', () => {
  expect(['with', 'the', 'flamingos'].map(isCommon)).toEqual([true, true, false]);
});
