import { expect, test } from '@playwright/test';

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
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, { layoutShifts: scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) scores.push(shift.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
    const shifts = await page.evaluate(
      () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
    );
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.02);
  }
});
