import { expect, test } from '../../e2e/test.ts';

const POST = '/blog/a-fair-tip';

test.use({ viewport: { width: 1280, height: 900 } });

test('BLOG-1 BLOG-3 a button filters the articles, the address keeps the choice, and back undoes it', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Blog');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const count = main.getByText(/^Showing \d+ articles?$/);
  const all = await cards.count();
  await expect(count).toHaveText(`Showing ${all} articles`);

  const buttons = main.getByRole('group', { name: 'Category' }).getByRole('button');
  const categories = await cards.locator('.category').allTextContents();
  const distinct = [...new Set(categories)].toSorted();
  await expect(buttons).toHaveText(['All', ...distinct]);

  await buttons.filter({ hasText: 'Wildlife' }).click();
  await expect(page).toHaveURL('/blog?category=Wildlife');
  const some = categories.filter((category) => category === 'Wildlife').length;
  await expect(count).toHaveText(`Showing ${some} articles`);
  await expect(cards.filter({ visible: true })).toHaveCount(some);
  await expect(buttons.filter({ hasText: 'Wildlife' })).toHaveAttribute('aria-pressed', 'true');
  // What is chosen already is no further step.
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(count).toHaveText(`Showing ${all} articles`);

  await page.route('**/*.js*', (route) => route.abort());
  await page.goto('/blog?category=Wildlife');
  await expect(cards.first()).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(cards.first()).toBeVisible();
  await page.unroute('**/*.js*');

  await page.goto('/blog?category=Nothing');
  await expect(main.getByText('No articles found in this category.')).toBeVisible();
  await expect(count).toHaveText('Showing 0 articles');
});

test('BLOG-2 CONST-1 a card shows all of an article in short, under a picture of 600 to 400', async ({
  page,
}) => {
  await page.goto('/blog');
  const card = page.getByRole('article').filter({ hasText: 'A Fair Tip' });
  await card.scrollIntoViewIfNeeded();
  for (const fact of ['Planning', '2 July 2026', '2 min read', 'Neema Mollel']) {
    await expect(card).toContainText(fact);
  }
  await expect(card).toContainText('Tips are customary in Tanzania and never owed.');
  await expect(card.locator('.avatar img').first()).toBeVisible();
  await expect(
    page.getByRole('article').locator('.avatar').filter({ hasText: 'GM' }).first(),
  ).toBeVisible();
  const picture = card.locator('.frame:not(.avatar) img').first();
  const shown = await picture.boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(600 / 400, 1);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/640\.webp$/);
  await card.getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL(POST);
});

test('BLOG-4 while older articles are fetched the list says so, and then holds them', async ({
  page,
}) => {
  // The demo's articles fit one page: here the list is given a second one, which is the first again.
  const list = await (await page.request.get('/blog')).text();
  const link = '<a href="/blog/page/2" data-older>Older articles</a>';
  const withLink = list.replace(/<p[^>]*data-loading[^>]*><\/p>/, `$&${link}`);
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/blog', (route) => route.fulfill({ contentType: 'text/html', body: withLink }));
  await page.route('/blog/page/2', async (route) => {
    await isAnswered;
    await route.fulfill({ contentType: 'text/html', body: list });
  });
  await page.goto('/blog');
  const cards = page.getByRole('article');
  const before = await cards.count();
  await page.getByRole('link', { name: 'Older articles' }).click();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  answer();
  await expect(cards).toHaveCount(2 * before);
  await expect(page.getByText('Loading blog posts...')).toBeHidden();
  await expect(page.getByText(`Showing ${2 * before} articles`)).toBeVisible();
});

test('POST-1 POST-2 POST-4 a post shows its text, its author and articles of the same category', async ({
  page,
}) => {
  const response = await page.goto(POST);
  expect(await response?.text(), 'BLOG-4 the article comes with the page').toContain('On safari');
  const main = page.getByRole('main');
  const hero = main.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).toContainText('A Fair Tip');
  for (const fact of ['Planning', '2 July 2026', '2 min read'])
    await expect(hero).toContainText(fact);
  await expect(hero.locator('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'On safari', exact: true })).toBeVisible();
  await expect(main.getByText(/^Last updated \d+ \w+ \d{4}$/)).toBeVisible();
  const author = main.getByRole('region', { name: 'Author' });
  await expect(author).toContainText('Neema Mollel');
  await expect(author).toContainText('Travel Writer');

  const related = main.getByRole('region', { name: 'Related Articles' }).getByRole('article');
  const count = await related.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  for (const card of await related.all()) {
    await expect(card).toContainText('Planning');
    await expect(card).not.toContainText('A Fair Tip');
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[\w-]+$/);
  }
  await hero.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('POST-3 share buttons open a small window with the address of the page', async ({
  page,
  context,
}) => {
  await context.route(/facebook|twitter|linkedin/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  );
  await page.goto(POST);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  for (const [name, parameter] of [
    ['Facebook', 'u'],
    ['Twitter', 'url'],
    ['LinkedIn', 'url'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: `Share on ${name}` }).click();
    const popup = await opened;
    const { hostname, searchParams } = new URL(popup.url());
    expect(hostname).toContain(name.toLowerCase());
    expect(searchParams.get(parameter)).toBe(canonical);
    if (name === 'Twitter') expect(searchParams.get('text')).toContain('A Fair Tip');
    const size = await popup.evaluate(() => [innerWidth, innerHeight, window.opener === null]);
    expect(size).toEqual([600, 400, true]);
    await popup.close();
  }
  await expect(page).toHaveURL(POST);
});

test('POST-5 an unknown article says so and leads back', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(main.getByText("The article you're looking for doesn't exist")).toBeVisible();
  await main.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});
