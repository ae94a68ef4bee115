import { sharedLogin } from '../../e2e/session.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { ignorePointerAtRest } from './pointer-at-rest.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const PAGE_SIZE = 6;

type Tour = {
  title: string;
  price: number;
  duration: string;
  destination: string;
  tourType: string;
};

const titles = (page: Page) => page.locator('.cards > li:visible h3').allTextContents();
const count = (page: Page) => page.locator('.results-head p');

async function choose(page: Page, group: string, option: string) {
  await page.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check();
  await expect(page.locator('.results')).toHaveAttribute('data-ready');
}

/** Opens a list and presses a key that does nothing else: with it the filters begin. */
async function openList(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-awaiting');
  await expect(page.locator('.results')).toHaveAttribute('data-ready');
}

/** All tours in the order of the list, as the API tells them. */
async function allTours(page: Page): Promise<(Tour & { days: number })[]> {
  const tours: Tour[] = (await (await page.request.get('/api/tours')).json()).data;
  return tours.map((tour) => ({ ...tour, days: Number.parseInt(tour.duration, 10) }));
}

test('TOURS-1 four radio groups narrow the list, and one button takes every filter off', async ({
  page,
}) => {
  await openList(page, '/tours');
  for (const group of ['Category', 'Destination', 'Price Range', 'Duration']) {
    const radios = page.getByRole('group', { name: group }).getByRole('radio');
    expect(await radios.count(), group).toBeGreaterThan(1);
  }
  const total = (await allTours(page)).length;
  await choose(page, 'Category', 'Sea & Reef');
  await choose(page, 'Destination', 'Zanzibar');
  await choose(page, 'Price Range', 'Under $2000');
  const filtered = Number.parseInt((await count(page).textContent()) ?? '', 10);
  expect(filtered).toBeLessThan(total);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(count(page)).toHaveText(`${total} tours found`);
  await expect(page).toHaveURL('/tours');
});

test('TOURS-1 on a small screen the filters are a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, '/tours');
  const drawer = page.getByRole('complementary', { name: 'Filters' });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByText('3-5 days').click();
  await drawer.getByText('Duration').click();
  await expect(drawer.getByLabel('3-5 days')).toBeChecked();
  // What lies under the button by then is a tour.
  await drawer.getByRole('button', { name: /^Show \d+ tours?$/ }).dblclick();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/tours?duration=3-5');
});

test('TOURS-1 the drawer of filters holds focus, closes when Tab leaves it, and gives focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, '/tours');
  const drawer = page.getByRole('complementary', { name: 'Filters' });
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await button.click();
  await expect(drawer.getByRole('button', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(drawer).toBeHidden();

  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: /^Show \d+ tours?$/ }).focus();
  await page.keyboard.press('Tab');
  await expect(drawer).toBeHidden();
  await expect(page.locator('.cards :focus')).toBeVisible();
});

test('TOURS-1 TOURS-9 Back closes the drawer of filters and keeps what was chosen in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await openList(page, '/tours');
  const drawer = page.getByRole('complementary', { name: 'Filters' });
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await button.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/tours');

  await button.click();
  await choose(page, 'Duration', '7+ days');
  await choose(page, 'Duration', '3-5 days');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/tours?duration=3-5');
  await page.goBack();
  await expect(page).toHaveURL('/tours');

  await button.click();
  await page.mouse.click(380, 600);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/tours');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

/** These tours are counted, and the first page of them is shown in their order. */
async function expectTours(page: Page, tours: Tour[]) {
  await expect(count(page)).toHaveText(new RegExp(`^${tours.length} tours? found$`));
  const shown = tours.slice(0, PAGE_SIZE).map(({ title }) => title);
  await expect.poll(() => titles(page)).toEqual(shown);
}

const PRICE_BANDS = [
  ['Under $2000', (price: number) => price < 2000],
  ['$2000-$3000', (price: number) => price >= 2000 && price <= 3000],
  ['Over $3000', (price: number) => price > 3000],
] as const;

test('TOURS-2 each price band shows the tours of that price and no others', async ({ page }) => {
  await openList(page, '/tours');
  const all = await allTours(page);
  for (const [band, holds] of PRICE_BANDS) {
    await choose(page, 'Price Range', band);
    await expectTours(
      page,
      all.filter(({ price }) => holds(price)),
    );
  }
});

const DURATION_BANDS = [
  ['3-5 days', 3, 5],
  ['5-7 days', 5, 7],
  ['7+ days', 7, 999],
] as const;

test('TOURS-3 each duration band holds its bounds', async ({ page }) => {
  await openList(page, '/tours');
  const all = await allTours(page);
  for (const [band, from, to] of DURATION_BANDS) {
    await choose(page, 'Duration', band);
    await expectTours(
      page,
      all.filter(({ days }) => days >= from && days <= to),
    );
  }
});

test('TOURS-4 after a search a banner names destination, travellers and date', async ({ page }) => {
  await openList(page, '/tours?destination=Serengeti&date=2031-08-12&travelers=3');
  const banner = page.locator('.banner');
  await expect(banner).toContainText('Serengeti');
  await expect(banner).toContainText('3 travellers');
  await expect(banner).toContainText('12 August 2031');
  const shown = page.locator('.cards > li:visible');
  expect(await shown.count()).toBeGreaterThan(0);
  for (const card of await shown.all()) {
    await expect(card.locator('.place')).toContainText('Serengeti');
  }
  await banner.getByRole('button', { name: 'Clear your search' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL('/tours');
});

test('TOURS-4 the banner says what the address asks for and no filter shows, and takes it off', async ({
  page,
}) => {
  const long = 'nowhere'.repeat(60);
  for (const [query, said] of [
    ['destination=Narnia&travelers=99999&date=2020-99-99', 'Narnia'],
    ['category=Trains&duration=3-5', 'Trains'],
    [`destination=${long}&duration=3-5`, long],
  ] as const) {
    await openList(page, `/tours?${query}`);
    const banner = page.locator('.banner');
    await expect(banner).toContainText(said);
    await banner.getByRole('button', { name: 'Clear your search' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveURL(query.includes('duration') ? '/tours?duration=3-5' : '/tours');
  }
  await openList(page, '/tours?destination=zanzibar&category=Sea+%26+Reef');
  await expect(page.locator('.banner')).toHaveCount(0);
  // The categories of packages are pills: no filter shows one.
  await openList(page, '/packages?category=honeymoon');
  await expect(page.locator('.banner')).toContainText('honeymoon');
});

test('TOURS-5 a count shows the number of tours found', async ({ page }) => {
  await openList(page, '/tours');
  await expect(count(page)).toHaveText(`${(await allTours(page)).length} tours found`);
});

test('TOURS-6 the list shows six tours a page, with Previous, numbers and Next', async ({
  page,
}) => {
  await openList(page, '/tours');
  const all = (await allTours(page)).map(({ title }) => title);
  expect(all.length).toBeGreaterThan(PAGE_SIZE);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await titles(page)).toEqual(all.slice(0, PAGE_SIZE));
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/tours?page=2');
  await expect.poll(() => titles(page)).toEqual(all.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  await pages.getByRole('button', { name: 'Page 1' }).click();
  expect(await titles(page)).toEqual(all.slice(0, PAGE_SIZE));
  const last = Math.ceil(all.length / PAGE_SIZE);
  await pages.getByRole('button', { name: `Page ${last}` }).click();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('TOURS-6 an address of a page that is not there shows the last one, and is corrected', async ({
  page,
}) => {
  for (const [wrong, right] of [
    ['/tours?page=99', /\/tours\?page=\d$/],
    ['/tours?price=over-3000&page=99', /\/tours\?price=over-3000(&page=\d)?$/],
    ['/tours/type/safari?page=99', /\/tours\/type\/safari(\?page=\d)?$/],
    ['/tours?page=none', /\/tours$/],
  ] as const) {
    await page.goto('/about');
    await openList(page, wrong);
    await expect(page).toHaveURL(right);
    const asked = new URL(page.url()).searchParams.get('page') ?? '1';
    const shown = page.locator('.pages [aria-current]');
    if (await shown.count()) await expect(shown).toHaveText(asked);
    expect((await titles(page)).length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('TOURS-7 a filter change goes back to page 1', async ({ page }) => {
  await openList(page, '/tours?page=2');
  await choose(page, 'Price Range', 'Under $2000');
  await expect(page).toHaveURL('/tours?price=under-2000');
});

test('TOURS-7 a list that the address narrows waits for its filters before it shows tours', async ({
  page,
}) => {
  for (const late of ['**/_astro/*.js', '**/trips/facets.json']) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/tours?destination=Serengeti', { waitUntil: 'commit' });
    await expect(page.getByText('Finding your tours…')).toBeVisible();
    expect(await titles(page)).toEqual([]);
    release();
    await expect(page.getByText('Finding your tours…')).toBeHidden();
    expect((await titles(page)).length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('TOURS-7 a list that does not come says so, and can be asked for again', async ({ page }) => {
  await page.route('**/trips/facets.json', (route) => route.abort());
  await page.goto('/tours?page=2');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(PAGE_SIZE);
});

test('TOURS-8 with no match the list says so', async ({ page }) => {
  await openList(page, '/tours?search=nothing-is-called-this');
  await expect(page.getByText('No tours found matching your criteria.')).toBeVisible();
  expect(await titles(page)).toEqual([]);
});

test('TOURS-9 a copied address shows the same list, and Back restores the one before', async ({
  page,
  context,
}) => {
  await openList(page, '/tours');
  const before = await titles(page);
  await choose(page, 'Destination', 'Serengeti');
  await choose(page, 'Price Range', 'Over $3000');
  const narrowed = await titles(page);
  expect(narrowed).not.toEqual(before);

  const copy = await context.newPage();
  await openList(copy, page.url());
  expect(await titles(copy)).toEqual(narrowed);

  await page.goBack();
  await expect(page).toHaveURL('/tours?destination=Serengeti');
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect.poll(() => titles(page)).toEqual(before);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(narrowed);
});

test('TOURS-9 typing in the search box narrows the list without filling the history', async ({
  page,
}) => {
  await openList(page, '/tours');
  await page.getByLabel('Search').pressSequentially('flamingo');
  await expect(page).toHaveURL('/tours?search=flamingo');
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(PAGE_SIZE);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/tours/);
});

test('TOURS-10 without scripts every active tour has a link on the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/tours?destination=Serengeti');
  await expect(page.locator('.cards > li')).toHaveCount(PAGE_SIZE);
  await page.getByText('All tours by name').click();
  const links = page.locator('.all-tours a');
  const all = await allTours(page);
  expect(new Set(await links.allTextContents())).toEqual(new Set(all.map(({ title }) => title)));
  await expect(links.last()).toBeVisible();
  await expect(page.locator('.filters')).toBeHidden();
  await expect(page.locator('main noscript .banner')).toHaveText(/^Filters need JavaScript/);
  await expect(page.locator('main noscript .banner')).toBeVisible();
  await context.close();
});

for (const [type, title] of [
  ['safari', 'Safaris'],
  ['zanzibar-excursion', 'Zanzibar Excursions'],
] as const) {
  test(`TOURS-11 /tours/type/${type} lists its tours under ${title}`, async ({ page }) => {
    await openList(page, `/tours/type/${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const ofType = (await allTours(page)).filter(({ tourType }) => tourType === type);
    await expect(count(page)).toHaveText(`${ofType.length} tours found`);
    const names = await page.locator('.all-tours a').allTextContents();
    expect(new Set(names)).toEqual(new Set(ofType.map((tour) => tour.title)));
    const cheap = ofType.filter(({ price }) => price < 2000);
    await choose(page, 'Price Range', 'Under $2000');
    await expect(page).toHaveURL(`/tours/type/${type}?price=under-2000`);
    expect(await titles(page)).toEqual(cheap.slice(0, PAGE_SIZE).map((tour) => tour.title));
  });
}

test.describe('TOURS-1 before the script of the filters', () => {
  /** Opens a list whose script is held back until the function it gives is called. */
  async function openHeldBack(page: Page, path: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/_astro/react.*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/about');
    await page.goto(path);
    return resolve;
  }

  test('TOURS-1 no script of the filters is fetched until somebody does something', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await ignorePointerAtRest(page);
    await page.goto('/tours', { waitUntil: 'networkidle' });
    expect(scripts.filter((path) => /react|TripBrowser/.test(path))).toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(scripts.filter((path) => /react|TripBrowser/.test(path))).toHaveLength(2);
  });

  test('TOURS-9 a choice that was made early is a step of the history like any other', async ({
    page,
  }) => {
    const release = await openHeldBack(page, '/tours');
    await page.getByRole('group', { name: 'Duration' }).getByLabel('3-5 days').check();
    release();
    await expect(page).toHaveURL('/tours?duration=3-5');
    await page.goBack();
    await expect(page).toHaveURL('/tours');
    await expect(page.locator('.cards > li:visible')).toHaveCount(PAGE_SIZE);
  });

  test('TOURS-6 a page that was asked for early is turned to', async ({ page }) => {
    const release = await openHeldBack(page, '/tours');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByRole('button', { name: 'Page 3' }).click();
    release();
    await expect(page).toHaveURL('/tours?page=3');
  });

  test('TOURS-9 a choice made after an early press of the button that takes all off stays', async ({
    page,
  }) => {
    const release = await openHeldBack(page, '/tours');
    const durations = page.getByRole('group', { name: 'Duration' });
    await durations.getByLabel('3-5 days').check();
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await durations.getByLabel('5-7 days').check();
    release();
    await expect(page.locator('.results')).toHaveAttribute('data-ready');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page).toHaveURL('/tours?duration=5-7');
  });

  test('a tour that is put on the shortlist early stays on it', async ({ page }) => {
    const release = await openHeldBack(page, '/tours');
    const heart = page.getByRole('button', { name: /^Shortlist / }).first();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await heart.click();
    release();
    await expect(page).toHaveURL('/tours?page=2');
    await page.goBack();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('TOURS-6 a list whose script got lost says so, and turns to the page that was asked for', async ({
    page,
  }) => {
    const lost = '**/_astro/react.*.js';
    await page.route(lost, (route) => route.abort());
    await page.goto('/tours');
    await page.getByRole('button', { name: 'Page 2' }).click();
    const notice = page.getByText('The connection dropped before this part had loaded');
    await expect(notice).toBeVisible();
    await expect(page.getByText('All tours are listed below by name.')).toBeVisible();
    await page.getByRole('button', { name: 'Page 3' }).click();
    await page.unroute(lost);
    await expect(page).toHaveURL('/tours?page=3', { timeout: 60_000 });
    await expect(notice).toHaveCount(0);
  });

  test('TOURS-1 Back closes a drawer that was opened early, once it can', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openHeldBack(page, '/tours');
    const drawer = page.getByRole('complementary', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await drawer.getByRole('group', { name: 'Duration' }).getByLabel('3-5 days').check();
    release();
    await expect(page).toHaveURL('/tours?duration=3-5');
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/tours?duration=3-5');
    await page.goBack();
    await expect(page).toHaveURL('/tours');
  });
});

test('TRIP-9 of many destinations the others are found by name, chosen, kept by the address and cleared', async ({
  page,
  request,
}) => {
  const { token } = await sharedLogin(request);
  const headers = { Authorization: `Bearer ${token}` };
  const { data: oman } = await (await request.get('/api/destinations/oman')).json();
  const ids: string[] = [];
  try {
    for (const name of ['Menai Bay', 'Materuni', 'Lake Eyasi', 'Mount Meru', 'Lushoto']) {
      const { continent, description, image } = oman;
      const data = { name, continent, description, image };
      const made = await request.post('/api/destinations', { headers, data });
      expect(made.status()).toBe(201);
      ids.push((await made.json()).data.id);
    }
    const published = async () =>
      (await (await request.get('/trips/facets.json')).json()).destinations;
    await expect.poll(published).toContain('Lushoto');
    await openList(page, '/tours');
    const group = page.getByRole('group', { name: 'Destination' });
    const find = group.getByRole('textbox', { name: 'Find a destination' });
    await expect(group.getByRole('radio')).toHaveCount(13);
    await expect(group.getByLabel('Pemba Island')).toHaveCount(0);
    await find.fill('no such place');
    await expect(group.getByText('No destination has this name.')).toHaveRole('status');
    await find.fill('pem');
    await group.getByLabel('Pemba Island').check();
    await expect(page).toHaveURL('/tours?destination=Pemba+Island');
    await expect(page.locator('.results-head p')).toHaveText('1 tour found');
    await expect(page.locator('.banner')).toHaveCount(0);
    await openList(page, page.url());
    await expect(group.getByLabel('Pemba Island')).toBeChecked();
    await expect(page.locator('.banner')).toHaveCount(0);
    await find.fill('man');
    await expect(group.getByLabel('Pemba Island')).toBeChecked();
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/tours');
    await expect(find).toHaveValue('');
    await expect(group.getByLabel('All')).toBeChecked();
    await page.goBack();
    await expect(group.getByLabel('Pemba Island')).toBeChecked();
  } finally {
    for (const id of ids) await request.delete(`/api/destinations/${id}`, { headers });
  }
});

for (const height of [450, 900]) {
  test(`TRIP-9 no choice that has focus lies under the foot of the drawer at ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 720, height });
    await openList(page, '/tours');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('group', { name: 'Category' }).getByLabel('All').focus();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isSeen = () =>
        page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          if (!box) return false;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return document.elementFromPoint(x, y) === document.activeElement;
        });
      await expect.poll(isSeen, { timeout: 5000 }).toBe(true);
    }
  });
}
