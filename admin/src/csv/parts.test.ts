import { expect, test } from 'vitest';
import { inParts, isTooLong } from './parts.ts';

test('a file goes in parts that the API takes, and a row that is too long stands alone', () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: `Tour ${index}` }));
  expect(inParts(rows).map(({ length }) => length)).toEqual([50, 50, 20]);
  const long = { description: 'x'.repeat(500_000) };
  expect(inParts([long, long]).map(({ length }) => length)).toEqual([1, 1]);
  const endless = { description: 'x'.repeat(900_000) };
  const parts = inParts([{ title: 'a' }, endless, { title: 'b' }]);
  expect(parts.map(isTooLong)).toEqual([false, true, false]);
  expect(parts.flat()).toHaveLength(3);
});
