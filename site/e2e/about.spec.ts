import { expect, test } from '../../e2e/test.ts';

test('ABOUT-1 ABOUT-3 ABOUT-5 the page tells of the house, its numbers, values, people and mission', async ({
  page,
  request,
}) => {
  await page.goto('/about#team');
  const main = page.getByRole('main');
  await expect(page.locator('#team')).toBeInViewport();
  await expect(main.locator('.hero').getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(main.locator('.story img[data-src]')).toHaveCount(2);
  await expect(main.locator('.stats li')).toHaveText([
    '15+ years of experience',
    '50K+ happy travellers',
    '100+ destinations',
    '4.9 average rating',
  ]);
  await expect(main.getByRole('region', { name: 'Our values' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(main.getByRole('region', { name: 'Our mission' })).toContainText(/\w{20}|\w+ \w+/);
  const { data } = await (await request.get('/api/team?sort=order')).json();
  const names = data.map(({ name }: { name: string }) => name);
  expect(names.length).toBeGreaterThan(0);
  await expect(page.locator('#team h3')).toHaveText(names);
});
