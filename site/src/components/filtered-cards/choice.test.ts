import { expect, test } from 'vitest';
import { isChosen, readChoice, writeChoice } from './choice.ts';

test('an address is read and written, and keeps what is not a filter', () => {
  const query = writeChoice('?from=mail', 'category', 'People and Places');
  expect(query).toBe('?from=mail&category=People+and+Places');
  expect(readChoice(query, ['category', 'author'])).toEqual({
    category: 'People and Places',
    author: '',
  });
  expect(writeChoice('?category=Wildlife', 'category', '')).toBe('');
});

test('a card is chosen by all filters together, in whatever case', () => {
  const card = { department: 'Finance', employmentType: 'Contract' };
  expect(isChosen(card, { department: '', employmentType: '' })).toBe(true);
  expect(isChosen(card, { department: 'finance', employmentType: 'Contract' })).toBe(true);
  expect(isChosen(card, { department: 'Finance', employmentType: 'Full-time' })).toBe(false);
  expect(isChosen({}, { department: 'Finance' })).toBe(false);
});
