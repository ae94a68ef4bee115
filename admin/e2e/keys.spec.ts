import { expect, test } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';

test('keys lead to the search, list themselves, and save the open form once', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openAdmin(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search all records')).toBeFocused();
  await openAdmin(page, '/tours');
  const search = page.getByLabel('Search by title or destination');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('what?');
  await expect(search).toHaveValue('what?');
  await search.fill(String(tour.title));
  await search.blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Save the open form');
  await keys.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Edit ${tour.title}` }).click();
  await formOf(page).getByLabel('Price *').fill('651');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved).toMatchObject({ price: 651, version: tour.version + 1 });
  await removeRecord(request, 'tours', tour.id);
});
