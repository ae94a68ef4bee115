import { globSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, contentResources, type Snapshot, type Tour } from '@karibu/graph/contract';
import { describe, expect, test } from 'vitest';
import { createContent, RESOURCES } from './content.ts';
import { lastChanges } from './last-changes.ts';

const EARLY = '2026-11-01T08:00:00.000Z';
const LATE = '2026-12-01T08:00:00.000Z';

const STOPS = { itinerary: [{ latitude: -2.3 }], gallery: [] };

const tour = (slug: string, tourType: Tour['tourType'], updatedAt: string) =>
  ({ slug, title: slug, tourType, updatedAt, isActive: true, ...STOPS }) as unknown as Tour;

/** A site of which nothing is known. */
const EMPTY = Object.fromEntries(
  Object.values(contentResources).map(({ name, isSingle }) => [
    camelCase(name),
    isSingle ? {} : [],
  ]),
);

/** A record of each resource that has pages, and two tours. */
const SNAPSHOT = {
  ...EMPTY,
  publicUrl: 'https://karibu.example',
  today: '2027-01-15',
  settings: { siteName: '' },
  tours: [tour('walk', 'safari', LATE), tour('reef', 'zanzibar-excursion', EARLY)],
  packages: [{ slug: 'both', isActive: true, ...STOPS, updatedAt: EARLY }],
  packageCategories: [{ slug: 'family', isActive: true, updatedAt: EARLY }],
  destinations: [
    { slug: 'mara', name: 'Mara', continent: 'Africa', isActive: true, updatedAt: EARLY },
  ],
  stays: [{ slug: 'ndutu', isActive: true, updatedAt: EARLY }],
  gallery: [{ isActive: true, updatedAt: LATE }],
  blog: [{ slug: 'rain', isPublished: true, updatedAt: EARLY }],
  careers: [{ slug: 'guide', isActive: true, updatedAt: EARLY }],
  ...{ media: [], redirects: {} },
} as unknown as Snapshot;

const PAGES = globSync('**/*.{astro,ts}', { cwd: join(import.meta.dirname, '../pages') })
  .map((file) => `/${file}`.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') || '/')
  .sort();

describe('the pages of a release', () => {
  const paths = createContent(SNAPSHOT).paths();

  test.each(PAGES.filter((page) => !page.includes('[')))('have %s', (page) => {
    expect(paths).toContain(page);
  });

  test.each(PAGES.filter((page) => /\[slug\]|\[type\]/.test(page)))('have one of %s', (page) => {
    const address = new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
    expect(paths.some((path) => address.test(path))).toBe(true);
  });

  test('end with the sitemap, which tells when the others changed', () => {
    expect(paths.at(-1)).toBe('/sitemap.xml');
  });
});

test('a list changed with the newest of its records, and a page with its own', () => {
  expect(Object.fromEntries(lastChanges(SNAPSHOT))).toEqual({
    '/': LATE,
    '/tours': LATE,
    '/tours/walk': LATE,
    '/tours/reef': EARLY,
    '/tours/type/safari': LATE,
    '/tours/type/zanzibar-excursion': EARLY,
    '/packages': EARLY,
    '/packages/both': EARLY,
    '/packages/category/family': EARLY,
    '/destinations': EARLY,
    '/destinations/mara': EARLY,
    '/stays/ndutu': EARLY,
    '/gallery': LATE,
    '/blog': EARLY,
    '/blog/rain': EARLY,
    '/careers': EARLY,
    '/careers/guide': EARLY,
  });
});

test.each(Object.keys(contentResources))('REG-4 the site has queries for %s', (name) => {
  const remedy = `write site/src/content/${name}.ts and add it to site/src/content/content.ts`;
  expect(Object.keys(RESOURCES), `${name} has no queries: ${remedy}`).toContain(camelCase(name));
});

test('no two resources have a query of the same name', () => {
  const names = Object.values(RESOURCES).flatMap(({ queries }) => Object.keys(queries(SNAPSHOT)));
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
  const own = new Set(Object.keys(createContent(SNAPSHOT)));
  // The date, pictures, addresses, prices, pages, sitemaps and changes belong to no resource.
  expect(own.size).toBe(names.length + 12);
});
