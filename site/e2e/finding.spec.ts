import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';
import { sumShifts, watchShifts } from './layout-shifts.ts';

const titles = (page: Page) => page.locator('.found > .cards h3').allTextContents();

/** Opens a list that the address narrows, and waits until it stands. */
async function openList(page: Page, path: string) {
  await page.goto(path);
  // The filters begin with the first key.
  await page.keyboard.press('Shift');
  await expectList(page);
}

async function expectList(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-awaiting');
  await expect(page.locator('.results')).toHaveAttribute('data-ready');
}

type Trip = { title: string; slug: string; bestMonths: number[]; price: number; duration: string };

async function allOf(page: Page, kind: 'tours' | 'packages'): Promise<Trip[]> {
  return (await (await page.request.get(`/api/${kind}`)).json()).data;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`TRIP-7 a search for February puts trips in season first, says why, and leads on with date and party at ${width} px`, async ({
      page,
    }) => {
      await page.goto('/');
      const form = page.getByRole('search');
      await form.getByLabel('Destination').fill('Zanzibar');
      await form.getByLabel('Date').fill('2031-02-03');
      await form.getByLabel('Travellers').selectOption('3');
      await form.getByRole('button', { name: 'Search Tours' }).click();
      await expectList(page);
      const cards = page.locator('.found > .cards > li');
      await expect(cards.first().locator('.reason')).toHaveText('Best in February');
      const reasons = await cards.evaluateAll((all) =>
        all.map((card) => card.querySelector('.reason') !== null),
      );
      expect(reasons).toEqual(reasons.toSorted((a, b) => Number(b) - Number(a)));
      await expect(cards.first().locator('h3 a')).toHaveAttribute(
        'href',
        /\/tours\/[\w-]+\?date=2031-02-03&travelers=3$/,
      );
      await expectNoViolations(page);
    });

    test(`TRIP-6 TRIP-8 no tour goes to Oman: the search says so and shows the package that does at ${width} px`, async ({
      page,
    }) => {
      await openList(page, '/tours?destination=oman');
      await expect(page.getByText('No tours found matching your criteria.')).toBeVisible();
      const section = page.locator('.others').filter({ hasText: 'Packages that fit' });
      await expect(section.getByRole('link', { name: /Monsoon Route/ })).toBeVisible();
      await expectNoViolations(page);
    });

    test(`TRIP-6 a package stands in the comparison, with the price for the party at ${width} px`, async ({
      page,
    }) => {
      await page.goto(
        '/tours/compare?tours=menai-bay-by-dhow,packages/the-monsoon-route&date=2031-02-03',
      );
      const compared = page.locator('.compared > li');
      await expect(compared.locator('h3')).toHaveText([/Menai/, /Monsoon/]);
      await page.getByLabel('Travellers').selectOption('3');
      await page.getByLabel('Including children').selectOption('1');
      await expect(page).toHaveURL(/&date=2031-02-03&travelers=3&children=1$/);
      await expect(compared.first()).toContainText(/in total/);
      await expect(compared.first().locator('dt').filter({ hasText: 'Route' })).toBeVisible();
      await expect(compared.locator('.differs').first()).toContainText('differs');
      await expect(
        compared.last().getByRole('link', { name: 'Request this trip: The Monsoon' }),
      ).toHaveAttribute(
        'href',
        /^\/packages\/the-monsoon-route\?date=2031-02-03&travelers=3&children=1#book$/,
      );
      await expectNoViolations(page);
    });
  });
}

test('TRIP-8 a past date cannot be chosen, and one in the address is passed over', async ({
  page,
}) => {
  await page.goto('/');
  const date = page.getByRole('search').getByLabel('Date');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await expect(date).toHaveAttribute('min', today);
  await date.fill('2020-02-03');
  await page.getByRole('button', { name: 'Search Tours' }).click();
  await expect(page).toHaveURL('/');
  await openList(page, '/tours?destination=Serengeti&date=2020-02-03&travelers=2');
  await expect(page.locator('.banner')).toContainText('2 travellers');
  await expect(page.locator('.banner')).not.toContainText('2020');
});

test('TRIP-8 swapped, missing and wrong letters, countries and continents find', async ({
  page,
}) => {
  await openList(page, '/tours?destination=Zanzibar&travelers=2');
  const zanzibar = await page.locator('.results-head p').textContent();
  for (const typed of ['Zanizbar', 'Zanzbar', 'Zanzibal']) {
    await openList(page, `/tours?destination=${typed}&travelers=2`);
    await expect(page.getByText('Showing results for “zanzibar”.')).toBeVisible();
    await expect(page.locator('.results-head p')).toHaveText(zanzibar ?? '');
  }
  await openList(page, '/tours?destination=Tanzania');
  expect(await titles(page)).not.toEqual([]);
  await openList(page, '/tours?search=asia');
  expect(await titles(page)).toEqual(['Leopards and Tea of Sri Lanka']);
});

test('TRIP-8 a word finds what it begins with, and the extras of a trip are found', async ({
  page,
}) => {
  await openList(page, '/tours?search=snorkelling');
  await expect(page.getByText('Showing results for “snorkel')).toBeVisible();
  expect(await titles(page)).toContain('Mnemba Reef Snorkel');
  await openList(page, '/tours?search=balloon');
  expect(await titles(page)).not.toEqual([]);
});

test('TRIP-21 a list says which trips do not begin on the date, and shows them last', async ({
  page,
  request,
}) => {
  const { data } = await (
    await request.get('/api/packages/slug/saadani-elephants-by-the-sea')
  ).json();
  await openList(page, `/packages?date=${data.closedDates[0].from}`);
  const cards = page.locator('.found > .cards article');
  await expect(cards.filter({ hasText: data.title })).toContainText('Does not start on this day');
  const last = cards.filter({ hasText: 'Does not start on this day' });
  expect((await titles(page)).slice(-(await last.count()))).toContain(data.title);
});

test('TRIP-8 a search that finds nothing at all offers the nearest', async ({ page }) => {
  await openList(page, '/tours?search=penguins');
  await expect(page.getByText('No tours found matching your criteria.')).toBeVisible();
  const nearest = page.locator('.others').filter({ hasText: 'The nearest we have' });
  await expect(nearest.getByRole('article')).toHaveCount(3);
});

test('TRIP-9 a month narrows the list to its trips, and the number beside each choice is what it gives', async ({
  page,
}) => {
  await openList(page, '/tours?month=2');
  const best = (await allOf(page, 'tours')).filter(({ bestMonths }) => bestMonths.includes(2));
  const shown = Number.parseInt((await page.locator('.results-head p').textContent()) ?? '', 10);
  expect(shown).toBeGreaterThanOrEqual(best.length);
  const group = page.getByRole('group', { name: 'Duration' });
  for (const band of ['3-5 days', '7+ days']) {
    const label = group.locator('label').filter({ hasText: band });
    const count = /\d+/.exec((await label.getAttribute('data-count')) ?? '')?.[0];
    await group.getByLabel(band).check();
    await expect(page.locator('.results-head p')).toHaveText(new RegExp(`^${count} tours? found$`));
  }
});

test('TRIP-9 a list sorts by price, length and rating, and its address keeps it', async ({
  page,
}) => {
  await openList(page, '/tours');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL('/tours?sort=price');
  const cheapest = (await allOf(page, 'tours'))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price);
  await expect.poll(async () => (await titles(page))[0]).toBe(cheapest[0]?.title);
  await page.getByLabel('Sort by').selectOption('Longest');
  const days = ({ duration }: Trip) => Number.parseInt(duration, 10);
  const longest = (await allOf(page, 'tours')).toSorted((a, b) => days(b) - days(a));
  await expect.poll(async () => (await titles(page))[0]).toBe(longest[0]?.title);
});

test('TRIP-9 packages have the same filters, order and search', async ({ page }) => {
  const all = await allOf(page, 'packages');
  await openList(page, '/packages?price=over-3000&sort=price-desc');
  const dear = all.filter(({ price }) => price > 3000).toSorted((a, b) => b.price - a.price);
  await expect(page.locator('.results-head p')).toHaveText(
    dear.length === 1 ? '1 package' : `${dear.length} packages`,
  );
  expect((await titles(page))[0]).toBe(dear[0]?.title);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/packages');
  await page.getByLabel('Search').fill('kilimanjaro');
  const found = page.locator('.found > .cards h3');
  await expect(found.filter({ hasText: 'Kilimanjaro Together' })).toBeVisible();
});

test('TRIP-6 a package is put on the shortlist from its page, beside tours', async ({ page }) => {
  await page.goto('/packages/the-monsoon-route');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Shortlist The Monsoon/ })
    .click();
  await page.goto('/tours/menai-bay-by-dhow');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Shortlist Menai/ })
    .first()
    .click();
  await page.goto('/tours/compare');
  await expect(page.locator('.compared h3')).toHaveText([/Monsoon/, /Menai/]);
});

test('TRIP-10 a trip leads to related trips, its destination and articles, and every article to trips', async ({
  page,
}) => {
  await page.goto('/tours/stone-town-and-spices');
  const more = page.getByRole('region', { name: 'You might also like' });
  await expect(more.getByRole('article')).toHaveCount(3);
  await expect(more.getByRole('link', { name: 'About Zanzibar' })).toHaveAttribute(
    'href',
    '/destinations/zanzibar',
  );
  await more
    .getByRole('link', { name: /^Read: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goto('/blog');
  const articles = await page
    .getByRole('article')
    .getByRole('link', { name: /^Read More/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(articles.length).toBeGreaterThan(5);
  for (const article of articles) {
    await page.goto(article);
    const trips = page.getByRole('region', { name: 'You might also like' }).getByRole('article');
    expect(await trips.count(), article).toBeGreaterThan(0);
  }
  await page.goto('/destinations/zanzibar');
  await expect(page.getByRole('link', { name: /^Read: / }).first()).toBeVisible();
});

test('TRIP-12 one request hands over all trips of the list with date, party and prices', async ({
  page,
}) => {
  const readHandOvers = await recordHandOvers(page);
  await page.goto(
    '/tours/compare?tours=menai-bay-by-dhow,mnemba-reef-snorkel&date=2031-02-03&travelers=2',
  );
  await page.getByRole('button', { name: 'Request all 2 trips' }).click();
  const form = page.getByRole('form', { name: 'One request for 2 trips' });
  await form.getByLabel('Full name').fill('Ada Lovelace');
  await form.getByLabel('E-mail').fill('ada@mail.example');
  await form.getByLabel('Phone').fill('+44 20 7946 0000');
  await form.getByRole('button', { name: 'Request these trips' }).click();
  await expect(form.getByRole('status').first()).toContainText(
    'Thank you for your booking request! We will contact you shortly.',
  );
  const [chat, mail] = await readHandOvers();
  expect(mail?.kind).toBe('mail');
  const text = new URL(chat?.url ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('3 February 2031 (2031-02-03)');
  expect(text).toContain('Travellers: 2');
  for (const title of ['Menai Bay by Dhow', 'Mnemba Reef Snorkel']) {
    expect(text).toMatch(new RegExp(`${title}: \\$[\\d,.]+ in total`));
  }
});

test('TRIP-9 in text of twice the size the words of a search keep their line and their pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tours?date=2031-02-12&travelers=3&children=1');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const said = page.locator('.banner span').filter({ hasText: '3 travellers' });
  await expect.poll(async () => (await said.locator('svg').boundingBox())?.width).toBe(18);
  const line = await page.locator('.banner').evaluate((banner) => banner.clientWidth);
  expect((await said.boundingBox())?.width).toBeGreaterThan(0.7 * line);
});

for (const width of [390, 1440]) {
  test(`TRIP-12 what a script brings pushes nothing away that was read at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    for (const [path, arrived] of [
      ['/tours?page=2', '.found > .cards > li'],
      ['/tours/compare', '.compare .none'],
      ['/tours/compare?tours=menai-bay-by-dhow', '.compared > li'],
      ['/tours/serengeti-river-crossings?date=2031-02-03&travelers=3#book', '.keep[data-offered]'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(arrived).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect.soft(await sumShifts(page), path).toBeLessThan(0.1);
    }
  });
}
