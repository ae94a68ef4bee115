import { expect, test } from 'vitest';
import { buildWith } from './build-with.ts';
import { smallPreload } from './small-preload.ts';

/** The part imports what the page has too, so that Vite has a list of files to fetch. */
const FILES = {
  'main.js': "import('./part.js').then(({ show }) => show()); import('./other.js');",
  'part.js': "import { words } from './words.js'; export const show = () => alert(words);",
  'other.js': "import { words } from './words.js'; console.log(words);",
  'words.js': "export const words = 'Karibu '.repeat(9);",
};

test("a dynamic import fetches its files by the small helper, not by Vite's", async () => {
  const scripts = await buildWith(smallPreload(), FILES);
  const main = scripts.find(({ name }) => name === 'main')?.code;
  expect(main).toContain('modulepreload');
  expect(main).toMatch(/m\.f=\["assets\/part-.{8}\.js","assets\/words-.{8}\.js"/);
  expect(main).not.toContain('vite:preloadError');
});

test('REG-8 the build fails where no import asks for the helper', async () => {
  const building = buildWith(smallPreload(), { 'main.js': "console.log('Karibu')" });
  await expect(building).rejects.toThrow('site/small-preload.ts did not find');
  await expect(building).rejects.toThrow('vite/preload-helper.js');
});

test('REG-8 the build fails where an import brings a style file: the helper fetches none', async () => {
  const files = {
    ...FILES,
    'part.js': `import './part.css'; ${FILES['part.js']}`,
    'part.css': 'p { color: red }',
  };
  await expect(buildWith(smallPreload(), files)).rejects.toThrow(/one has "assets\/part-.*\.css"/);
});
