import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('HOME-1 hero, tours, reasons, destinations and invitation stand in this order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  const wanted = ['Featured tours', 'Why choose us', 'Popular destinations'];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
  expect(headings.at(-1)).toBe('Tell us when you are free');
});

test('HOME-2 the hero shows title, subtitle and background picture', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(hero.locator('h1 + p')).not.toBeEmpty();
  const picture = hero.locator('img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('HOME-3 the search form leads to the tours with destination, date and travellers', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('search');
  const travellers = form.getByLabel('Travellers');
  await expect(travellers.getByRole('option')).toHaveCount(8);
  await form.getByLabel('Destination').fill('Zanzibar');
  await form.getByLabel('Date').fill('2031-02-03');
  await travellers.selectOption('8');
  await form.getByRole('button', { name: 'Search Tours' }).click();
  await expect(page).toHaveURL('/tours?destination=Zanzibar&date=2031-02-03&travelers=8');
});

test('HOME-3 the search form has no required field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search Tours' }).click();
  await expect(page).toHaveURL(/\/tours\?/);
});

test('HOME-5 at most six featured tours are shown', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Featured tours' }).getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(6);
});

test('HOME-6 six reasons are shown', async ({ page }) => {
  await page.goto('/');
  const reasons = page.getByRole('region', { name: 'Why choose us' }).getByRole('listitem');
  await expect(reasons).toHaveCount(6);
});

test('HOME-7 the destinations show three at a time, with arrows disabled at the ends', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.locator('.popular');
  await row.scrollIntoViewIfNeeded();
  const previous = row.getByRole('button', { name: 'Previous' });
  const next = row.getByRole('button', { name: 'Next' });
  const slides = row.locator('.slides > li');
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();

  const inView = () =>
    row.evaluate((element) => {
      const frame = element.querySelector('.view')?.getBoundingClientRect();
      if (!frame) return [];
      return Array.from(element.querySelectorAll('.slides > li'), (slide, index) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > frame.left - 2 && right < frame.right + 2 ? index : -1;
      }).filter((index) => index >= 0);
    });
  expect(await inView()).toEqual([0, 1, 2]);

  const last = (await slides.count()) - 1;
  await next.click();
  await expect.poll(inView).toEqual([1, 2, 3]);
  await expect(previous).toBeEnabled();
  while (await next.isEnabled()) {
    const [first = 0] = await inView();
    await next.click();
    await expect.poll(async () => (await inView())[0] ?? -1).toBeGreaterThan(first);
  }
  await expect.poll(inView).toEqual([last - 2, last - 1, last]);
  await expect(next).toBeDisabled();
});

test('HOME-7 without scripts the destinations are a row to scroll', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.popular .slides')).toHaveCSS('overflow-x', 'auto');
  await context.close();
});
