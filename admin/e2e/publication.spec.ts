import { expect } from '../../e2e/test.ts';
import { addTour, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('PUB-10 PUB-12 a save is followed until it is live; each release shows its receipt and the way back', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await formOf(page).getByLabel('Price *').fill('641');
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  const live = page.getByRole('link', { name: 'See it live' });
  await expect(live).toHaveAttribute('href', `/tours/${tour.slug}`);
  await page.getByRole('link', { name: 'Publication', exact: true }).click();

  const releases = page.getByRole('region', { name: 'Releases' }).locator('ol > li');
  const mine = releases.filter({ has: page.getByRole('link', { name: `/tours/${tour.slug}` }) });
  await expect(mine.first()).toContainText(/Changed \(\d+\)/);
  await expect(releases.getByText('Live', { exact: true })).toHaveCount(1);

  await releases.getByRole('button', { name: 'Roll back to this' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Roll back the site?' });
  await expect(question).toContainText('Visitors see the site of');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await removeRecord(request, 'tours', tour.id);
});

test('a record is seen as its page before it is saved, and what is wrong with it is said in the form', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { isActive: false });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Title *').fill('');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel('Title *').fill(`${tour.title} before its time`);
  const description = form.getByRole('textbox', { name: 'Description' }).first();
  await description.fill('');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Description is required')).toBeInViewport();
  await expect(description).toBeFocused();
  await description.fill('Before its time.');
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    `${tour.title} before its time`,
  );
  expect(new URL(preview.url()).pathname).toMatch(/^\/preview\//);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('not saved yet');
  await removeRecord(request, 'tours', tour.id);
});
