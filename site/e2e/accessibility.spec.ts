import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { findPageFaults } from './page-faults.ts';
import { SIZE_LIMITS } from './size-limits.ts';

const PAGES = [
  '/',
  '/tours',
  '/tours?destination=Serengeti&travelers=2&date=2031-08-12',
  '/tours?search=nothing-is-called-this',
  '/tours/type/safari',
  '/tours/serengeti-river-crossings',
  '/tours/no-such-tour',
  '/tours/compare?tours=menai-bay-by-dhow,serengeti-river-crossings,lake-natron-flamingos',
  '/destinations',
  '/destinations/serengeti',
  '/packages',
  '/blog',
  '/blog/a-fair-tip',
  '/careers',
  '/about',
  '/contact',
  '/gallery',
  '/no-such-page',
];
const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const path of PAGES) {
      test(`A11Y ${path} has no finding of axe and does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}

test('A11Y every kind of page keeps its words and targets, as wide as it is and zoomed to 400 %', async ({
  page,
}) => {
  const [wide, zoomed] = [
    { width: 1280, height: 1024 },
    { width: 320, height: 256 },
  ];
  for (const path of new Set([...Object.keys(SIZE_LIMITS), ...PAGES])) {
    await page.setViewportSize(wide);
    await page.goto(path);
    await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    expect.soft(await page.evaluate(findPageFaults), path).toEqual([]);
    await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(findPageFaults), `${path}, zoomed`).toEqual([]);
  }
  await page.goto('/tours');
  for (const name of ['Menu', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
    expect.soft(await page.evaluate(findPageFaults), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('A11Y the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
