import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSitePages, SITE_PAGES } from './site-pages.ts';

const PAGES = join(import.meta.dirname, '../../../../site/src/pages');

test.each(SITE_PAGES)('the site has $path', ({ path }) => {
  const ends = [`${path}.astro`, `${path}/index.astro`, `${path}/[...page].astro`];
  expect(ends.some((end) => existsSync(join(PAGES, end)))).toBe(true);
});

test('pages are found by words of their names and paths', () => {
  expect(findSitePages('us').map(({ path }) => path)).toEqual(['/about']);
  expect(findSitePages('TOURS all').map(({ path }) => path)).toEqual(['/tours']);
  expect(findSitePages('/gal').map(({ path }) => path)).toEqual(['/gallery']);
  expect(findSitePages('nowhere')).toEqual([]);
});
