import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findStrayWords } from './stray-words.ts';

const SOURCES = new URL('../', import.meta.url);
const GRAPH = new URL('../../../graph/src/', import.meta.url);

const site = globSync('**/*.{astro,ts,tsx}', {
  cwd: SOURCES,
  exclude: ['**/*.test.ts', 'words/*'],
}).map((path) => readFileSync(new URL(path, SOURCES), 'utf8'));

/** The packages that pages are made with or run, and where their own words stand, if any. */
const PACKAGES: Record<string, string> = {
  '@astrojs/rss': 'says nothing',
  '@karibu/graph': 'says nothing, as the test below shows',
  react: 'says nothing',
  'react-dom': 'says nothing',
  'react-hook-form': 'says nothing: the rules of a form give the messages',
  'yet-another-react-lightbox': 'components/lightbox/lightbox.words.ts',
};

test('a package of the site says nothing, or its words stand in a catalogue', () => {
  const found = site.flatMap((source) => [...source.matchAll(/ from '([^.#'][^']*)';$/gm)]);
  const packages = found.map(([, path = '']) => {
    return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  });
  const onPages = new Set(packages.filter((name) => !/^(node:|astro\b)/.test(name)));
  expect([...onPages].sort()).toEqual(Object.keys(PACKAGES).sort());
});

test('what the site takes from the contract says no words', () => {
  const modules = new Set(modulesOf(namesFromContract()));
  expect(modules.size).toBeGreaterThan(5);
  const stray = [...modules].flatMap((path) => {
    const source = readFileSync(new URL(path, GRAPH), 'utf8');
    return findStrayWords(source, false).map(
      ({ line, text }) => `graph/src/${path}:${line}: ${text}`,
    );
  });
  expect(stray).toEqual([]);
});

/** What the site imports from the contract to run, so no types. */
function namesFromContract(): Set<string> {
  const imports = /import \{([^}]*)\} from '@karibu\/graph\/contract';/g;
  const lists = site.flatMap((source) =>
    [...source.matchAll(imports)].map(([, list = '']) => list),
  );
  return new Set(lists.flatMap(valuesIn));
}

/** The modules that the contract takes those names from, without definitions of resources. */
function modulesOf(names: ReadonlySet<string>): string[] {
  const contract = readFileSync(new URL('contract.ts', GRAPH), 'utf8');
  const exports = contract.matchAll(/export \{([^}]*)\} from '(?:\.\/|#)([^']+)';/g);
  return [...exports].flatMap(([, list = '', path = '']) => {
    const isTaken = valuesIn(list).some((name) => names.has(name));
    return isTaken && !/^resources\//.test(path) ? [path] : [];
  });
}

function valuesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}
