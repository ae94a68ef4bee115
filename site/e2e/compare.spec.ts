import { expect, test } from '../../e2e/test.ts';

/** Its price differs by season. */
const FROM = 'northern-circuit-classic';
const [CROSSINGS, NATRON, MENAI, MERU] = [
  'serengeti-river-crossings',
  'lake-natron-flamingos',
  'menai-bay-by-dhow',
  'mount-meru-in-four-days',
];

test('a shortlist is counted, kept in the browser, and compared at an address to pass on', async ({
  page,
  browser,
}) => {
  await page.goto(`/tours/${CROSSINGS}`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = bar.getByRole('link', { name: /^Shortlist/ });
  await expect(link).toBeHidden();
  const heart = page.getByRole('button', { name: 'Shortlist Serengeti River Crossings' });
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('is on your shortlist: 1 trip.')).toHaveRole('status');

  await page.goto('/tours?search=natron');
  await page.getByRole('button', { name: 'Shortlist Lake Natron' }).click();
  await expect(link).toHaveAccessibleName('Shortlist: 2 trips');
  await link.click();
  await expect(page).toHaveURL(`/tours/compare?tours=${CROSSINGS},${NATRON}`);
  const compared = page.locator('.compared > li');
  await expect(compared).toHaveCount(2);
  await expect(compared.first()).toContainText('$4,380');
  await expect(compared.first()).toContainText('Jul–Oct');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copy it from the address bar.')).toHaveRole('status');

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.locator('.compared h3')).toHaveText([
    'Serengeti River Crossings',
    'Lake Natron and Its Flamingos',
  ]);
  await friend.close();

  await page.getByRole('button', { name: 'Remove Serengeti River Crossings' }).click();
  await expect(link).toHaveAccessibleName('Shortlist: 1 trip');
  await page.getByRole('button', { name: 'Remove Lake Natron' }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeFocused();
  await expect(page).toHaveURL('/tours/compare');
  await expect(link).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the head of the comparison takes a quarter of the screen at most at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/tours/compare?tours=${CROSSINGS},${NATRON}`);
    const head = await page.locator('main > header').boundingBox();
    expect((head?.y ?? height) + (head?.height ?? height)).toBeLessThanOrEqual(height / 4);
    await expect(page.locator('.compare-head h2')).toBeInViewport();
  });
}

test('TRIP-14 the button that prints waits for the pictures of the comparison', async ({
  page,
}) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/uploads/**', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.compared img')];
      document.title = `Printed ${pictures.filter(({ naturalWidth }) => naturalWidth > 1).length}`;
    };
  });
  await page.goto(`/tours/compare?tours=${CROSSINGS},${NATRON}`, { waitUntil: 'commit' });
  await expect(page.locator('.compared > li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  pressed.resolve();
  await expect(page).toHaveTitle('Printed 2');
});

test('TRIP-12 a comparison says of a price that it is the lowest until somebody chooses a date', async ({
  page,
}) => {
  await page.goto(`/tours/compare?tours=${FROM}`);
  const price = page.locator('.compared dd').first();
  await expect(price).toHaveText(/^from \$2,290 per person$/);
  await page.getByLabel('Travellers').selectOption('2');
  await expect(price).toHaveText(/^from \$[\d,]+ per person for 2from \$[\d,]+ in total$/);
  await page.getByLabel('Date').fill(`${new Date().getUTCFullYear() + 1}-02-10`);
  await expect(price).toHaveText(/^ ?\$[\d,]+ per person for 2\$[\d,]+ in total$/);
});

test('on a phone the buttons above the comparison begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tours/compare?tours=${CROSSINGS},${NATRON}`);
  const startOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.x;
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(await startOf('Copy the link')).toBe(await startOf('Print'));
});

test('of more than three tours the others wait, and one that is gone is told of', async ({
  page,
}) => {
  await page.goto(`/tours/compare?tours=${CROSSINGS},${NATRON},${MENAI},${MERU},no-such-tour`);
  const compared = page.locator('.compared h3');
  await expect(compared).toHaveText([/Crossings/, /Natron/, /Menai/]);
  await expect(page.getByRole('heading', { name: '3 trips' })).toBeVisible();
  const notice = page.locator('.compare-notice');
  await expect(notice).toContainText('One of these trips is no longer offered.');
  await expect(notice).toContainText('You can compare three at a time.');
  await notice.getByRole('button', { name: 'Mount Meru in Four Days' }).click();
  await expect(compared).toHaveText([/Crossings/, /Natron/, /Meru/]);
  await expect(page).toHaveURL(`/tours/compare?tours=${CROSSINGS},${NATRON},${MERU}`);
});

test('a shortlist that is compared stays the own one after a reload and Back, and leaves out what is gone', async ({
  page,
}) => {
  const kept = [CROSSINGS, NATRON, MENAI, MERU, 'no-such-tour'];
  await page.goto('/about');
  await page.evaluate((slugs) => localStorage.setItem('shortlist', JSON.stringify(slugs)), kept);
  await page.goto('/tours/compare');
  const compared = page.locator('.compared h3');
  const notice = page.locator('.compare-notice');
  const link = page.getByRole('link', { name: /^Shortlist/ }).first();
  await notice.getByRole('button', { name: 'Mount Meru' }).click();
  await expect(page).toHaveURL(`/tours/compare?tours=${CROSSINGS},${NATRON},${MERU}`);

  await page.reload();
  await expect(compared).toHaveText([/Crossings/, /Natron/, /Meru/]);
  await expect(notice.getByRole('button', { name: 'Menai' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Serengeti River Crossings' }).click();
  await expect(link).toHaveAccessibleName('Shortlist: 4 trips');
  await expect(compared).toHaveText([/Natron/, /Meru/, /Menai/]);

  await page.goto('/about');
  await page.goBack();
  await expect(compared).toHaveText([/Natron/, /Meru/, /Menai/]);
  await expect(notice).toContainText('One of these trips is no longer offered.');
  await notice.getByRole('button', { name: 'Remove it' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '3 trips' })).toBeFocused();
  await expect(link).toHaveAccessibleName('Shortlist: 3 trips');
});

test('a tour that was given another slug is still compared, and stays on the shortlist', async ({
  page,
}) => {
  await page.route('/trips/names.json', async (route) => {
    const names = await (await route.fetch()).json();
    await route.fulfill({ json: { ...names, renames: { flamingos: NATRON } } });
  });
  await page.goto('/about');
  await page.evaluate(
    (slugs) => localStorage.setItem('shortlist', JSON.stringify(slugs)),
    ['flamingos', MENAI],
  );
  const compared = page.locator('.compared h3');
  await page.goto(`/tours/compare?tours=flamingos,${MERU}`);
  await expect(compared).toHaveText([/Natron/, /Meru/]);
  await expect(page.locator('.compare-notice')).toHaveCount(0);
  await expect(page).toHaveURL(`/tours/compare?tours=${NATRON},${MERU}`);
  await page.getByRole('button', { name: 'Remove Lake Natron' }).click();
  await expect(compared).toHaveText([/Meru/]);

  await page.goto('/tours/compare');
  await expect(compared).toHaveText([/Menai/, /Natron/]);
  // Once a comparison has been opened the shortlist knows the slug of today.
  await page.goto(`/tours/${NATRON}`);
  const heart = page.getByRole('button', { name: 'Shortlist Lake Natron' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/tours/compare');
  await page.getByRole('button', { name: 'Remove Lake Natron' }).click();
  const link = page.getByRole('link', { name: /^Shortlist/ });
  await expect(link.first()).toHaveAccessibleName('Shortlist: 1 trip');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison says what it needs and leads to the list, which has no hearts', async ({
    page,
  }) => {
    await page.goto('/tours/compare');
    const words = page.locator('main noscript');
    await expect(words.locator('p').first()).toBeVisible();
    await expect(words.locator('p').first()).toHaveText(/^Comparing trips needs JavaScript/);
    await words.locator('a').click();
    await expect(page).toHaveURL('/tours');
    await expect(page.locator('.shortlist-button:visible')).toHaveCount(0);
  });
});
