import type { Snapshot } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { createContent } from '#content/content.ts';
import { listPaths } from '#content/paths.ts';
import { FOOTER_LINKS, isWithin, NAVIGATION } from './navigation.ts';

test('every link of the bar and the footer leads to a page of the release', () => {
  const paths = listPaths(createContent({ tours: [], destinations: [] } as unknown as Snapshot));
  const bar = NAVIGATION.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  const footer = Object.values(FOOTER_LINKS).flat();
  for (const { path } of [...bar, ...footer]) expect(paths).toContain(path);
});

test('a section holds its own page and those below it, and no neighbour', () => {
  expect(isWithin('/tours', '/tours')).toBe(true);
  expect(isWithin('/tours/type/safari', '/tours')).toBe(true);
  expect(isWithin('/tourism', '/tours')).toBe(false);
});
