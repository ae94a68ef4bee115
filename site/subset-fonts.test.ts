import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EXTENDED, MARKED } from './subset-fonts.ts';

test('the fonts of marked letters are fetched for just the letters that they hold', async () => {
  const styles = await readFile(new URL('src/styles/fonts.css', import.meta.url), 'utf8');
  const ranges = [...styles.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range = '']) => range);
  expect(ranges.map(readRange)).toEqual(
    [MARKED, EXTENDED, MARKED, EXTENDED].map((letters) => [...letters].sort()),
  );
});

/** The letters of a `unicode-range`. */
function readRange(range: string): string[] {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .sort();
}
