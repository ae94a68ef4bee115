import { type APIRequestContext, expect } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import {
  askToDelete,
  callApi,
  cutOff,
  findId,
  openAdmin,
  openForm,
  removeRecord,
  uniqueName,
} from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

const PACKAGE = {
  description: '<p>Eight days <b>between</b> crater and coast.</p>',
  image: 'https://images.example/package.jpg',
  destination: 'Ngorongoro',
  duration: '8 Days',
  price: 1999.5,
};

/** A package that visitors do not see, in a category that is there. */
async function addPackage(request: APIRequestContext, changes: object = {}) {
  const found = await callApi(request, 'get', '/package-categories');
  const category = (found as unknown as { slug: string }[])[0]?.slug;
  const title = uniqueName('Package');
  const values = { ...PACKAGE, title, category, isActive: false, ...changes };
  return callApi(request, 'post', '/packages', values);
}

test('ADM-PKG-1 ADM-PKG-2 the search finds packages by title, destination and category, and cards show the facts', async ({
  page,
  request,
}) => {
  const name = uniqueName('Category');
  const category = await callApi(request, 'post', '/package-categories', { name, isActive: false });
  const place = uniqueName('Place');
  const saving = { category: category.slug, originalPrice: 2400.75, isFeatured: true };
  const plain = { category: category.slug, originalPrice: 1999.5, isActive: false };
  const add = (values: object) =>
    callApi(request, 'post', '/packages', { ...PACKAGE, title: uniqueName('Package'), ...values });
  const first = await add({ ...saving, destination: place, isActive: false });
  const second = await add(plain);
  const onRequest = await add({ ...plain, price: 0 });
  await openAdmin(page, '/packages');
  await expect(page.getByRole('heading', { name: 'Packages Management' })).toBeVisible();
  const cards = page.getByRole('article');
  for (const text of [String(first.title), place.toUpperCase()]) {
    await page.getByRole('searchbox').fill(text);
    await expect(cards).toHaveCount(1);
  }
  await expect(cards).toContainText(`${name} · ${place} · 8 Days`);
  await expect(cards).toContainText('Eight days between crater and coast.');
  await expect(cards).toContainText(/\$1,999\.50\s*per person/);
  await expect(cards.getByText('Save $401.25')).toBeVisible();
  await expect(cards.locator('s')).toContainText('$2,400.75');
  await expect(cards.getByText('Featured')).toBeVisible();
  await page.getByRole('searchbox').fill(category.slug);
  await expect(cards).toHaveCount(3);
  const other = page.getByRole('article', { name: String(second.title) });
  await expect(other.getByText('Inactive')).toBeVisible();
  await expect(other.getByText('Save')).toHaveCount(0);
  const unpriced = page.getByRole('article', { name: String(onRequest.title) });
  await expect(unpriced).toContainText('Price on request');
  await expect(unpriced).not.toContainText(/\$|per person/);
  for (const { id } of [first, second, onRequest]) await removeRecord(request, 'packages', id);
  await removeRecord(request, 'package-categories', category.id);
});

test('ADM-PKG-3 ADM-PKG-4 tiles show the counts of the server; what is empty says so', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName !== 'ListPackage') return route.continue();
    const { isActive, isFeatured } = variables.filter ?? {};
    const isPage = variables.limit > 1;
    const count = isPage
      ? 0
      : isFeatured
        ? 203
        : isActive === undefined
          ? 1209
          : isActive
            ? 1200
            : 9;
    return route.fulfill({ json: { data: { packages: { items: [], count } } } });
  });
  await openAdmin(page, '/packages');
  const tiles = page.getByRole('region', { name: 'Summary' });
  await expect(tiles).toHaveText(/Total1,209Active1,200Featured203Inactive9/);
  await expect(page.getByText('No packages yet. Create your first package!')).toBeVisible();
  await page.getByRole('searchbox').fill('nothing');
  await expect(page.getByText('No packages found matching your search.')).toBeVisible();
});

test('ADM-PKG-5 VAL-9 VAL-10 VAL-11 VAL-12 ERR-3 a package is added in a modal that says what is missing', async ({
  page,
  request,
}) => {
  const name = uniqueName('Category');
  const category = await callApi(request, 'post', '/package-categories', { name, isActive: false });
  const title = uniqueName('Package');
  await openForm(page, '/packages/create');
  const form = formOf(page);
  const save = form.getByRole('button', { name: 'Add Package' });
  await save.click();
  for (const field of ['Title', 'Category', 'Destination', 'Duration', 'Price']) {
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  }
  const noImage = 'Please provide a main image either by uploading a file or pasting an image URL';
  await expect(form.getByText(noImage)).toBeVisible();
  await expect(form.getByText('Please provide a package description')).toBeVisible();
  await form.getByLabel('Main image address').fill('https://');
  await save.click();
  await expect(form.getByText('Please provide a valid image URL')).toBeVisible();

  await form.getByLabel('Title *').fill(title);
  await form.getByLabel('Category *').click();
  await page.getByRole('option', { name }).click();
  await form.getByLabel('Destination *').fill('Mafia Island');
  await form.getByLabel('Duration *').fill('4 Days');
  await form.getByLabel('Price *', { exact: true }).fill('900');
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByLabel('Upload Main image').setInputFiles(makePicture());
  await expect(form.getByLabel('Main image address')).toHaveValue(/^\/uploads\//);
  await form.getByRole('button', { name: 'Remove image: Main image' }).click();
  await expect(form.getByLabel('Main image address')).toHaveValue('');
  await form.getByLabel('Main image address').fill(PACKAGE.image);
  await form.getByRole('textbox', { name: 'Description' }).first().fill('Under water.');
  await save.click();
  await expect(page.getByText('Package created successfully!')).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const id = await findId(request, 'packages', title);
  expect(await callApi(request, 'get', `/packages/${id}`)).toMatchObject({
    category: category.slug,
    image: PACKAGE.image,
    highlights: [],
    itinerary: [{ day: 'Day 1', description: 'Package description' }],
  });
  await removeRecord(request, 'packages', id);
  await removeRecord(request, 'package-categories', category.id);
});

test('ERR-3 ADM-FORM-6 a package is changed, deleted, and brought back by Undo', async ({
  page,
  request,
}) => {
  const { id, title, slug } = await addPackage(request);
  await openForm(page, `/packages/${id}`);
  await formOf(page).getByLabel('Price *', { exact: true }).fill('950');
  await formOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Package updated successfully!')).toBeVisible();
  const card = page.getByRole('article', { name: String(title) });
  await expect(card).toContainText('$950');
  await askToDelete(card);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this package?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Package deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
  const successor = await addPackage(request, { slug });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Package restored as /packages/${slug}-2`)).toBeVisible();
  await expect(card).toContainText('$950');
  for (const made of [id, successor.id]) await removeRecord(request, 'packages', made);
});

test('ERR-1 ERR-3 what fails with packages says so, and can be tried again', async ({
  page,
  request,
}) => {
  const name = uniqueName('Category');
  const category = await callApi(request, 'post', '/package-categories', { name, isActive: false });
  const { id, title } = await addPackage(request, { category: category.slug });
  await cutOff(page, 'UpdatePackage', 'RemovePackage');
  await openForm(page, `/packages/${id}`);
  const form = formOf(page);
  const fake = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await form.getByLabel('Upload Main image').setInputFiles(fake);
  await expect(form.getByRole('alert')).toContainText('Failed to upload image');
  await form.getByLabel('Price *', { exact: true }).fill('1');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Failed to save package')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  const card = page.getByRole('article', { name: String(title) });
  await askToDelete(card);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete package')).toBeVisible();
  await page.unroute('**/graphql');
  await cutOff(page, 'ListPackage');
  await page.reload();
  await expect(page.getByText('Failed to fetch packages')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toHaveText(/Total[\d,]+Active/);

  // The categories come after the cards.
  const areShown = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'ListPackageCategory') {
      await areShown.promise;
    }
    return route.continue();
  });
  await page.reload();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(name);
  areShown.resolve();
  await expect(card).toContainText(`${name} · Ngorongoro`);
  await removeRecord(request, 'packages', id);
  await removeRecord(request, 'package-categories', category.id);
});

test('a gallery takes several pictures at once; rows move by keys; a pasted list becomes rows', async ({
  page,
}) => {
  await openForm(page, '/packages/create');
  const form = formOf(page);
  const pictures = [makePicture('a.png'), makePicture('b.png')];
  await form.getByLabel('Upload several pictures to Gallery').setInputFiles(pictures);
  for (const name of ['Preview of Gallery 2', 'Preview of Gallery 1']) {
    await expect(form.getByRole('img', { name })).toHaveAttribute('src', /^\/uploads\//);
  }

  await form.getByLabel('Highlights 1', { exact: true }).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '• One\n• Two\n\n• Three');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(form.getByLabel('Highlights 3', { exact: true })).toHaveValue('Three');
  await expect(form.getByLabel('Highlights 3', { exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Move Highlights 3', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('button', { name: 'Move Highlights 2', exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  for (const [index, text] of ['Three', 'One', 'Two'].entries()) {
    await expect(form.getByLabel(`Highlights ${index + 1}`, { exact: true })).toHaveValue(text);
  }
});
