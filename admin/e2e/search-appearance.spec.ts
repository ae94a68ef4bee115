import { expect } from '../../e2e/test.ts';
import { addTour, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('OFF-15 a page has a search title, a description and a share picture, which are seen before and after a save', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Search appearance' }).click();
  const preview = form.getByRole('region', { name: 'How it will look' });
  await expect(preview).toContainText(`${tour.title} · `);
  await form.getByLabel('Search title').fill('A week of herds in the northern Serengeti');
  await form.getByLabel('Search description').fill(`${'Herds and rivers. '.repeat(10)}`);
  await form.getByLabel('Share picture address').fill('https://images.example/share.jpg');
  await expect(preview).toContainText('A week of herds in the northern Serengeti');
  await expect(preview).toContainText('The description has 180 letters.');
  await expect(preview.locator('img')).toHaveAttribute('src', 'https://images.example/share.jpg');
  await form.getByLabel('Search description').fill('Herds and rivers.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  await expect(async () => {
    const head = await (await request.get(`/tours/${tour.slug}`)).text();
    expect(head).toContain('<title>A week of herds in the northern Serengeti</title>');
    expect(head).toContain('<meta name="description" content="Herds and rivers.">');
    expect(head).toContain('<meta property="og:image" content="https://images.example/share.jpg">');
  }).toPass();
  await removeRecord(request, 'tours', tour.id);
});
