import { expect, test } from 'vitest';
import { readMark } from './word-lists.ts';

test.each([
  ['·', 'ul', 1],
  ['o', 'ul', 1],
  ['§', 'ul', 1],
  ['-', 'ul', 1],
  ['', 'ul', 1],
  ['1.', 'ol', 1],
  ['3)', 'ol', 3],
  ['(2)', 'ol', 2],
  ['a.', 'ol', 1],
  ['iv.', 'ol', 1],
])('OFF-2 the mark “%s” of Word is of a list %s from %i', (mark, kind, start) => {
  expect(readMark(mark)).toEqual({ kind, start });
});
