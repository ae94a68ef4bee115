import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, type Route } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import {
  askToDelete,
  callApi,
  cutOff,
  findId,
  noteAnswers,
  openAdmin,
  readPage,
  removeRecord,
  uniqueName,
} from './support.ts';
import { test } from './warm-page.ts';

/** Visitors do not see it, and it stands behind everything else. */
const HIDDEN = { image: 'https://images.example/g.jpg', category: 'cultural', isActive: false };

type Item = { id: string; image: string };

/** A place before everything that is there. */
const FIRST = -1000;

function titlesOf(page: Page, word: string) {
  return page.getByRole('article').filter({ hasText: word }).getByRole('heading');
}

test('ADM-GAL-1 the gallery is filtered by category, shown as grid or list, and changed in a modal', async ({
  page,
  request,
}) => {
  const title = uniqueName('Drummers');
  await openAdmin(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Gallery Management' })).toBeVisible();
  const filter = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filter.first()).toHaveText(/^All Categories \(\d+\)$/);
  await page.getByRole('button', { name: 'Add Gallery Item' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Image address').fill(HIDDEN.image);
  await form.getByLabel('Title *').fill(title);
  await form.getByLabel('Category').click();
  await page.getByRole('option', { name: 'Cultural' }).click();
  await form.getByLabel('Sort order').fill(String(FIRST));
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Add Gallery Item' }).click();
  await expect(page.getByText('Gallery item created successfully!')).toBeVisible();

  const item = page.getByRole('article', { name: title });
  await filter.filter({ hasText: /^Beach \(/ }).click();
  await expect(item).toHaveCount(0);
  await filter.filter({ hasText: /^Cultural \([1-9]/ }).click();
  await expect(item).toContainText('Inactive');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.reload();
  const list = page.getByRole('button', { name: 'List', exact: true });
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await item.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('Title *').fill(`${title} anew`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('article', { name: `${title} anew` })).toBeVisible();
  await removeRecord(request, 'gallery', await findId(request, 'gallery', title));
});

test('ADM-GAL-1 pictures are put in order by keys and by dragging, and stay so', async ({
  page,
  request,
}) => {
  const word = uniqueName('Order');
  const ids: string[] = [];
  for (const letter of ['a', 'b', 'c']) {
    const sortOrder = FIRST + ids.length;
    const values = { ...HIDDEN, title: `${word} ${letter}`, sortOrder };
    ids.push((await callApi(request, 'post', '/gallery', values)).id);
  }
  const answered = noteAnswers(page);
  await openAdmin(page, '/gallery');
  await page.getByRole('button', { name: /^Cultural/ }).click();
  const titles = titlesOf(page, word);
  const expectOrder = async (letters: string) => {
    const wanted = [...letters].map((letter) => `${word} ${letter}`);
    await expect(titles).toHaveText(wanted);
    await expect
      .poll(async () => {
        const found = await callApi(request, 'get', `/gallery?search=${encodeURIComponent(word)}`);
        return (found as unknown as { title: string }[]).map((each) => each.title);
      })
      .toEqual(wanted);
  };
  const grip = page.getByRole('button', { name: `Move ${word} a`, exact: true });
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectOrder('bca');
  // To hover may scroll, so where to drag is read after it.
  await grip.hover();
  const to = await page.getByRole('article', { name: `${word} b` }).boundingBox();
  if (!to) throw new Error('The first picture is not shown');
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 120, { steps: 6 });
  await page.mouse.up();
  await expectOrder('abc');
  // What the drag has saved is read again; someone else comes after that.
  const listsSince = () => {
    const moves = answered.flatMap((name, index) => (name === 'ReorderGallery' ? [index] : []));
    return answered.slice(moves[2] ?? answered.length).filter((name) => name === 'ListGalleryItem');
  };
  await expect.poll(() => listsSince().length).toBeGreaterThan(0);
  const [a, b] = [FIRST, FIRST + 1].map((sortOrder, index) => ({ id: ids[1 - index], sortOrder }));
  await callApi(request, 'put', '/gallery/reorder', { items: [a, b] });
  await page.getByRole('button', { name: `Move ${word} c earlier` }).click();
  await expect(page.getByText('someone else has changed it since')).toBeVisible();
  await expectOrder('bac');
  for (const id of ids) await removeRecord(request, 'gallery', id);
});

test('several pictures become an item each; one that fails says so and leaves the others', async ({
  page,
  request,
}) => {
  const word = uniqueName('drop').replace(' ', '-');
  await openAdmin(page, '/gallery');
  await page
    .getByLabel('Upload several pictures')
    .setInputFiles([
      makePicture(`${word}_one.png`),
      { name: `${word}.txt`, mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      makePicture(`${word}_two.png`),
    ]);
  const title = `${word.charAt(0).toUpperCase()}${word.slice(1).replace('-', ' ')}`;
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toContainText('Failed to upload image');
  // Two pictures are encoded in all their widths meanwhile.
  await expect(uploads.getByRole('listitem')).toHaveCount(1, { timeout: 45_000 });
  for (const number of ['one', 'two']) {
    await expect(page.getByRole('article', { name: `${title} ${number}` })).toBeVisible();
  }
  await uploads.getByRole('button', { name: 'Dismiss' }).click();
  await expect(uploads).toHaveCount(0);
  for (const number of ['one', 'two']) {
    await removeRecord(request, 'gallery', await findId(request, 'gallery', `${title} ${number}`));
  }
});

test('OFF-3 pictures uploaded together keep the chosen order, stand last, and are not public until confirmed', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = uniqueName('Ford');
  const sent: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/upload')) sent.push((await response.json()).data.public_id);
  });
  await openAdmin(page, '/gallery');
  await page
    .getByLabel('Upload several pictures')
    .setInputFiles([
      makePicture('IMG_2007.png'),
      makePicture('IMG_2006.png'),
      makePicture(`${word}.png`),
    ]);
  await expect(page.getByText('3 new pictures are not public yet.')).toBeVisible();
  const all = (await callApi(request, 'get', '/gallery?limit=1000')) as unknown as Item[];
  const last = all.slice(-3);
  expect(last.map(({ image }) => image.split('/')[2])).toEqual(sent);
  expect(last).toMatchObject([
    { title: 'Untitled picture', isActive: false },
    { title: 'Untitled picture', isActive: false },
    { title: word, isActive: false },
  ]);

  await page.getByRole('button', { name: 'Describe and publish' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Describe and publish' });
  const publish = dialog.getByRole('button', { name: 'Publish 3 pictures' });
  await publish.click();
  await expect(dialog.getByText('Title is required')).toHaveCount(2);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    const picture = dialog.getByRole('group', { name: `Picture ${index + 1}` });
    await picture.getByLabel('Title').fill(`${name} ${word}`);
    await picture.getByLabel('Alternative text').fill(`${name} at the ${word}`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  expect(await readPage(request, '/gallery')).not.toContain(sent[0]);
  await publish.press('Enter');
  await expect(page.getByText('3 pictures published')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('not public yet')).toHaveCount(0);
  await expect
    .poll(async () => {
      const html = await readPage(request, '/gallery');
      const places = ['One', 'Two', 'Three'].map((name) => html.indexOf(`${name} at the ${word}`));
      return places.every((place, index) => place > (places[index - 1] ?? 0));
    })
    .toBe(true);
  for (const { id } of last) await removeRecord(request, 'gallery', id);
});

test('a picture on its way keeps its category, becomes one item when tried again, and is reported when lost', async ({
  page,
  request,
}) => {
  const word = uniqueName('way').replace(' ', '-');
  const title = `${word.charAt(0).toUpperCase()}${word.slice(1).replace('-', ' ')} one`;
  let held: PromiseWithResolvers<Route> | null = Promise.withResolvers();
  await page.route('**/api/upload', (route) => (held ? held.resolve(route) : route.continue()));
  let isAnswered = false;
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON();
    if (sent?.operationName !== 'CreateGalleryItem') return route.continue();
    if (isAnswered) return route.continue();
    isAnswered = true;
    await route.fetch();
    return route.abort();
  });
  await openAdmin(page, '/gallery');
  const asksBeforeUnload = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('button', { name: /^Cultural/ }).click();
  expect(await asksBeforeUnload()).toBe(false);
  const field = page.getByLabel('Upload several pictures');
  await field.setInputFiles(makePicture(`${word}_one.png`));
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem')).toHaveCount(1);
  expect(await asksBeforeUnload()).toBe(true);
  await page.getByRole('button', { name: /^All Categories/ }).click();
  await (await held.promise).continue();
  held = null;
  // A picture is encoded in all its widths meanwhile. Without an answer the queue waits, and
  // tries again by itself.
  await expect(uploads).toHaveCount(0, { timeout: 45_000 });
  const path = `/gallery?search=${encodeURIComponent(title)}`;
  const made = await callApi(request, 'get', path);
  expect(made).toMatchObject([{ title, category: 'cultural' }]);
  await removeRecord(request, 'gallery', await findId(request, 'gallery', title));

  held = Promise.withResolvers();
  await field.setInputFiles(makePicture(`${word}_two.png`));
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(page.getByRole('heading', { name: 'Site Metrics' })).toBeVisible();
  await (await held.promise).abort();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText(`1 picture did not arrive:${word}_two.png: Failed to upload`);
  await outcome.getByRole('button', { name: 'Close' }).click();
});

test('ERR-1 ERR-5 what fails with the gallery says so', async ({ page, request }) => {
  const values = { ...HIDDEN, title: uniqueName('Fails'), sortOrder: FIRST };
  const { id, title } = await callApi(request, 'post', '/gallery', values);
  await cutOff(page, 'UpdateGalleryItem', 'RemoveGalleryItem', 'ReorderGallery');
  await openAdmin(page, `/gallery/${id}`);
  const form = page.getByRole('dialog');
  const fake = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await form.getByLabel('Upload Image').and(page.locator('input')).setInputFiles(fake);
  await expect(form.getByText(/Failed to upload image: .+/)).toBeVisible();
  await form.getByLabel('Title *').fill(`${title} anew`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Failed to save gallery item')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: `Move ${title} later` }).click();
  await expect(page.getByText('Failed to save the order')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(String(title));
  await askToDelete(page.getByRole('article', { name: String(title) }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete gallery item')).toBeVisible();
  await removeRecord(request, 'gallery', id);
});
