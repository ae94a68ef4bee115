import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';

const ROOMS = ['', 'graph/src/', 'graph/src/resources/', 'graph/src/core/', 'site/src/'];

test('every path in the docs exists', async () => {
  const table = await readFile(join(ROOT, 'docs', 'where-to-change.md'), 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.slice(1).flatMap((row) => {
    const places = [...row.matchAll(/`([^`]*[/.][^`]*)`/g)].map(([, place = '']) => place);
    return findMissing(places);
  });
  expect(missing).toEqual([]);
});

/** A path is relative to the root, to a folder of ROOMS, or to the folder of the path before. */
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
