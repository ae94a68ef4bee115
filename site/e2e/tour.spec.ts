import { expect, type Locator, type Page, test } from '../../e2e/test.ts';

const TOUR = '/tours/serengeti-river-crossings';

const hrefOf = (link: Locator) => link.evaluate((element) => (element as HTMLAnchorElement).href);

const countSheets = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
};

test.use({ viewport: { width: 1280, height: 900 } });

test('TOUR-1 the gallery moves by next and previous, and stops at its ends', async ({ page }) => {
  await page.goto(TOUR);
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  const next = gallery.getByRole('button', { name: 'Next' });
  const previous = gallery.getByRole('button', { name: 'Previous' });
  const slides = gallery.locator('.slides > li');
  expect(await slides.count()).toBeGreaterThan(1);
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();
  // The second one shows its edge, so it can be reached; what is further on cannot.
  await expect(gallery.locator('.slides > li:not([inert])')).toHaveCount(2);
  await next.click();
  await expect(previous).toBeEnabled();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await previous.click();
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('TOUR-1 a picture of the gallery opens in the lightbox, which is fetched only then, and gives the focus back', async ({
  page,
}) => {
  for (const path of [TOUR, '/packages/crater-and-coral-honeymoon']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const gallery = page.getByRole('region', { name: 'Gallery' });
    const second = gallery.locator('.slides a').nth(1);
    const lightbox = page.getByRole('dialog', { name: 'Lightbox' });
    const current = lightbox.locator('.yarl__slide_current');
    const scripts: string[] = [];
    page.on('request', (request) => {
      const [script] = /Lightbox\.[^/]+\.js$/.exec(request.url()) ?? [];
      if (script) scripts.push(script);
    });
    const [first, shown] = [
      await hrefOf(gallery.locator('.slides a').first()),
      await hrefOf(second),
    ];
    const caption = (await second.locator('img').getAttribute('alt')) ?? '';
    await second.focus();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    expect(scripts).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(current.getByRole('img')).toHaveAttribute('src', shown);
    await expect(current).toHaveText(caption);
    expect(scripts).toHaveLength(1);
    await page.keyboard.press('ArrowLeft');
    await expect(current.getByRole('img')).toHaveAttribute('src', first);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(second).toBeFocused();
    page.removeAllListeners('request');

    await page.keyboard.press('Enter');
    await expect(current.getByRole('img')).toBeVisible();
    await page.goBack();
    await expect(lightbox).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(second).toBeFocused();
  }
});

test.describe('TOUR-1 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TOUR-1 without scripts a picture leads to itself in large', async ({ page, request }) => {
    await page.goto(TOUR);
    const links = page.getByRole('region', { name: 'Gallery' }).locator('.slides a');
    for (const link of await links.all()) {
      const answer = await request.get(await hrefOf(link));
      expect(answer.headers()['content-type']).toBe('image/webp');
    }
    await links.first().click();
    await expect(page).toHaveURL(/\/uploads\/[0-9a-f]{20}\/\d+\.webp$/);
  });
});

test('TOUR-2 the page shows all there is to know of a tour', async ({ page }) => {
  await page.goto(TOUR);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Serengeti River Crossings');
  const hero = main.locator('.hero');
  for (const fact of ['Wildlife Safari', 'Northern Serengeti', '7 Days', '4.9', '86 reviews']) {
    await expect(hero).toContainText(fact);
  }
  await expect(main.getByRole('heading', { name: /\$4,380 per person/ })).toBeVisible();
  for (const section of ['Overview', 'Highlights', 'Itinerary', 'Inclusions', 'Exclusions']) {
    await expect(main.getByRole('region', { name: section })).toBeVisible();
  }
  const days = main.getByRole('region', { name: 'Itinerary' }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toContainText('Day 1');
  await expect(main.getByRole('form', { name: 'Booking request' })).toBeVisible();
});

test('TOUR-2 a tour in Arabic is laid out from right to left, and the words of the site are not', async ({
  page,
}) => {
  const [title, text] = ['رحلة عبور نهر مارا', 'على متن مركب شراعي قديم.'];
  await page.route(TOUR, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/(<h1[^>]*>)[^<]*/, `$1${title}`)
      .replace(/(class="rich[^>]*>\s*<p[^>]*>)[^<]*/, `$1${text}`)
      .replace(/(id="highlight".*?<li[^>]*>)[^<]*/s, `$1${text}`)
      .replace(/(id="itinerary".*?<h3[^>]*>)[^<]*/s, `$1${title}`);
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(TOUR);
  const main = page.getByRole('main');
  const days = main.getByRole('region', { name: 'Itinerary' });
  for (const block of [
    main.getByRole('heading', { level: 1, name: title }),
    main.locator('.rich'),
    main.getByRole('region', { name: 'Highlights' }).getByRole('list'),
    days.getByRole('list'),
  ]) {
    await expect(block).toHaveCSS('direction', 'rtl');
  }
  await expect(days.getByRole('heading', { name: 'Itinerary' })).toHaveCSS('direction', 'ltr');
  await expect(main.getByRole('region', { name: 'Inclusions' }).getByRole('list')).toHaveCSS(
    'direction',
    'ltr',
  );
  const dot = await days
    .locator('li')
    .first()
    .evaluate((item) => Number.parseFloat(getComputedStyle(item, '::before').right));
  expect(dot).toBeLessThan(10);
});

test('GEN-2 the page states free cancellation and that nothing is paid when asking', async ({
  page,
}) => {
  await page.goto(TOUR);
  await expect(page.getByText('Free cancellation up to 24 hours before departure')).toBeVisible();
  await expect(page.getByText('No payment needed at request time')).toBeVisible();
});

test('TOUR-2 the months that suit the tour are marked', async ({ page }) => {
  await page.goto(TOUR);
  const strip = page.getByRole('figure', { name: 'Best time to go: Jul–Oct' });
  await expect(strip.locator('li')).toHaveCount(12);
  await expect(strip.locator('.best')).toHaveText(['J', 'A', 'S', 'O']);
});

test('TOUR-2 on a small screen price and Book stay at hand, and Book leads to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOUR);
  const bar = page.locator('.bottom');
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('$4,380');
  await bar.getByRole('link', { name: 'Book' }).click();
  await expect(page.getByRole('form', { name: 'Booking request' })).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test('TOUR-4 an unknown tour says Tour Not Found and leads back to the list', async ({ page }) => {
  const response = await page.goto('/tours/no-such-tour');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Back to all tours' }).click();
  await expect(page).toHaveURL('/tours');
});

test('TOUR-2 the route has a map, with its stops as a list beside it', async ({ page }) => {
  await page.goto(TOUR);
  const route = page.getByRole('region', { name: 'Route' });
  await route.scrollIntoViewIfNeeded();
  const map = route.getByRole('img', { name: /^Map of the route: Karatu, Seronera, Kogatende/ });
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expect(route.getByRole('listitem').nth(2)).toHaveText(/Kogatende\s+Days 3–6/);
});

test('TOUR-2 on paper a tour is at most two pages, without what is only for screens', async ({
  page,
}) => {
  for (const path of [TOUR, '/tours/from-the-mountain-to-the-monsoon']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await countSheets(page), path).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', '#itinerary', '.map', '.inclusion', '#book-title', '.contacts']) {
    await expect(page.locator(shown).first(), shown).toBeVisible();
  }
  for (const hidden of ['.bar', '.booking form', '.bottom', '.gallery', '.shortlist-button']) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  }

  const days = page.locator('[aria-labelledby="itinerary"] > ol');
  await days.evaluate((list) => {
    const [day] = list.children;
    while (day && list.children.length < 80) list.append(day.cloneNode(true));
  });
  expect(await countSheets(page), 'a long tour flows on').toBeGreaterThan(3);
});
