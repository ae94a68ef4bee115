import { expect, test } from '../../e2e/test.ts';

test('DEST-1 destinations stand under their continent, with their number', async ({ page }) => {
  await page.goto('/destinations');
  const groups = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('article') });
  expect(await groups.count()).toBeGreaterThan(0);
  for (const group of await groups.all()) {
    const cards = await group.getByRole('article').count();
    await expect(group).toContainText(cards === 1 ? '1 destination' : `${cards} destinations`);
  }
});

test('DEST-2 a destination opens with a hero of 70vh, then tells about the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/destinations/serengeti');
  const hero = page.locator('.hero');
  const height = () => hero.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeCloseTo(700, 0);
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await height()).toBeCloseTo(500, 0);
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Serengeti');
  await expect(hero).toContainText('Africa');
  await expect(hero).toContainText('Grass to the horizon');
  await expect(hero.locator('img').first()).toBeVisible();
  const about = page.getByRole('region', { name: 'About Serengeti' });
  await expect(about.getByText(/^Last updated \d+ \w+ \d{4}$/)).toBeVisible();
});

test('DEST-3 DEST-4 the tours whose destination holds the name are listed and counted', async ({
  page,
}) => {
  await page.goto('/destinations/serengeti');
  const section = page.getByRole('region', { name: 'Available Tours' });
  const cards = section.getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  for (const card of await cards.all()) await expect(card).toContainText(/serengeti/i);
  await expect(section).toContainText(`Discover ${count} amazing tours in Serengeti`);
});

test('DEST-5 a destination without tours of its own shows three others', async ({ page }) => {
  await page.goto('/destinations/oman');
  const section = page.getByRole('region', { name: 'Explore Similar Tours' });
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'View All Tours' })).toHaveAttribute(
    'href',
    '/tours',
  );
});

test('DEST-6 a closing invitation leads to contact and tours', async ({ page }) => {
  await page.goto('/destinations/serengeti');
  const invitation = page.getByRole('region', { name: 'Plan your Serengeti journey' });
  await expect(invitation.locator('a[href="/contact"]')).toBeVisible();
  await expect(invitation.locator('a[href="/tours"]')).toBeVisible();
});

test('DEST-7 a missing destination says so and leads back', async ({ page }) => {
  const response = await page.goto('/destinations/no-such-place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination not found');
  await page.getByRole('link', { name: 'Back to all destinations' }).click();
  await expect(page).toHaveURL('/destinations');
});
