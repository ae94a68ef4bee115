import { expect } from '../../e2e/test.ts';
import {
  addTour,
  callApi,
  findId,
  openAdmin,
  openForm,
  removeRecord,
  uniqueName,
} from './support.ts';
import { fillTour, formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('ADM-TOURS-1 the search finds tours by title and by destination', async ({
  page,
  request,
}) => {
  const place = uniqueName('Place');
  const tour = await addTour(request, { destination: place });
  const other = await addTour(request);
  await openAdmin(page, '/tours');
  await expect(page.getByRole('heading', { name: 'Tours Management' })).toBeVisible();
  const search = page.getByRole('searchbox');
  for (const text of [String(tour.title), place.toUpperCase()]) {
    await search.fill(text);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(String(tour.title));
  }
  await search.fill(String(other.title));
  await expect(page.getByRole('article')).toContainText(String(other.title));
  await removeRecord(request, 'tours', tour.id);
  await removeRecord(request, 'tours', other.id);
});

test('ADM-TOURS-1 Add Tour opens a modal form that makes a tour', async ({ page, request }) => {
  const title = uniqueName('Hill walk');
  await openAdmin(page, '/tours');
  await page.getByRole('button', { name: 'Add Tour' }).click();
  await expect(page).toHaveURL(/\/admin\/tours\/create$/);
  await fillTour(page, title);
  await formOf(page).getByRole('button', { name: 'Add Tour' }).click();
  await expect(page).toHaveURL(/\/admin\/tours$/);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await removeRecord(request, 'tours', await findId(request, 'tours', title));
});

test('ADM-TOURS-2 a card shows price and badge, and opens page and form', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { price: 1234.5, isActive: false });
  await openAdmin(page, '/tours');
  await page.getByRole('searchbox').fill(String(tour.title));
  const card = page.getByRole('article', { name: String(tour.title) });
  await expect(card).toContainText('$1,234.50');
  await expect(card.getByText('Inactive')).toBeVisible();
  const view = card.getByRole('link', { name: /^View/ });
  await expect(view).toHaveAttribute('href', `/tours/${tour.slug}`);
  await expect(view).toHaveAttribute('target', '_blank');
  // Visitors find no page there yet, so View opens the preview.
  const opening = page.waitForEvent('popup');
  await view.click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/preview\//);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(String(tour.title));
  await preview.close();
  await card.getByRole('button', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tours/${tour.id}$`));
  await expect(formOf(page).getByLabel('Title *')).toHaveValue(String(tour.title));
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-TOURS-2 an active tour carries no Inactive badge', async ({ page, request }) => {
  const tour = await addTour(request);
  await openAdmin(page, '/tours');
  const card = page.getByRole('article', { name: String(tour.title) });
  await expect(card).toBeVisible();
  await expect(card.getByText('Inactive')).toHaveCount(0);
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-TOURS-3 without tours the screen says what to do', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const isList = route.request().postDataJSON()?.operationName === 'ListTour';
    if (!isList) return route.continue();
    return route.fulfill({ json: { data: { tours: { items: [], count: 0 } } } });
  });
  await openAdmin(page, '/tours');
  await expect(page.getByText('No tours found. Add your first tour to get started!')).toBeVisible();
});

test('a tour is saved at once, and the chip follows it until it is live', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await formOf(page).getByLabel('Price *').fill('777');
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(777);
  const chip = page.getByRole('banner').getByRole('button', { name: /Queued|Publish|Live/ });
  await expect(chip).toHaveText('Live');
  await removeRecord(request, 'tours', tour.id);
});
