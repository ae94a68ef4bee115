import { expect, type Locator, type Page, test } from '../../e2e/test.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

const photos = (page: Page) => page.locator('.photos > li:visible');
/** The link of a picture to itself in large; another beside it may lead to a trip. */
const linkOf = (photo: Locator) => photo.getByRole('link').first();
const total = (page: Page) => page.locator('.photos > li').count();
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click();
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });

test('GAL-1 GAL-2 GAL-4 GAL-5 categories choose among squares, and all of them begin with three rows', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Gallery');
  const names = await page.locator('[data-filter] button').allTextContents();
  expect(names[0]).toBe('All Photos');
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+/u);

  const first = photos(page).first();
  const box = await first.boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 9))).toBeLessThan(1);
  await expect(first.locator('.caption')).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(first.locator('.caption')).toHaveCSS('opacity', '1');

  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(photos(page), `at ${width} px`).toHaveCount(3 * columns);
  }
  await choose(page, 'Load More Photos');
  await expect(photos(page)).toHaveCount(await total(page));
  await expect(linkOf(photos(page).nth(12))).toBeFocused();

  await choose(page, names[1] ?? '');
  const category = names[1]?.toLowerCase() ?? '';
  const ofCategory = page.locator(`.photos > li[data-category="${category}"]`);
  await expect(photos(page)).toHaveCount(await ofCategory.count());
  await expect(ofCategory.first()).toBeVisible();
  await choose(page, 'All Photos');
  await expect(photos(page)).toHaveCount(12);

  await page.goto('/gallery?category=desert');
  await expect(photos(page)).toHaveCount(0);
  await expect(page.getByText('No images found in this category.')).toBeVisible();
});

test('GAL-3 CONST-1 a picture opens in a lightbox of 1200 by 800, by click and by key, and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('/gallery');
  const link = linkOf(photos(page).nth(1));
  const width = await link.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(400);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));

  await link.focus();
  expect(calls.filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Enter');
  const picture = lightbox(page).locator('.yarl__slide_current img');
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1200);
  expect(box?.height).toBeLessThanOrEqual(800);
  const shown = await picture.getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', shown ?? '');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await link.click();
  await lightbox(page).getByRole('button', { name: 'Close' }).dblclick();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(picture).toBeVisible();
  await page.mouse.click(800, 985);
  await expect(lightbox(page)).toHaveCount(0);
});

test('GAL-3 Back closes the lightbox and stays on the page, as it was; closed otherwise it leaves no step behind', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/gallery');
  await choose(page, 'Load More Photos');
  const last = linkOf(photos(page).last());
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await last.click();
    await expect(lightbox(page).locator('.yarl__slide_current img')).toBeVisible();
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(photos(page)).toHaveCount(await total(page));
    await expect(last).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await page.goto('/gallery');
  await linkOf(photos(page).first()).click();
  await expect(lightbox(page)).toHaveCount(1);
  await page.reload();
  await page.waitForFunction(() => navigation.canGoForward);
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('GAL-3 a double press opens one lightbox, also on a slow line', async ({ page }) => {
  // However slow the machine, the second press is not too late to be a double.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => wait(run, ms === 500 ? 60_000 : ms),
    });
  });
  await page.goto('/gallery');
  const link = linkOf(photos(page).first());
  let letThrough = () => {};
  const pause = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await pause;
    await route.continue();
  });
  await link.dblclick();
  await link.click();
  letThrough();
  const picture = lightbox(page).locator('.yarl__slide_current img');
  await expect(picture).toBeVisible();
  await expect(lightbox(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  // The second press comes down beside the picture, where a press closes the lightbox.
  await page.setViewportSize({ width: 390, height: 844 });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, Math.min((box?.y ?? 0) + (box?.height ?? 0), 844) - 20];
  await page.mouse.click(x, y);
  await page.locator('.yarl__slide_current').waitFor();
  await page.mouse.click(x, y);
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  // A picture comes where the button was.
  await page.getByRole('button', { name: 'Load More Photos' }).dblclick();
  await expect(photos(page)).toHaveCount(await total(page));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(lightbox(page)).toHaveCount(0);
});

test('TRIP-19 a picture says on the page and in the lightbox what the gallery tells of it', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery?isActive=true&limit=100')).json();
  const told = (data as { title: string; description: string }[]).filter(
    (each) => each.description,
  );
  expect(told.length).toBeGreaterThan(0);
  await page.goto('/gallery');
  await choose(page, 'Load More Photos');
  for (const { title, description } of told) {
    const photo = photos(page).filter({ hasText: title }).first();
    await expect(photo.locator('.caption')).toContainText(description);
  }
  const [{ title, description } = { title: '', description: '' }] = told;
  await linkOf(photos(page).filter({ hasText: title }).first()).click();
  const shown = lightbox(page).locator('.yarl__slide_current');
  await expect(shown).toContainText(title);
  await expect(shown).toContainText(description);
});

test('TRIP-10 a picture leads to the trip that shows it, from the page and from the lightbox', async ({
  page,
}) => {
  await page.goto('/gallery');
  const photo = photos(page)
    .filter({ has: page.locator('.trip') })
    .first();
  const source = await linkOf(photo).locator('img').getAttribute('src');
  const id = /\/uploads\/\w+/.exec(source ?? '')?.[0] ?? 'none';
  const trip = photo.locator('.trip');
  await linkOf(photo).focus();
  await page.keyboard.press('Tab');
  await expect(trip).toBeFocused();
  await expect(trip).toHaveCSS('opacity', '1');
  const path = (await trip.getAttribute('href')) ?? '';

  await linkOf(photo).click();
  const inLarge = lightbox(page).locator('.yarl__slide_current').getByRole('link');
  await expect(inLarge).toHaveAttribute('href', new RegExp(`${path}$`));
  await inLarge.click();
  await expect(page).toHaveURL(path);
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.map((image) => image.dataset.src ?? image.getAttribute('src') ?? ''),
    );
  expect(pictures.some((address) => address.startsWith(id))).toBe(true);
});

test('TRIP-19 a picture of a trip has the words that the gallery has for it', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/gallery?isActive=true&limit=100')).json();
  const alts = new Map(
    (data as { image: string; alt: string }[]).map((each) => [each.image, each.alt]),
  );
  await page.goto('/gallery');
  const trips = await page
    .locator('.trip')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  let compared = 0;
  for (const path of new Set(trips)) {
    await page.goto(path);
    for (const link of await page.locator('.gallery .slides a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const id = /\/uploads\/\w+\//.exec(href)?.[0] ?? 'none';
      const alt = [...alts].find(([image]) => image.startsWith(id))?.[1];
      if (!alt) continue;
      await expect(link.locator('img')).toHaveAttribute('alt', alt);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test('TRIP-19 each picture of a trip has words of its own, and those on cards have none', async ({
  page,
}) => {
  const trips = ['/tours/serengeti-river-crossings', '/packages/the-monsoon-route'];
  for (const path of [...trips, '/stays/three-kopjes-camp']) {
    await page.goto(path);
    const large = await altsOf(page, 'main > header img, .gallery .slides img');
    expect(large.length, path).toBeGreaterThan(1);
    for (const alt of large) expect(alt, path).not.toMatch(/^$|, \d+ of \d+$/);
    // The picture behind the title is the first of the slides as well.
    expect(new Set(large).size, path).toBeGreaterThanOrEqual(large.length - 1);
  }
  for (const path of ['/', '/tours', '/packages', '/destinations', '/blog', ...trips]) {
    await page.goto(path);
    const onCards = await altsOf(page, 'main :is(article, .journey-card, .stays) img');
    expect(onCards.length, path).toBeGreaterThan(0);
    expect(onCards.join(''), path).toBe('');
  }
});

const altsOf = (page: Page, pictures: string) =>
  page.locator(pictures).evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? ''));

test.describe('GAL-4 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('GAL-4 without scripts all pictures are there, and lead to themselves in large', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await expect(photos(page)).toHaveCount(await total(page));
    await expect(page.getByRole('button', { name: 'Load More Photos' })).toBeHidden();
    await linkOf(photos(page).first()).click();
    await expect(page).toHaveURL(/\/uploads\/[0-9a-f]{20}\/\d+\.webp$/);
  });
});
