import { expect, type Page, test } from '../../e2e/test.ts';
import { sumShifts, watchShifts } from './layout-shifts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('IMG-1 a picture is fetched once it is within 50 px of the view, not before', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.locator('main img[data-src]').first();
  const top = await picture.evaluate((element) => element.getBoundingClientRect().top);
  const scrollTo = (y: number) =>
    page.evaluate((target) => window.scrollTo({ top: target, behavior: 'instant' }), y);
  const isFetched = () =>
    picture.evaluate((element) => !(element as HTMLImageElement).currentSrc.startsWith('data:'));

  await scrollTo(top - 800 - 120);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await isFetched()).toBe(false);
  await scrollTo(top - 800 - 40);
  await expect.poll(isFetched).toBe(true);
});

test('IMG-1 a picture that cannot be fetched is replaced by a line of text', async ({ page }) => {
  await page.route('**/*.webp', (route) => route.abort());
  await page.goto('/tours');
  await expect(page.getByText('Failed to load image').first()).toBeVisible();
});

test('IMG-2 uploaded pictures say their size and show their colours, and the page does not shift', async ({
  page,
}) => {
  await watchShifts(page);
  for (const path of [
    '/',
    '/tours',
    '/tours/serengeti-river-crossings',
    '/destinations/serengeti',
  ]) {
    await page.goto(path);
    const pictures = page.locator('main img:is([src*="/uploads/"], [data-src*="/uploads/"])');
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
      await expect(picture).toHaveAttribute('style', /linear-gradient\(#/);
    }
    await page.mouse.wheel(0, 1200);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    expect(await sumShifts(page), path).toBeLessThan(0.02);
  }
});

test('IMG-2 titles keep their lines when their font comes late, and nothing else moves', async ({
  page,
}) => {
  await watchShifts(page);
  await page.route('**/*.webp', (route) => route.abort());
  for (const [width, paths] of Object.entries(WITH_TITLES)) {
    await page.setViewportSize({ width: Number(width), height: 844 });
    for (const path of paths) {
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const title = page.getByRole('heading', { level: 1 });
      const heightOf = () => title.evaluate((element) => element.getBoundingClientRect().height);
      await page.evaluate(() => document.fonts.load('430 20px "Fraunces fallback"'));
      await drawFrames(page);
      const before = await heightOf();
      await fonts.release();
      expect(await heightOf(), `${path} at ${width}`).toBeCloseTo(before, 0);
      expect(await sumShifts(page), `${path} at ${width}`).toBeLessThan(0.02);
    }
  }
});

/** Pages whose titles fill their lines nearly, by the width of the screen. */
const WITH_TITLES = {
  390: [
    '/about',
    '/blog/packing-for-a-safari',
    '/destinations/zanzibar',
    '/packages/saadani-elephants-by-the-sea',
    '/stays/three-kopjes-camp',
    '/tours/from-the-mountain-to-the-monsoon',
    '/tours/type/zanzibar-excursion',
  ],
  1440: [
    '/',
    '/blog/a-fair-tip',
    '/packages/kilimanjaro-together',
    '/stays/clove-wind-bungalows',
    '/tours/menai-bay-by-dhow',
    '/tours/northern-circuit-classic',
  ],
};

/** Lets no font come until it is released; then waits until the page is drawn with them. */
async function holdFonts(page: Page): Promise<{ release: () => Promise<void> }> {
  let letCome = () => {};
  const isFree = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await isFree;
    await route.fallback();
  });
  return {
    release: async () => {
      letCome();
      await page.unroute('**/*.woff2');
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('430 20px Fraunces')))
        .toBe(true);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await drawFrames(page);
    },
  };
}

async function drawFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

test('IMG-1 what is fetched is as wide as the picture is drawn, with what its frame cuts off', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of WITH_CARDS) {
      await page.goto(path);
      await page.evaluate(scrollToEachPicture);
      const stretched = () => page.evaluate(listStretchedPictures);
      await expect.poll(stretched, `${path} at ${width}`).toEqual([]);
    }
  }
});

const WITH_CARDS = [
  '/',
  '/about',
  '/blog',
  '/destinations',
  '/gallery',
  '/packages',
  '/tours',
  '/tours/serengeti-river-crossings',
];

async function scrollToEachPicture(): Promise<void> {
  for (const picture of document.querySelectorAll('main img[data-widths]')) {
    picture.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/**
 * Pictures that are not there yet, or have to be enlarged by more than a tenth although wider ones
 * are kept.
 */
function listStretchedPictures(): string[] {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img[data-widths]');
  if (pictures.length === 0) return ['no pictures at all'];
  return [...pictures]
    .filter((picture) => picture.checkVisibility())
    .flatMap(({ currentSrc, srcset, clientWidth, clientHeight, attributes }) => {
      const sizeOf = (name: string) => Number(attributes.getNamedItem(name)?.value);
      const drawn = Math.max(clientWidth, (clientHeight * sizeOf('width')) / sizeOf('height'));
      const kept = Number(/(\d+)\.webp$/.exec(currentSrc)?.[1] ?? 0);
      const isWidest = kept > 0 && srcset.endsWith(`${kept}w`);
      return drawn <= kept * 1.1 || isWidest ? [] : [`${currentSrc}: ${drawn} of ${kept}`];
    });
}

test.describe('on a fine screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

  test('CONST-2 what spans the screen is sharp, and cards fetch no more than 1,536 pixels', async ({
    page,
  }) => {
    await page.goto('/tours/serengeti-river-crossings');
    const opening = page.locator('header.hero img');
    const widthOf = (address: string) => Number(/(\d+)\.webp$/.exec(address)?.[1]);
    const fetched = () => opening.evaluate((img) => (img as HTMLImageElement).currentSrc);
    await expect.poll(async () => widthOf(await fetched())).toBe(2048);
    const cards = page.locator('main img[data-widths]');
    for (const widths of await cards.evaluateAll((all) => all.map((img) => img.dataset.widths))) {
      expect(Math.max(...String(widths).split(' ').map(Number))).toBeLessThanOrEqual(1536);
    }
    await page.goto('/gallery');
    await page.locator('[data-lightbox] a').nth(1).click();
    const large = page
      .getByRole('dialog', { name: 'Lightbox' })
      .locator('.yarl__slide_current img');
    await expect(large).toHaveAttribute('src', /\/2048\.webp$/);
    await expect(large).toHaveJSProperty('naturalWidth', 2048);
  });
});
