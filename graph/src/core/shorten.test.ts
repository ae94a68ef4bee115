import { expect, test } from 'vitest';
import { shorten, summarize } from './shorten.ts';

const FIRST = 'The herds reach the far north of the plains, and the river stands in their way.';

test('a text that fits stays as it is', () => {
  expect(shorten('Grass and sky.', 14)).toBe('Grass and sky.');
  expect(summarize('  Grass\n and sky. ')).toBe('Grass and sky.');
});

test('a longer text ends in a whole word, without the sign that followed it', () => {
  expect(shorten('Grass, sky and sea', 12)).toBe('Grass, sky…');
  expect(shorten('Grass, sky and sea', 8)).toBe('Grass…');
});

test('TRIP-16 a description ends with a sentence where one fits, else with a whole word', () => {
  expect(summarize(`${FIRST} ${'They wait for hours, '.repeat(8)}`)).toBe(FIRST);
  expect(summarize(`Go. ${'They wait for hours, '.repeat(12)}`)).toMatch(
    /^Go\. .* (They|wait|for|hours)…$/,
  );
  const long = summarize('letters '.repeat(90));
  expect(long).toMatch(/letters…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(summarize('x'.repeat(300)).length).toBeLessThanOrEqual(160);
});
