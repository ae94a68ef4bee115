import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';

const ROOMS = ['', 'graph/src/', 'graph/src/resources/', 'graph/src/core/', 'site/src/'];

test('every place that the docs name is there', async () => {
  const table = await readFile(join(ROOT, 'docs', 'where-to-change.md'), 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.slice(1).flatMap((row) => {
    const places = [...row.matchAll(/`([^`]*[/.][^`]*)`/g)].map(([, place = '']) => place);
    return findMissing(places);
  });
  expect(missing).toEqual([]);
});

/** Each place stands for itself, in one of the rooms, or beside the place before it. */
function findMissing(places: string[]): string[] {
  let folder = '';
  return places.filter((place) => {
    const pattern = place.replace(/<\w+>/g, '*').replace(/^x\./, '*.');
    const found = [...ROOMS, `${folder}/`]
      .map((room) => room + pattern)
      .find((path) => globSync(path.includes('/') ? path : `**/${path}`, GLOB).length > 0);
    if (found) folder = found.slice(0, found.lastIndexOf('/'));
    return !found;
  });
}

const GLOB = { cwd: ROOT, exclude: (name: string) => /node_modules|dist/.test(name) };
