import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const LONGEST = 100;
const CHECKED = /(\.(ts|tsx|mjs|cjs|astro|css)|(^|\/)README\.md|^docs\/.*\.md)$/;
/** Files that may have longer lines. Generated files only: all other lines can be broken. */
const EXCEPT = [/\/generated\//];
/** Markdown that cannot be broken: a row of a table, a line with an image, and a link alone. */
const UNBREAKABLE = /^\s*\||!\[[^\]]*\]\(|^\s*(- )?\[[^\]]*\]\([^)]*\)[.,]?$/;

/** All files of ours, as paths from the root. Skips the folders that `.gitignore` names. */
async function listFiles(): Promise<string[]> {
  const ignored = await readFile(join(ROOT, '.gitignore'), 'utf8');
  const folders = ['.git', ...[...ignored.matchAll(/^(.+)\/$/gm)].map(([, name]) => name)];
  const isIgnored = (path: string) => folders.includes(basename(path));
  const found = globSync(['**/*.*', '.*'], { cwd: ROOT, exclude: isIgnored });
  return found.map((path) => path.replaceAll('\\', '/')).filter((path) => CHECKED.test(path));
}

/** The long lines of a text, each as `path:line has n characters`. */
function findLongLines(path: string, text: string): string[] {
  if (EXCEPT.some((pattern) => pattern.test(path))) return [];
  return text.split('\n').flatMap((line, index) => {
    const { length } = [...line];
    if (length <= LONGEST || (path.endsWith('.md') && UNBREAKABLE.test(line))) return [];
    return [`${path}:${index + 1} has ${length} characters`];
  });
}

test('no line of code or documentation is longer than 100 characters', async () => {
  const files = await listFiles();
  expect(files).toEqual(expect.arrayContaining(['README.md', '.dependency-cruiser.cjs']));
  const found = await Promise.all(
    files.map(async (path) => findLongLines(path, await readFile(join(ROOT, path), 'utf8'))),
  );
  expect(found.flat().join('\n')).toBe('');
});

test('the check names the file and the line, and allows what Markdown cannot break', () => {
  const long = 'x'.repeat(101);
  expect(findLongLines('a.ts', `ok\n${long}\n| ${long} |`)).toEqual([
    'a.ts:2 has 101 characters',
    'a.ts:3 has 105 characters',
  ]);
  const allowed = `| ${long} |\n![${long}](a.webp)\n- [a](https://karibu.example/${long}).`;
  expect(findLongLines('docs/a.md', allowed)).toEqual([]);
  expect(findLongLines('docs/a.md', `See [a](b). ${long}`)).toHaveLength(1);
  expect(findLongLines('admin/src/generated/a.ts', long)).toEqual([]);
});
