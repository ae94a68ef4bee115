import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

test('every colour, size and font that a style names is given somewhere', async () => {
  const sources: string[] = [];
  for await (const path of glob('**/*.{astro,css,ts,tsx}', { cwd: SOURCES })) {
    if (!path.endsWith('.test.ts')) sources.push(await readFile(join(SOURCES, path), 'utf8'));
  }
  const all = sources.join('\n');
  const given = new Set([...all.matchAll(/(--[\w-]+)'?\s*:/g)].map(([, name]) => name));
  const named = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !given.has(name))).toEqual([]);
});
