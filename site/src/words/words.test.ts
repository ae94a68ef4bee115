// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source code.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findStrayWords } from './stray-words.ts';

const SOURCES = new URL('../', import.meta.url);

/** What may stand outside the catalogues: where it stands, what it is, and why. */
const ALLOWED: [file: RegExp, text: RegExp, why: string][] = [
  [/default-profile|about\/defaults|home\/reasons/, /./, 'stands in for settings of the operator'],
  [/SocialLinks|share-links|VideoPoster/, /^[A-Z]\w+$/, 'names of other services'],
  [/OfficeMap/, /^allow-/, 'rights of a frame'],
  [/Career(Page|Card)|NavigationBar|JourneyHero/, /^(Award|Heart)$/, 'names of icons'],
  [/split-words/, /^a about after/, 'words that a search passes over'],
  [/robots\.txt/, /^(User-agent|Disallow|Sitemap): /, 'read by robots'],
];

test('every word that the site shows stands in a catalogue', async () => {
  const stray: string[] = [];
  const used = new Set<RegExp>();
  const paths = globSync('**/*.{astro,ts,tsx}', { cwd: SOURCES }).sort();
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths.filter((each) => !/\.(words|test)\.ts$|^words\//.test(each))) {
    const source = await readFile(new URL(path, SOURCES), 'utf8');
    for (const { line, text } of findStrayWords(source, path.endsWith('.astro'))) {
      const allowed = ALLOWED.find(([file, words]) => file.test(path) && words.test(text));
      if (allowed) used.add(allowed[0]);
      else stray.push(`site/src/${path}:${line}: ${text}`);
    }
  }
  expect(stray).toEqual([]);
  expect(ALLOWED.filter(([file]) => !used.has(file))).toEqual([]);
});

test.each([
  ['text between tags', '---\n---\n<p>\n  Hello there\n</p>', [4, 'Hello there']],
  ['one small word between tags', '<ul><li>reviews</li></ul>', [1, 'reviews']],
  ['text in a branch', '{isOpen && (\n<b>Open now</b>)}', [2, 'Open now']],
  ['a word beside a value', '<p>{count} tours</p>', [1, 'tours']],
  ['a label', '<button aria-label="Close"></button>', [1, 'Close']],
  ['a small word as a hint', '<Field hint="optional" />', [1, 'optional']],
  ['a prop of any name', '<Fact name="Best time to go" />', [1, 'Best time to go']],
  ['a name of one word', '<Fact name="Price" />', [1, 'Price']],
  ['a choice of labels', "<img alt={isDay ? 'sun' : moon} />", [1, 'sun']],
  ['a label with a value', '<b title={`${count} stars`} />', [1, '…stars']],
  ['a constant', "---\nconst TEXT = 'soon';\n---\n", [2, 'soon']],
])('finds %s in a component', (_, source, [line, text]) => {
  const [found, ...more] = findStrayWords(source, true);
  expect({ ...found, text: found?.text.replace('… ', '…') }).toEqual({ line, text });
  expect(more).toEqual([]);
});

test.each([
  ['a sentence', "say('It is done.');", 'It is done.'],
  ['a sentence with a value', 'say(`Only ${count} places left`);', 'Only … places left'],
  ['a sentence in markup', "write('<p>Read this</p>');", '<p>Read this</p>'],
  ['a word put on the page', "button.textContent = 'send';", 'send'],
  ['a property that people read', "const card = { title: 'trust' };", 'trust'],
  ['JSX', 'export const A = () => <p>Hello</p>;', 'Hello'],
  ['a default', "const name = given ?? 'Unknown';", 'Unknown'],
])('finds %s in a module', (_, source, text) => {
  expect(findStrayWords(source, false)).toEqual([{ line: 1, text }]);
});

test.each([
  ['words of a catalogue', '<p aria-label={words.label}>{words.found(count)} ★ 5/5</p>'],
  ['names that programs read', '<a class="big red button" style="color: red" rel="me noopener" />'],
  ['styles and scripts', "<style>p { margin: 0 auto }</style><script>go('to the end')</script>"],
  ['addresses and states', '<a href="/tours" aria-current="page" type="button" />'],
  ['comments', '{/* What comes next. */}<!-- A note of ours. -->'],
])('passes %s', (_, source) => {
  expect(findStrayWords(source, true)).toEqual([]);
});

test.each([
  ['errors', "throw new TypeError('There is no page');"],
  ['selectors', "document.querySelector('main form');"],
  ['comparisons', "if (event.key === 'Escape') close();"],
  ['types and imports', "import A from 'The Library';\ntype Kind = 'One Day' | 'Two Days';"],
  ['styles', "const size = 'clamp(1rem, 2vw, 3rem)';"],
  ['markup without words', 'draw(`<rect x="${x}" class="pin"/>`);'],
])('passes %s in a module', (_, source) => {
  expect(findStrayWords(source, false)).toEqual([]);
});
