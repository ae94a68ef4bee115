import { LOGIN } from '../../e2e/session.ts';
import { expect } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, openForm, pressTwice, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('ADM-FORM-6 the history says who changed what and when, and brings a version back', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  const changed = { price: 700, description: '<p>Four days between the hills.</p>' };
  await callApi(request, 'put', `/tours/${tour.id}`, changed);
  await openForm(page, `/tours/${tour.id}`);
  await formOf(page).getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(new RegExp(`/tours/${tour.id}/history$`));
  const entries = formOf(page).getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(`by ${LOGIN.email}`);
  await expect(entries.first().locator('ins')).toContainText(['Four', '$700']);
  await expect(entries.first().locator('del')).toContainText(['Three', '$640']);
  await entries.last().getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(entries).toHaveCount(3);
  expect(await callApi(request, 'get', `/tours/${tour.id}`)).toMatchObject({ price: 640 });

  for (let price = 701; price <= 709; price += 1) {
    await callApi(request, 'put', `/tours/${tour.id}`, { price });
  }
  await page.reload();
  await expect(entries).toHaveCount(10);
  await page.getByRole('button', { name: 'Show older changes' }).click();
  await expect(entries).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Show older changes' })).toHaveCount(0);
  await entries.last().getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(entries).toHaveCount(13);
  expect(await callApi(request, 'get', `/tours/${tour.id}`)).toMatchObject({ price: 640 });
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-FORM-6 a single record has a history too, and the bin brings back what was deleted', async ({
  page,
  request,
}) => {
  await openAdmin(page, '/metrics');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History of the metrics' })).toBeVisible();

  const tour = await addTour(request);
  await removeRecord(request, 'tours', tour.id);
  const later = await addTour(request);
  await removeRecord(request, 'tours', later.id);
  const successor = await addTour(request, { slug: tour.slug });
  await page.route('**/graphql', (route) => {
    const asked = route.request().postDataJSON();
    if (asked.operationName === 'Bin') asked.variables.limit = 1;
    return route.continue({ postData: JSON.stringify(asked) });
  });
  const menu = page.getByRole('navigation', { name: 'Publication and bin' });
  await menu.getByRole('link', { name: 'Bin' }).click();
  const rows = page.getByRole('region', { name: 'Deleted records' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  const deleted = page.getByRole('listitem', { name: String(tour.title) });
  await page.getByRole('button', { name: 'Show older deletions' }).click();
  await expect(deleted).toContainText(`by ${LOGIN.email}`);
  let restores = 0;
  page.on('request', (call) => {
    if (call.postData()?.includes('"RestoreTour"')) restores += 1;
  });
  await pressTwice(deleted.getByRole('button', { name: /^Restore/ }));
  await expect(deleted).toHaveCount(0);
  const slug = `${tour.slug}-2`;
  await expect(page.getByText(`Tour restored as /tours/${slug}`)).toBeVisible();
  expect(await callApi(request, 'get', `/tours/${tour.id}`)).toMatchObject({ slug });
  expect(restores).toBe(1);
  for (const { id } of [tour, successor]) await removeRecord(request, 'tours', id);
});

test('ADM-FORM-6 a form or history that was loaded by its address gives the focus to the list', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  const form = formOf(page);
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  };
  await openForm(page, `/tours/${tour.id}`);
  await page.reload();
  await form.getByRole('toolbar').waitFor();
  await leave();
  await page.goto(`/admin/tours/${tour.id}`);
  await form.getByRole('link', { name: 'History' }).click();
  await form.getByRole('list', { name: 'Changes' }).waitFor();
  await leave();
  await page.goto(`/admin/tours/${tour.id}/history`);
  await form.getByRole('link', { name: 'Edit' }).click();
  await form.getByRole('toolbar').waitFor();
  await leave();
  await removeRecord(request, 'tours', tour.id);
});
