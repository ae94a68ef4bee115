import type { Snapshot } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { createContent } from '#content/content.ts';
import { FOOTER_LINKS, isWithin, listNavigation } from './navigation.ts';

const SNAPSHOT = {
  ...{ tours: [], destinations: [], packages: [], stays: [], blog: [], careers: [], gallery: [] },
  packageCategories: [
    { name: 'Honeymoon', slug: 'honeymoon', isActive: true },
    { name: 'Family', slug: 'family', isActive: false },
  ],
} as unknown as Snapshot;

test('every link of the bar and the footer leads to a page of the release', () => {
  const content = createContent(SNAPSHOT);
  const paths = content.paths();
  const entries = listNavigation(content.packageCategoryLinks());
  const bar = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  const footer = Object.values(FOOTER_LINKS).flat();
  for (const { path } of [...bar, ...footer]) expect(paths).toContain(path.split('#')[0]);
});

test('NAV-3 the Packages menu has a page for every active category, and none for another', () => {
  const categories = createContent(SNAPSHOT).packageCategoryLinks();
  const menu = listNavigation(categories).find(({ label }) => label === 'Packages');
  expect(menu).toMatchObject({
    links: [
      { label: 'All Packages', path: '/packages' },
      { label: 'Honeymoon', path: '/packages/category/honeymoon' },
    ],
  });
});

test('a section holds its own page and those below it, and no neighbour', () => {
  expect(isWithin('/tours', '/tours')).toBe(true);
  expect(isWithin('/tours/type/safari', '/tours')).toBe(true);
  expect(isWithin('/tourism', '/tours')).toBe(false);
});
