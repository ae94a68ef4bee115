import { packageCategoryFields, packageFields, testimonialFields } from '@karibu/graph/contract.ts';
import { describe, expect, test } from 'vitest';
import { renderSample, sampleRecord } from './sample-site.ts';

const trip = (slug: string, values: object = {}) =>
  sampleRecord(packageFields, {
    slug,
    title: `Trip ${slug}`,
    description: '<p>Three days.</p>',
    category: 'family',
    price: 900,
    ...values,
  });
const category = (slug: string, values: object = {}) =>
  sampleRecord(packageCategoryFields, { slug, name: `The ${slug}`, ...values });

describe('packages', () => {
  const parts = {
    packageCategories: [
      category('family', { description: 'With children.' }),
      category('honeymoon'),
      category('closed', { isActive: false }),
    ],
    packages: [trip('a'), trip('b', { isActive: false }), trip('c', { category: 'closed' })],
    testimonials: [1, 2, 3, 4].map((number) =>
      sampleRecord(testimonialFields, {
        name: `Guest ${number}`,
        tourName: 'Trip a',
        text: 'Good.',
        rating: 5,
      }),
    ),
  };

  test('PKGS-1 PKGS-2 STATE-2 a category has its own packages; an empty one says so', async () => {
    const { main, status } = await renderSample(parts);
    const family = await main('/packages/category/family');
    expect(family.replace(/<[^>]+>/g, ' ')).toMatch(/ 1 +package /);
    expect(family).toContain('With children.');
    expect(family).toContain('Trip a');
    expect(family).not.toContain('Trip c');
    const empty = await main('/packages/category/honeymoon');
    expect(empty).toContain('0 packages');
    expect(empty).toContain('No packages in this category yet.');
    expect(await status('/packages/category/closed')).toBe(404);
  });

  test('NAV-3 every page has the active categories in its menu, and no other', async () => {
    const { html } = await renderSample(parts);
    const menu = /id="menu-packages".*?<\/ul>/s.exec(await html('/contact'))?.[0];
    expect([...(menu ?? '').matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/packages',
      '/packages/category/family',
      '/packages/category/honeymoon',
    ]);
  });

  test('PKG-1 PKG-4 PKG-5 a page has three reviews and seats for the group; an inactive one is not found', async () => {
    const { main, status } = await renderSample(parts);
    const page = await main('/packages/a');
    expect([...page.matchAll(/Guest \d/g)].map(String)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
    expect(page.match(/<option/g)).toHaveLength(20);
    expect(page).not.toMatch(/<del|Save \$/);
    expect(await status('/packages/b')).toBe(404);
    expect(await main('/packages/b')).toContain('Package Not Found');
  });

  test('PKG-1 a package whose category is switched off is still there', async () => {
    const page = await (await renderSample(parts)).main('/packages/c');
    expect(page).toContain('Closed');
    expect(page).not.toContain('/packages/category/closed');
  });
});
