import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);
const CATALOGUES = globSync('**/*.words.ts', { cwd: SOURCES }).sort();
const CODE = globSync('**/*.{astro,ts,tsx}', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).map(
  (path) => readFileSync(new URL(path, SOURCES), 'utf8'),
);

/** Sentences that the specification gives without a full stop. */
const WITHOUT_STOP = [
  "The article you're looking for doesn't exist",
  "The position you're looking for doesn't exist or has been closed",
];

test.each(CATALOGUES)('the texts of %s are whole', async (path) => {
  const texts = listTexts(await import(new URL(path, SOURCES).href));
  expect(texts.length).toBeGreaterThan(0);
  for (const [name, text] of texts) {
    expect(text, name).toMatch(/\p{L}|\d/u);
    expect(text, name).not.toMatch(/^\s| {2}|\s$|undefined|NaN|\[object|function|=>/);
    if (/Text$/.test(name) && !WITHOUT_STOP.includes(text)) expect(text, name).toMatch(/[.:?!]$/);
  }
});

test.each(CATALOGUES)('the site shows every word of %s', async (path) => {
  const words = Object.keys(await import(new URL(path, SOURCES).href));
  const file = path.split('/').at(-1);
  const uses = CODE.flatMap((source) => {
    const alias = new RegExp(`import \\* as (\\w+) from '[^']*/${file}'`).exec(source)?.[1];
    return [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name);
  });
  expect(words.filter((name) => !uses.includes(name))).toEqual([]);
});

test('what is heard before a value is its whole sentence, by `around`', () => {
  const pieces = CODE.flatMap((source) => source.match(/hidden-text">\{words\.\w+\}\s+</g) ?? []);
  expect(pieces).toEqual([]);
});

/** The texts of a catalogue under their names; those with values for one, several and a text. */
function listTexts(words: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, word]): [string, string][] => {
    if (typeof word === 'string') return [[name, word]];
    if (typeof word === 'function') return [1, 2, 'Ruaha'].map((value) => [name, say(word, value)]);
    return listTexts({ ...(word as object) });
  });
}

function say(word: CallableFunction, value: unknown): string {
  const text: unknown = word(...Array(word.length).fill(value));
  expect(text).toBeTypeOf('string');
  return String(text);
}
