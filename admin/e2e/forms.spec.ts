import { expect } from '../../e2e/test.ts';
import { addTour, callApi, cutOffLater, openAdmin, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('ADM-FORM-1 the form is empty to create and filled to edit; saving reloads the list', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, '/tours/create');
  const form = formOf(page);
  await expect(form.getByLabel('Title *')).toHaveValue('');
  await expect(form.getByLabel('Price *')).toHaveValue('');
  await expect(form.getByLabel('Active', { exact: true })).toBeChecked();
  await page.goto(`/admin/tours/${tour.id}`);
  await expect(form.getByLabel('Title *')).toHaveValue(String(tour.title));
  await expect(form.getByLabel('Price *')).toHaveValue('640');
  await form.getByLabel('Title *').fill(`${tour.title} anew`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('article', { name: `${tour.title} anew` })).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
});

test('a form that is being saved takes nothing more; after a refusal one types on', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const title = form.getByLabel('Title *');
  await title.press('End');
  await page.keyboard.type(' anew');
  const cut = await cutOffLater(page, 'UpdateTour');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await expect(title).not.toBeFocused();
  await page.keyboard.type(' and lost');
  cut();
  await expect(form.getByText('Failed to save tour')).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type('!');
  await page.unroute('**/graphql');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('article', { name: `${tour.title} anew!` })).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-FORM-4 active and featured are toggled in the form', async ({ page, request }) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Featured', { exact: true }).check();
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved).toMatchObject({ isFeatured: true, isActive: false });
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-FORM-5 declining deletes nothing, confirming deletes', async ({ page, request }) => {
  const tour = await addTour(request);
  await openAdmin(page, '/tours');
  const card = page.getByRole('article', { name: String(tour.title) });
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this tour?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).id).toBe(tour.id);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await request.get(`/api/tours/${tour.slug}`)).status()).toBe(404);
});

test('ADM-FORM-7 the editor is 200 px high and offers six headings and four sizes', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const editor = form.getByRole('textbox', { name: 'Description' }).first();
  await expect(editor).toHaveText('Three days between the hills.');
  expect((await editor.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await form.getByLabel('Text size').click();
  await expect(page.getByRole('option')).toHaveText(['Small', 'Normal', 'Large', 'Huge']);
  await page.keyboard.press('Escape');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await form.getByLabel('Text size').click();
  await page.getByRole('option', { name: 'Huge' }).click();
  await form.getByLabel('Paragraph or heading').click();
  await expect(page.getByRole('option')).toHaveText([
    'Paragraph',
    ...[1, 2, 3, 4, 5, 6].map((n) => `Heading ${n}`),
  ]);
  await page.getByRole('option', { name: 'Heading 4' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const { description } = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(description).toBe('<h4><span class="text-huge">Three days between the hills.</span></h4>');
  await removeRecord(request, 'tours', tour.id);
});

test('unsaved changes are not lost without a question', async ({ page, request }) => {
  const mistakes: Error[] = [];
  page.on('pageerror', (error) => mistakes.push(error));
  const tour = await addTour(request);
  await openAdmin(page, '/tours');
  const card = page.getByRole('article', { name: String(tour.title) });
  await card.getByRole('button', { name: /^Edit/ }).click();
  const form = formOf(page);
  await form.getByLabel('Title *').fill('Something else');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).dblclick();
  await expect(form.getByLabel('Title *')).toHaveValue('Something else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).dblclick();
  await expect(card).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(mistakes).toEqual([]);
  await removeRecord(request, 'tours', tour.id);
});
