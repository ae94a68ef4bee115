import { expect, type Locator, test } from '../../e2e/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** The indexes of the slides that are wholly in view of their row. */
const inView = (section: Locator) =>
  section.evaluate((element) => {
    const frame = element.querySelector('.slides')?.getBoundingClientRect();
    if (!frame) return [];
    return Array.from(element.querySelectorAll('.slides > li'), (slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2 ? index : -1;
    }).filter((index) => index >= 0);
  });

test('HOME-1 HOME-2 HOME-4 the hero is followed by six sections in their order', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const hero = main.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(hero.locator('h1 + p')).not.toBeEmpty();
  const picture = hero.locator('img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(main.getByRole('search')).toBeVisible();
  await expect(main.locator('.stats li')).toHaveText([
    /^\d+\+ destinations$/,
    /^\d+K\+ happy travellers$/,
    /^[0-5]\.\d\/5 average rating$/,
  ]);
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Featured tours',
    'Why choose us',
    'Popular destinations',
    'Travel gallery',
    'What our guests say',
    'Tell us when you are free',
  ]);
});

test('HOME-3 VAL-5 the search form leads to the tours with what was filled in, or nothing', async ({
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
  await page.goto('/');
  await form.getByRole('button', { name: 'Search Tours' }).click();
  await expect(page).toHaveURL(/\/tours\?/);
});

test('IMG-2 the search form stays where it is while the numbers below it are still on their way', async ({
  page,
  request,
}) => {
  const whole = await (await request.get('/')).text();
  const begun = whole.slice(0, whole.indexOf('<ul class="stats"'));
  const topOfForm = async (body: string) => {
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    return (await page.getByRole('search').boundingBox())?.y;
  };
  expect(await topOfForm(begun)).toBeCloseTo((await topOfForm(whole)) ?? 0, 0);
});

test('HOME-5 HOME-6 HOME-8 there are at most six tours, six reasons and nine pictures', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Featured tours' }).getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(6);
  const reasons = page.getByRole('region', { name: 'Why choose us' }).getByRole('listitem');
  await expect(reasons).toHaveCount(6);
  const pictures = page.getByRole('region', { name: 'Travel gallery' }).getByRole('listitem');
  await expect(pictures).toHaveCount(9);
  const places = await pictures.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
  );
  expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(3);
});

test('HOME-7 the destinations show three at a time, with arrows disabled at the ends', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.locator('.popular');
  await row.scrollIntoViewIfNeeded();
  const previous = row.getByRole('button', { name: 'Previous' });
  const next = row.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();
  expect(await inView(row)).toEqual([0, 1, 2]);

  const last = (await row.locator('.slides > li').count()) - 1;
  await next.click();
  await expect.poll(() => inView(row)).toEqual([1, 2, 3]);
  await expect(previous).toBeEnabled();
  for (let position = 1; position < last - 2; position += 1) await next.click();
  await expect.poll(() => inView(row)).toEqual([last - 2, last - 1, last]);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await expect(row.locator('.slides > li[inert]')).toHaveCount(last - 2);
  await page.keyboard.press('Enter');
  expect(await inView(row)).toEqual([last - 2, last - 1, last]);
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
  await expect(page.locator('[inert]')).toHaveCount(0);
  await context.close();
});

test.describe('what guests say', () => {
  // Without smooth scrolling a move is done at once, so that rest can be told from a slow
  // beginning.
  test.use({ reducedMotion: 'reduce' });

  test('HOME-9 the row moves on every five seconds, wraps, and rests when it is looked at', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const row = page.locator('.voices');
    const last = (await row.locator('.slides > li').count()) - 1;
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('.slides > li[inert]')).toHaveCount(last - 2);
    // From here on time passes by hand only, however long the machine takes.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.clock.runFor(20_000);
    expect(await inView(row)).toEqual([0, 1, 2]);

    await row.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(20_000);
    expect(await inView(row)).toEqual([0, 1, 2]);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    expect(await inView(row)).toEqual([1, 2, 3]);
    await row.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    expect(await inView(row)).toEqual([1, 2, 3]);

    await page.keyboard.press('Enter');
    expect(await inView(row)).toEqual([0, 1, 2]);
    await page.keyboard.press('Enter');
    expect(await inView(row)).toEqual([last - 2, last - 1, last]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5000);
    expect(await inView(row)).toEqual([0, 1, 2]);
  });

  test('HOME-9 HOME-10 one, two or three at a time say who, where, how many stars and what', async ({
    page,
  }) => {
    await page.goto('/');
    const row = page.locator('.voices');
    for (const [width, count] of [
      [767, 1],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await inView(row)).length, `at ${width} px`).toBe(count);
    }
    for (const voice of await row.getByRole('figure').all()) {
      await expect(voice.getByRole('img', { name: /^[1-5] out of 5 stars$/ })).toBeAttached();
      await expect(voice.locator('blockquote')).toHaveText(/^[^<>]+$/);
      await expect(voice.locator('figcaption b')).not.toBeEmpty();
      await expect(voice.locator('figcaption')).toHaveText(/\S+ \S+/);
      const face = voice.locator('.avatar');
      const hasPicture = (await face.locator('img').count()) > 0;
      if (!hasPicture) await expect(face).toHaveText(/^\p{L}{1,2}$/u);
    }
  });
});
