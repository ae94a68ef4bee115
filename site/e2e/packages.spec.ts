import { expect, test } from '../../e2e/test.ts';

const PACKAGE = '/packages/crater-and-coral-honeymoon';

test.use({ viewport: { width: 1280, height: 900 } });

test('NAV-3 the Packages menu has the active categories by their order', async ({
  page,
  request,
}) => {
  const links = page.locator('#menu-packages').getByRole('link');
  const { data } = await (await request.get('/api/package-categories?sort=order')).json();
  const names: string[] = data.map(({ name }: { name: string }) => name);
  expect(names.length).toBeGreaterThan(1);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Packages', exact: true }).hover();
  await expect(links).toHaveText(['All Packages', ...names]);
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/packages\/category\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await expect(
    page.getByRole('button', { name: 'Packages', exact: true }),
    'NAV-4 Packages is marked on any path below it',
  ).toHaveAttribute('aria-current', 'true');
});

test('PKGS-1 PKGS-2 PKGS-3 pills lead to the packages of a category; the page counts them and leads to contact', async ({
  page,
}) => {
  await page.goto('/packages');
  const main = page.getByRole('main');
  const pills = main.getByRole('navigation', { name: 'Package categories' }).getByRole('link');
  await expect(pills.first()).toHaveText('All Packages');
  await expect(pills.first()).toHaveAttribute('aria-current', 'page');
  const all = await main.getByRole('article').count();
  await expect(main.getByText(`${all} packages`, { exact: true })).toBeVisible();

  await pills.filter({ hasText: 'Honeymoon' }).click();
  await expect(page).toHaveURL('/packages/category/honeymoon');
  const some = await main.getByRole('article').count();
  expect(some).toBeLessThan(all);
  await expect(main.getByText(some === 1 ? '1 package' : `${some} packages`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Crater and Coral Honeymoon' })).toBeVisible();
  const prompt = main.getByRole('region', { name: 'Looking for something made to measure?' });
  await expect(prompt.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('PKG-1 PKG-2 PKG-3 PKG-4 GEN-2 a package shows all there is to know, what is saved and who fits', async ({
  page,
}) => {
  await page.goto(PACKAGE);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Crater and Coral Honeymoon');
  const hero = main.locator('.hero');
  for (const fact of ['Honeymoon', 'Serengeti', '9 Days', '4.9', '48 reviews', 'Up to 2']) {
    await expect(hero).toContainText(fact);
  }
  for (const part of ['Overview', 'Highlights', 'Itinerary', 'Accommodation', 'Inclusions']) {
    await expect(main.getByRole('region', { name: part })).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'Exclusions' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Itinerary' }).getByRole('listitem')).toHaveCount(
    9,
  );

  const booking = main.getByRole('region', { name: /Book Crater and Coral Honeymoon/ });
  await expect(booking.getByRole('heading')).toContainText('$4,890 per person');
  await expect(booking.locator('del')).toContainText('$5,450');
  await expect(booking.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(booking.getByText('Save $560')).toBeVisible();
  await expect(booking).toContainText('10% off');
  await expect(booking.getByLabel('Travellers').getByRole('option')).toHaveText(['1', '2']);
  await expect(booking).toContainText('Free cancellation up to 24 hours before departure');
  await expect(booking).toContainText('No payment needed at request time');

  const gallery = main.getByRole('region', { name: 'Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: 'Next' }).click();
  await expect(gallery.locator('.slides > li').nth(1)).toBeInViewport({ ratio: 0.9 });
  await gallery.getByRole('button', { name: 'Previous' }).click();
  await expect(gallery.locator('.slides > li').first()).toBeInViewport({ ratio: 0.9 });
});

test('PKG-5 an unknown package says Package Not Found and leads back', async ({ page }) => {
  const response = await page.goto('/packages/no-such-package');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Package Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Back to all packages' }).click();
  await expect(page).toHaveURL('/packages');
  expect((await page.goto('/packages/category/no-such-category'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Not Found');
});
