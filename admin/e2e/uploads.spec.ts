import { ACCEPTED_PICTURES } from '@karibu/graph/contract';
import { expect, type Locator, type Route } from '../../e2e/test.ts';
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
  await form.getByLabel('Upload Main image', { exact: true }).setInputFiles(makePicture());
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
  // What cannot be shown has no preview.
  await page.route(addressOf('*'), (route) => route.abort());
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const pictures = form.getByRole('img', { name: /^Preview of Gallery \d$/ });
  const open = (index: number) =>
    form.getByRole('button', { name: `Edit Gallery ${index}`, exact: true }).click();
  await open(3);
  await form.getByLabel('Upload Gallery 3').setInputFiles(makePicture());
  const move = form.getByRole('button', { name: 'Move Gallery 3', exact: true });
  await move.press('ArrowUp');
  await (await first.promise).continue();
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute('alt', 'Preview of Gallery 2');
  await expect(pictures).toHaveAttribute('src', /^\/uploads\//);
  await form.getByRole('button', { name: 'Done with Gallery 2' }).click();
  await expect(form.getByRole('button', { name: 'Edit Gallery 2' })).toBeFocused();

  await open(1);
  await form.getByLabel('Upload Gallery 1').setInputFiles(makePicture());
  await form.getByRole('button', { name: 'Remove Gallery 1', exact: true }).click();
  await expect(form.getByRole('group', { name: /^Gallery \d$/ })).toHaveCount(2);
  await (await second.promise).continue();
  await expect(form.locator('button[type=submit]')).toHaveText('Save Changes');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved.gallery).toMatchObject([
    { url: expect.stringMatching(/^\/uploads\//) },
    { url: addressOf('b') },
  ]);
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
  const pictures = form.getByRole('img', { name: /^Preview of Gallery \d$/ });
  const address = form.getByLabel('Gallery 1 address');
  await form.getByLabel('Upload Gallery 1').setInputFiles(makePicture());
  const own = await first.promise;
  await form.getByLabel('Upload several pictures to Gallery').setInputFiles([makePicture()]);
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute('alt', 'Preview of Gallery 2');
  await expect(address).toHaveValue('');
  await own.continue();
  await expect(address).toHaveValue(/^\/uploads\//);
  await expect(pictures).toHaveCount(2);
  const [one, two] = await pictures.evaluateAll((all) =>
    all.map((each) => each.getAttribute('src')),
  );
  expect(one).not.toBe(two);
});

test('uploads wait for the connection, go on by themselves and keep their order; what is never taken has no Retry', async ({
  page,
}) => {
  await openForm(page, '/packages/create');
  const form = formOf(page);
  const field = form.getByLabel('Upload several pictures to Gallery');
  const failures = form.getByRole('list', { name: 'Uploads' }).getByRole('alert');
  const addresses = () =>
    form
      .getByRole('img', { name: /^Preview of Gallery \d$/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')?.split('/')[2]));
  const arrived: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/upload') || !response.ok()) return;
    arrived.push((await response.json()).data.public_id);
  });

  await page.context().setOffline(true);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await field.setInputFiles([text, makePicture(), makePicture()]);
  await expect(form.getByText('No connection. 2 pictures still to upload')).toBeVisible();
  await expect(failures).toHaveCount(1);
  await expect(failures.getByRole('button')).toHaveText(['Dismiss']);
  await page.context().setOffline(false);
  await expect.poll(addresses).toHaveLength(2);
  expect(await addresses()).toEqual(arrived);
  await failures.getByRole('button', { name: 'Dismiss' }).click();

  const broken = { status: 500, json: { success: false, message: 'Something broke' } };
  let count = 0;
  await page.route('**/api/upload', (route) => {
    count += 1;
    return count === 1 || count === 3 ? route.fulfill(broken) : route.continue();
  });
  await field.setInputFiles([makePicture('c.png'), makePicture('d.png'), makePicture('e.png')]);
  await expect(failures).toHaveCount(2);
  await form.getByRole('button', { name: 'Retry all' }).click();
  await expect.poll(addresses).toHaveLength(5);
  const [a, b, d, c, e] = arrived;
  expect(await addresses()).toEqual([a, b, c, d, e]);
  await expect(failures).toHaveCount(0);
});

test('a gallery is put in order by mouse, by finger and by keyboard', async ({ page, request }) => {
  const gallery = ['a', 'b', 'c', 'd'].map((name) => ({
    ...{ url: `https://images.example/${name}.jpg`, type: 'image' },
  }));
  const tour = await addTour(request, { gallery, isActive: false });
  const orderOf = async () => {
    const saved = await callApi(request, 'get', `/tours/${tour.id}`);
    return (saved.gallery as { url: string }[]).map(({ url }) => url.at(-5)).join('');
  };
  const save = async () => {
    await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(formOf(page)).toHaveCount(0);
  };
  const tile = (name: string) => formOf(page).getByRole('group', { name });
  await openForm(page, `/tours/${tour.id}`);
  await tile('Gallery 1').scrollIntoViewIfNeeded();
  const from = await centreOf(tile('Gallery 4'));
  const to = await centreOf(tile('Gallery 1'));
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 20, { steps: 8 });
  await page.mouse.up();
  await save();
  expect(await orderOf()).toBe('dabc');

  await openForm(page, `/tours/${tour.id}`);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await tile('Gallery 1').scrollIntoViewIfNeeded();
  const first = await centreOf(tile('Gallery 1'));
  const second = await centreOf(tile('Gallery 2'));
  await touch('touchStart', [{ x: first.x, y: first.y - 20 }]);
  // The finger rests until the picture is taken up.
  await expect(page.getByText('Dragging Gallery 1.')).toHaveCount(1);
  await touch('touchMove', [{ x: second.x, y: second.y - 20 }]);
  await touch('touchEnd', []);
  await save();
  expect(await orderOf()).toBe('adbc');

  await openForm(page, `/tours/${tour.id}`);
  await formOf(page).getByRole('button', { name: 'Move Gallery 2', exact: true }).press('End');
  await expect(
    formOf(page).getByRole('button', { name: 'Move Gallery 4', exact: true }),
  ).toBeFocused();
  await save();
  expect(await orderOf()).toBe('abcd');
  await removeRecord(request, 'tours', tour.id);
});

test('ADM-FORM-3 an image field takes an upload or an address, and images only', async ({
  page,
}) => {
  await openForm(page, '/destinations/create');
  const form = page.getByRole('dialog');
  const file = form.getByLabel('Upload Image', { exact: true });
  await expect(file.and(page.locator('input'))).toHaveAttribute('accept', ACCEPTED_PICTURES);
  expect(ACCEPTED_PICTURES.split(',')).toEqual(expect.arrayContaining(['image/jpeg', '.heic']));
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
  await formOf(page).getByLabel('Upload Main image', { exact: true }).setInputFiles(fake);
  await expect(formOf(page).getByRole('alert')).toContainText(/Failed to upload image: .+/);
});

type Point = { x: number; y: number };

async function centreOf(element: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
