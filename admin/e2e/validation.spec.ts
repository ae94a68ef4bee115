import { expect } from '../../e2e/test.ts';
import { addTour, callApi, findId, openForm, removeRecord, uniqueName } from './support.ts';
import { fillTour, formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('VAL-7 VAL-19 a tour cannot be saved without its required fields', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await openForm(page, '/tours/create');
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Description' }).first().waitFor();
  await form.getByRole('button', { name: 'Add Tour' }).click();
  for (const field of [
    ...['Title', 'Destination', 'Category', 'Tour type', 'Duration', 'Price', 'Description'],
    'Main image',
  ]) {
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  }
  await expect(form.getByLabel('Title *')).toBeFocused();
  expect(sent.some((body) => body.includes('CreateTour'))).toBe(false);
  await form.getByLabel('Title *').fill('Now it has one');
  await expect(form.getByText('Title is required')).toHaveCount(0);
  await form.getByLabel('Price *').fill('1,2,3');
  await expect(form.getByText('Price must be a number')).toBeVisible();
  await form.getByLabel('Price *').fill('1.25');
  await expect(form.getByText('Price must be a number')).toHaveCount(0);
  // To some that is twelve hundred, and to others one dollar twenty.
  await form.getByLabel('Price *').fill('1.200');
  await expect(form.getByLabel('Price *')).toHaveValue('1.200');
  await expect(form.getByText('Price must be a number')).toBeVisible();
  await page.keyboard.press('Tab');
  const ways = form.getByRole('group', { name: 'What 1.200 means' });
  await expect(ways.getByRole('button')).toHaveText(['$1,200', '$1.2']);
  await ways.getByRole('button', { name: '$1,200' }).click();
  await expect(form.getByLabel('Price *')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Price *')).toHaveValue('1200');
  await expect(form.getByText('$1,200 · ').first()).toBeVisible();
  await expect(ways).toHaveCount(0);
  await expect(form.getByText('Price must be a number')).toHaveCount(0);
});

test('VAL-14 VAL-19 a destination cannot be saved without its required fields', async ({
  page,
}) => {
  await openForm(page, '/destinations/create');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Description' }).waitFor();
  await form.getByRole('button', { name: 'Add Destination' }).click();
  for (const field of ['Name', 'Continent', 'Description', 'Image']) {
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  }
});

test('VAL-8 blank rows are dropped on submit, and a price is read as it is written', async ({
  page,
  request,
}) => {
  const title = uniqueName('Rows');
  await openForm(page, '/tours/create');
  await fillTour(page, title);
  const form = formOf(page);
  await form.getByLabel('Price *').clear();
  await form.getByLabel('Price *').pressSequentially('1.240,50');
  await form.getByLabel('Highlights 1', { exact: true }).fill('Coffee at dawn');
  await expect(form.getByLabel('Price *')).toHaveValue('1240.5');
  await form.getByRole('button', { name: 'Add to highlights' }).click();
  await form.getByRole('button', { name: 'Add to highlights' }).click();
  await form.getByLabel('Highlights 3', { exact: true }).fill('  ');
  const days = form.getByRole('group', { name: /^Itinerary \d+$/ });
  await days.nth(0).getByLabel('Title').fill('A day without a description');
  await expect(days.nth(0)).toContainText('Not complete yet: the description is missing.');
  await form.getByRole('button', { name: 'Add to itinerary' }).click();
  await expect(days.nth(0).getByLabel('Day')).toHaveValue('Day 1');
  await days.nth(1).getByLabel('Day').fill('The first day');
  await days.nth(1).getByLabel('Title').fill('Arrival');
  await days.nth(1).getByLabel('Description').fill('Tea on the veranda.');
  await days.nth(1).getByRole('combobox', { name: 'Place' }).fill('-3,5; 37.3556');
  const reviews = form.getByLabel('Reviews');
  await reviews.fill('');
  await reviews.pressSequentially('12-');
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await expect(form.getByText('Reviews must be a number')).toBeVisible();
  await reviews.fill('12');
  await days.nth(0).getByRole('button', { name: 'Leave this day out' }).click();
  await form.getByRole('button', { name: 'Add to itinerary' }).click();
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await expect(form).toHaveCount(0);
  const id = await findId(request, 'tours', title);
  expect(await callApi(request, 'get', `/tours/${id}`)).toMatchObject({
    price: 1240.5,
    highlights: ['Coffee at dawn'],
    inclusions: [],
    exclusions: [],
    gallery: [],
    itinerary: [
      {
        ...{ day: 'The first day', title: 'Arrival', description: 'Tea on the veranda.' },
        ...{ latitude: -3.5, longitude: 37.3556 },
      },
    ],
  });
  await removeRecord(request, 'tours', id);
});

test('VAL-8 a row can be removed only while more than one remains', async ({ page, request }) => {
  const tour = await addTour(request, { highlights: ['One', 'Two'] });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Remove Highlights 1' }).click();
  await expect(form.getByLabel('Highlights 1', { exact: true })).toHaveValue('Two');
  await expect(form.getByRole('button', { name: 'Remove Highlights 1' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Remove Itinerary 1' })).toBeDisabled();
  await removeRecord(request, 'tours', tour.id);
});

test('VAL-19 what the API refuses is shown at the field', async ({ page, request }) => {
  const taken = await addTour(request);
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Slug').fill(taken.slug);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Failed to save tour')).toBeVisible();
  await expect(form.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Slug')).toBeFocused();
  await form.getByLabel('Slug').fill(`${tour.slug}-b`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  await removeRecord(request, 'tours', tour.id);
  await removeRecord(request, 'tours', taken.id);
});

test('VAL-23 an editor without text gives an empty description', async ({ page, request }) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const editor = form.getByRole('textbox', { name: 'Description' }).first();
  await expect(editor).toHaveText('Three days between the hills.');
  await editor.fill('');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Description is required')).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
});
