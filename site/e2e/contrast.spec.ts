import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { findFaintParts } from './edges.ts';
import { SIZE_LIMITS } from './size-limits.ts';

const COMPARISON = '/tours/compare?tours=menai-bay-by-dhow,serengeti-river-crossings';
const PAGES = [...Object.keys(SIZE_LIMITS), '/tours?destination=Serengeti&travelers=2', COMPARISON];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme });

      test('TRIP-17 fields, buttons and what is chosen have edges of 3 : 1 on every kind of page', async ({
        page,
      }) => {
        for (const path of PAGES) {
          await openSettled(page, path);
          expect.soft(await findFaintParts(page), path).toEqual([]);
        }
      });

      test('A11Y words have their contrast on every kind of page', async ({ page }) => {
        for (const path of PAGES) {
          await openSettled(page, path);
          await expectNoViolations(page);
        }
      });
    });
  }
}

/** Opens a page, and waits until no part of it is still to come. */
async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const islands = path.includes('?') ? 'astro-island[ssr]' : 'astro-island[ssr][client="load"]';
  await expect(page.locator(islands)).toHaveCount(0);
  await expect(page.locator('.results:not([data-ready]), .loading[data-shown]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
