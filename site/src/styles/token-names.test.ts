import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SOURCES), 'utf8');
const isLength = (value: string) => /^-?[\d.]+(rem|px|%|vw|vh)/.test(value);

/** The tokens that are colours. */
const COLOURS = [...read('styles/tokens.css').matchAll(/^ {2}(--[\w-]+): (?:#|light-dark)/gm)].map(
  ([, name]) => name,
);

test('the name of a token means one thing: no part takes a colour for a length', () => {
  expect(COLOURS.length).toBeGreaterThan(20);
  const clashes = globSync('**/*.{astro,css}', { cwd: SOURCES }).flatMap((path) => {
    // What is given to a name, and what stands in where it is not given.
    const uses = read(path).matchAll(/(--[\w-]+)(?::|,)\s*([^;),]+)/g);
    return [...uses]
      .filter(([, name = '', value = '']) => COLOURS.includes(name) && isLength(value))
      .map(([use]) => `${path}: ${use}`);
  });
  expect(clashes).toEqual([]);
});
