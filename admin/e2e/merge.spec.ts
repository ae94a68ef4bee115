import { LOGIN } from '../../e2e/session.ts';
import { expect, test } from '../../e2e/test.ts';
import { expectOneScrollbar } from './small-windows.ts';
import { addTour, callApi, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';

test('what two people changed is merged field by field, and nothing is overwritten unseen', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page).first();
  const merge = page.getByRole('dialog', { name: 'This tour has changed since you opened it' });
  await form.getByLabel('Price *').fill('700');
  await form.getByLabel('Category *').fill('Hiking');
  // So long that the refusal of the save does not carry it.
  const description = `<p>${'A long day. '.repeat(2_000)}</p>`;
  const theirs = { duration: '9 Days', price: 800, description };
  await callApi(request, 'put', `/tours/${tour.id}`, theirs);

  await test.step('shows who changed what, and saves nothing before each field is decided', async () => {
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(merge).toContainText(`${LOGIN.email} saved it on`);
    await expect(merge.getByRole('region', { name: 'Their other changes' })).toContainText(
      '9 Days',
    );
    await expect(merge.getByRole('group')).toHaveCount(1);
    await expect(merge.getByRole('group', { name: 'Price' })).toContainText('$800');
    await expect(merge.getByRole('button', { name: 'Save as chosen' })).toBeDisabled();
  });

  await test.step('the form is still there after Keep editing', async () => {
    await merge.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Price *')).toHaveValue('700');
    expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(800);
  });

  await form.getByRole('button', { name: 'Save Changes' }).click();
  await merge.getByRole('radio', { name: 'Mine' }).check();
  await merge.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved).toMatchObject({ price: 700, duration: '9 Days', category: 'Hiking' });

  await test.step('what was deleted meanwhile comes back and is saved, without a further question', async () => {
    await openForm(page, `/tours/${tour.id}`);
    await form.getByLabel('Price *').fill('710');
    await removeRecord(request, 'tours', tour.id);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByText('Tour restored')).toBeVisible();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(710);
  });
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-FORM-4 in a small window one scrollbar leads to each change of a merge', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  await formOf(page).first().getByLabel('Duration *').fill('8 Days');
  const highlights = Array.from({ length: 12 }, (_, index) => `Highlight ${index}`);
  await callApi(request, 'put', `/tours/${tour.id}`, { duration: '9 Days', highlights });
  await formOf(page).first().getByRole('button', { name: 'Save Changes' }).click();
  const merge = page.getByRole('dialog', { name: 'This tour has changed since you opened it' });
  await expectOneScrollbar(page, merge, merge.getByText('Highlight 11'));
  await removeRecord(request, 'tours', tour.id);
});

test('typed text survives a reload, and still meets what someone else saved meanwhile', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page).first();
  await form.getByLabel('Price *').fill('700');
  await callApi(request, 'put', `/tours/${tour.id}`, { price: 800 });
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(form.getByText('Someone else has saved this since')).toBeVisible();
  await expect(form.getByLabel('Price *')).toHaveValue('700');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(form.getByLabel('Price *')).toHaveValue('800');
  await removeRecord(request, 'tours', tour.id);
});

test('a save without a connection says so at once, and is made again by the button', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Price *').fill('700');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('You are offline.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(700);
  await removeRecord(request, 'tours', tour.id);
});
