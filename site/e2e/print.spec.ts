import { expect, type Page, test } from '../../e2e/test.ts';
import { SIZE_LIMITS } from './size-limits.ts';

const COMPARISON = '/tours/compare?tours=menai-bay-by-dhow,serengeti-river-crossings';
const PAGES = [...Object.keys(SIZE_LIMITS).filter((path) => path !== '/tours/compare'), COMPARISON];

/** A4 without the margins of the sheet, in CSS pixels. */
const SHEET = { width: 680, height: 1020 };

test.use({ viewport: SHEET });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('TRIP-14 every kind of page prints its words dark and apart, without what is pressed', async ({
      page,
    }) => {
      for (const path of PAGES) {
        await openPage(page, path);
        await page.emulateMedia({ media: 'print' });
        expect.soft(await page.evaluate(findFaultsOnPaper), path).toEqual([]);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await page.emulateMedia({ media: null });
      }
    });
  });
}

test('TRIP-14 every kind of page prints with its pictures, also those that nobody has scrolled to', async ({
  page,
}) => {
  for (const path of PAGES) {
    await openPage(page, path);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    await page.emulateMedia({ media: 'print' });
    const { shown, blank } = await page.evaluate(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (image) => image.checkVisibility() && /\.webp$/.test(image.dataset.src ?? image.src),
      );
      return {
        shown: new Set(pictures.map(({ dataset, currentSrc }) => dataset.src ?? currentSrc)).size,
        blank: pictures.filter(({ naturalWidth }) => naturalWidth < 2).map(({ alt }) => alt),
      };
    });
    await page.emulateMedia({ media: null });
    expect.soft(blank, path).toEqual([]);
    const drawn = sheets.match(/\/Subtype \/Image/g)?.length ?? 0;
    expect.soft(drawn, path).toBeGreaterThanOrEqual(shown);
  }
});

test('TRIP-14 a picture that does not come in time prints as its colours', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.emulateMedia({ media: 'print' });
  const faint = await page
    .locator('main .frame, main .frame > img')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).printColorAdjust !== 'exact').length,
    );
  expect(faint).toBe(0);
  expect(await page.locator('.photos img[style*="gradient"]').count()).toBeGreaterThan(10);
});

test('TRIP-14 trips, articles and destinations print with the picture that opens them', async ({
  page,
}) => {
  for (const path of [
    '/tours/kilimanjaro-machame-route',
    '/packages/the-monsoon-route',
    '/blog/when-to-come-to-tanzania',
    '/destinations/zanzibar',
  ]) {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const picture = await page.locator('.hero > img').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(picture?.width, path).toBeGreaterThan(SHEET.width * 0.9);
    expect(title?.y, path).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    await page.emulateMedia({ media: null });
  }
});

test('TRIP-14 the first sheet of the home page holds two rows of tours', async ({ page }) => {
  await openPage(page, '/');
  await page.emulateMedia({ media: 'print' });
  const last = await page.locator('.tours > li').nth(5).boundingBox();
  expect(last?.height).toBeGreaterThan(0);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(SHEET.height);
});

test('TRIP-14 a list of eight packages prints on one sheet, with the operator below it', async ({
  page,
}) => {
  await openPage(page, '/packages');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('TRIP-14 a stay prints where it is, without the links that lead on', async ({ page }) => {
  await openPage(page, '/stays/three-kopjes-camp');
  const where = page.getByRole('region', { name: 'Location' });
  const links = where.getByRole('link');
  await expect(links).toHaveText(['Open the map', 'More about Serengeti']);
  await page.emulateMedia({ media: 'print' });
  await expect(links).toHaveCount(0);
  await expect(where).toBeVisible();
});

test('TRIP-14 questions print with their answers', async ({ page }) => {
  for (const path of ['/contact', '/destinations/zanzibar']) {
    await openPage(page, path);
    const answers = page.locator('.faqs details > p');
    expect(await answers.count(), path).toBeGreaterThan(1);
    await expect(answers.first(), path).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) await expect(answer, path).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('TRIP-14 a question is not parted from its answer', async ({ page }) => {
  await openPage(page, '/destinations/zanzibar');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.faqs details').first()).toHaveCSS('break-inside', 'avoid');
});

test('TRIP-14 a list that was searched prints without what clears the search', async ({ page }) => {
  await openPage(page, '/tours?destination=Zanzibar&date=2031-02-03&travelers=3');
  const clear = page.getByRole('button', { name: 'Clear your search' });
  await expect(clear).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(clear).toBeHidden();
  await expect(page.locator('.banner')).toContainText('3 travellers');
});

test('TRIP-14 a sheet waits for a picture that is on its way', async ({ page }) => {
  await page.goto('/tours/kilimanjaro-machame-route');
  const map = page.locator('figure.map img');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/map.svg', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/map.svg');
  await map.scrollIntoViewIfNeeded();
  await asked;
  const sheets = page.pdf();
  await expect(map).toHaveAttribute('loading', 'lazy');
  release();
  await sheets;
  expect(await map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
});

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
  if (path === COMPARISON) await expect(page.locator('.compared > li')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
}

/** Runs in a page, and lists what paper should not show, is pale on it, or lies on other words. */
function findFaultsOnPaper(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.hidden-text');
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;

  const brightest = (colour: string) =>
    Math.max(...(colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3));
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const words = all('body *').filter(
    (element) => hasWords(element) && !element.closest('.avatar, svg'),
  );
  const boxes = words.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { element, lines: [...range.getClientRects()] };
  });
  const isOn = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(({ element }) => !one.element.contains(element))
      .filter(({ lines }) => lines.some((a) => one.lines.some((b) => isOn(a, b))))
      .map((other) => `${name(one.element)} lies on ${name(other.element)}`),
  );
  return [
    ...all('nav, button, .button, input, select, textarea, iframe').map(
      (part) => `on paper: ${name(part)}`,
    ),
    ...words
      .filter((element) => brightest(getComputedStyle(element).color) > 175)
      .map((element) => `pale: ${name(element)}`),
    ...overlaps,
  ];
}
