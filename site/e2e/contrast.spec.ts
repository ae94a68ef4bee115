import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { findFaintParts } from './edges.ts';
import { KINDS_OF_PAGE } from './kinds-of-page.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme });

      test('A11Y TRIP-17 no kind of page has a finding of axe, scrolls sideways, or has a field, button or state with an edge under 3 : 1', async ({
        page,
      }) => {
        for (const path of KINDS_OF_PAGE) {
          await openSettled(page, path);
          await expectNoViolations(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, path).toBe(0);
          expect.soft(await findFaintParts(page), path).toEqual([]);
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
  await page.evaluate(() => document.fonts.ready);
}
