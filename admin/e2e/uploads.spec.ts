import { expect, type Route } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { addTour, callApi, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('ADM-FORM-2 the form cannot be sent while an image uploads', async ({ page, request }) => {
  const tour = await addTour(request);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload', async (route) => {
    await gate;
    await route.continue();
  });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Upload Main image').setInputFiles(makePicture());
  const submit = form.locator('button[type=submit]');
  await expect(submit).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  release();
  await expect(form.getByLabel('Main image address')).toHaveValue(/^\/uploads\//);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(form).toHaveCount(0);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).image).toMatch(/^\/uploads\//);
  await removeRecord(request, 'tours', tour.id);
});

test('a picture of a gallery goes where its row has moved while it was uploaded, and into no other row', async ({
  page,
  request,
}) => {
  const addressOf = (name: string) => `https://images.example/${name}.jpg`;
  const gallery = ['a', 'b', 'c'].map((name) => ({ url: addressOf(name), type: 'image' }));
  const tour = await addTour(request, { gallery });
  const first = Promise.withResolvers<Route>();
  const second = Promise.withResolvers<Route>();
  const waiting = [first, second];
  await page.route('**/api/upload', (route) => waiting.shift()?.resolve(route));
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const rows = form.getByLabel(/^Gallery \d address$/);
  await form.getByLabel('Upload Gallery 3').setInputFiles(makePicture());
  const move = form.getByRole('button', { name: 'Move Gallery 3', exact: true });
  await move.press('ArrowUp');
  await (await first.promise).continue();
  await expect(rows.nth(1)).toHaveValue(/^\/uploads\//);
  await expect(rows.nth(0)).toHaveValue(addressOf('a'));
  await expect(rows.nth(2)).toHaveValue(addressOf('b'));

  await form.getByLabel('Upload Gallery 1').setInputFiles(makePicture());
  await form.getByRole('button', { name: 'Remove Gallery 1', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await (await second.promise).continue();
  await expect(form.locator('button[type=submit]')).toHaveText('Save Changes');
  await expect(rows.nth(0)).toHaveValue(/^\/uploads\//);
  await expect(rows.nth(1)).toHaveValue(addressOf('b'));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved.gallery).toMatchObject([{}, { url: addressOf('b') }]);
  await removeRecord(request, 'tours', tour.id);
});

test('a blank row that waits for its own picture is not taken by one of several', async ({
  page,
}) => {
  const first = Promise.withResolvers<Route>();
  const waiting = [first];
  await page.route('**/api/upload', (route) => {
    const own = waiting.shift();
    return own ? own.resolve(route) : route.continue();
  });
  await openForm(page, '/packages/create');
  const form = formOf(page);
  const rows = form.getByLabel(/^Gallery \d address$/);
  await form.getByLabel('Upload Gallery 1').setInputFiles(makePicture());
  const own = await first.promise;
  await form.getByLabel('Upload several pictures to Gallery').setInputFiles([makePicture()]);
  await expect(rows.nth(1)).toHaveValue(/^\/uploads\//);
  await expect(rows.nth(0)).toHaveValue('');
  await own.continue();
  await expect(rows.nth(0)).toHaveValue(/^\/uploads\//);
  await expect(rows).toHaveCount(2);
  expect(await rows.nth(0).inputValue()).not.toBe(await rows.nth(1).inputValue());
});

test('ADM-FORM-3 an image field takes an upload or an address, and images only', async ({
  page,
}) => {
  await openForm(page, '/destinations/create');
  const form = page.getByRole('dialog');
  const file = form.getByLabel('Upload Image', { exact: true });
  await expect(file.and(page.locator('input'))).toHaveAttribute('accept', 'image/*');
  await form.getByLabel('Image address').fill('https://images.example/place.jpg');
  await expect(form.getByLabel('Image address')).toHaveValue('https://images.example/place.jpg');
  await file.and(page.locator('input')).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(form.getByRole('alert')).toContainText('Failed to upload image');
  await expect(form.getByLabel('Image address')).toHaveValue('https://images.example/place.jpg');
});

test('ERR-1 what the server does not take shows Failed to upload image and why', async ({
  page,
}) => {
  await openForm(page, '/tours/create');
  const fake = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await formOf(page).locator('input[type=file]').first().setInputFiles(fake);
  await expect(formOf(page).getByRole('alert')).toContainText(/Failed to upload image: .+/);
});
