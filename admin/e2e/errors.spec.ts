import { expectNoViolations } from '../../e2e/axe.ts';
import { type APIRequestContext, expect, type Route, test } from '../../e2e/test.ts';
import {
  addDestination,
  addTour,
  askToDelete,
  callApi,
  cutOff,
  openAdmin,
  openForm,
  removeRecord,
  uniqueName,
} from './support.ts';
import { formOf } from './tour-form.ts';

test('ERR-2 a tour that cannot be saved stays as it was typed, even if one left it meanwhile', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  const save = Promise.withResolvers<Route>();
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'UpdateTour'
      ? save.resolve(route)
      : route.continue(),
  );
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Price *').fill('1');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const sent = await save.promise;
  await page.keyboard.press('Escape');
  await sent.abort();
  await expect(page.getByRole('alertdialog')).toContainText('not saved yet');
  await expect(page.getByText('Failed to save tour')).toBeVisible();
  await expect(page.getByLabel('Price *')).toHaveValue('1');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(1);
  await removeRecord(request, 'tours', tour.id);
});

test('ERR-4 a record whose answer got lost on the way is saved again as one, even after a reload', async ({
  page,
  request,
}) => {
  const name = uniqueName('Answerless');
  await openAdmin(page, '/package-categories/create');
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const isCreate = route.request().postDataJSON()?.operationName === 'CreatePackageCategory';
    if (!isCreate || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Name *').fill(name);
  const save = page.locator('form button[type=submit]');
  await save.click();
  await expect(page.getByText('Failed to save category')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await page.getByLabel('Description').fill('Said later.');
  await save.click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  const found = await callApi(request, 'get', `/package-categories?search=${name}`);
  expect(found).toHaveLength(1);
  const [made] = found as unknown as { id: string; description: string }[];
  expect(made?.description).toContain('Said later.');

  // What is typed in place of a discarded draft is another record, and takes the place of none.
  isLost = false;
  await openAdmin(page, '/package-categories/create');
  await page.getByLabel('Name *').fill(`${name} lost`);
  await save.click();
  await expect(page.getByText('Failed to save category')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Name *').fill(`${name} anew`);
  await save.click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();

  // Who leaves the form and types the same into a new one gets the record that was made.
  isLost = false;
  await openAdmin(page, '/package-categories/create');
  await page.getByLabel('Name *').fill(`${name} left`);
  await save.click();
  await expect(page.getByText('Failed to save category')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add Category' }).click();
  await page.getByLabel('Name *').fill(`${name} left`);
  await save.click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  await expectOnly(request, name, ['', ' lost', ' anew', ' left']);
});

test('ERR-4 a duplicated tab begins with the same draft, and makes a record of its own', async ({
  page,
  request,
}) => {
  const name = uniqueName('Twice');
  await openAdmin(page, '/package-categories/create');
  await page.getByLabel('Name *').fill(`${name} here`);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  const countKeys = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.startsWith('creation ')).length;
  };
  await expect.poll(() => page.evaluate(countKeys)).toBeGreaterThan(0);
  const before = await page.evaluate(countKeys);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => {
    // As when one turns to the other tab.
    document.dispatchEvent(new Event('visibilitychange'));
    window.open(location.href);
  });
  const copy = await opening;
  await expect(copy.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.poll(() => copy.evaluate(countKeys)).toBe(before + 1);
  await copy.getByLabel('Name *').fill(`${name} there`);
  for (const tab of [copy, page]) {
    await tab.locator('form button[type=submit]').click();
    await expect(tab.getByText('Category created successfully!')).toBeVisible();
  }
  await copy.close();
  await expectOnly(request, name, [' there', ' here']);
});

/** That these categories were made, in this order and no others; removes them. */
async function expectOnly(request: APIRequestContext, name: string, ends: string[]) {
  const all = await callApi(request, 'get', `/package-categories?search=${name}&sort=createdAt`);
  const records = all as unknown as { id: string; name: string }[];
  expect(records.map((each) => each.name)).toEqual(ends.map((end) => `${name}${end}`));
  for (const { id } of records) await removeRecord(request, 'package-categories', id);
}

test('ERR-2 a tour that cannot be deleted says so and stays; one that is gone says that', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await cutOff(page, 'RemoveTour');
  await openAdmin(page, '/tours');
  const card = page.getByRole('article', { name: String(tour.title) });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete tour')).toBeVisible();
  await expect(card).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
  await openAdmin(page, `/tours/${tour.id}`);
  const missing = page.getByRole('dialog', { name: 'Edit Tour' });
  await expect(missing.getByRole('alert')).toContainText('There is no such tour');
  await missing.getByRole('link', { name: 'Look in the bin' }).click();
  await expect(page.getByRole('listitem', { name: String(tour.title) })).toBeVisible();
});

test('ERR-5 destinations: failed saves and deletes name what failed', async ({ page, request }) => {
  const island = await addDestination(request);
  const busy = { message: 'Too many changes at once.', extensions: { code: 'TOO_MANY_REQUESTS' } };
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'UpdateDestination'
      ? route.fulfill({ status: 429, json: { errors: [busy] } })
      : route.continue(),
  );
  await openForm(page, `/destinations/${island.id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Continent *').fill('Asia');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    form.getByRole('alert').filter({ hasText: 'Failed to save destination' }),
  ).toContainText(busy.message);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await cutOff(page, 'RemoveDestination');
  const card = page.getByRole('article', { name: String(island.name) });
  await askToDelete(card);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete destination')).toBeVisible();
  await removeRecord(request, 'destinations', island.id);
});

test('ERR-9 a list that cannot be read is empty and says why, and the screen stays usable', async ({
  page,
}) => {
  await cutOff(page, 'ListTour');
  await openAdmin(page, '/tours');
  await expect(page.getByText('Tours could not be loaded.')).toBeVisible();
  await expect(page.getByText('No tours found.', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Tour' }).click();
  await expect(formOf(page).getByLabel('Title *')).toBeVisible();
});

test('ERR-9 a list that could not be read is there after Retry', async ({ page }) => {
  await cutOff(page, 'ListDestination');
  await openAdmin(page, '/destinations');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute('**/graphql');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(retry).toHaveCount(0);

  // What an earlier version of the back office kept of the list may be unknown to the API by now.
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '');
    const kept = { filter: { isNearby: true }, sort: 'name', order: 'ASC', page: 1, perPage: 24 };
    sessionStorage.setItem(`list:${id}:destinations.listParams`, JSON.stringify(kept));
  });
  await page.reload();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('ERR-9 settings that could not be read are there after Retry', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort());
  await openAdmin(page, '/settings');
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Site name')).toBeVisible();
});

test('ERR-9 cards of the dashboard that cannot be read claim no number and can be tried again', async ({
  page,
}) => {
  await page.route('**/graphql', (route) => route.abort());
  await openAdmin(page);
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect(counts.getByText('Tours could not be loaded.')).toBeVisible();
  await expect(counts.getByRole('link', { name: /\d/ })).toHaveCount(0);
  const last = page.getByRole('region', { name: 'Last published' });
  await expect(last.getByText('The state of the site could not be loaded.')).toBeVisible();
  const metrics = page.getByRole('region', { name: 'Site Metrics' });
  await expect(metrics.getByText('The metrics could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await counts.getByRole('alert').filter({ hasText: 'Tours' }).getByRole('button').click();
  await expect(counts.getByRole('link', { name: /^Tours \d+$/ })).toBeVisible();
  await last.getByRole('button', { name: 'Retry' }).click();
  await expect(last).toContainText('The site has');
  await metrics.getByRole('button', { name: 'Retry' }).click();
  await expect(metrics).toContainText('Average Rating');
});

test('a record that is gone leads back to the list', async ({ page, request }) => {
  const tour = await addTour(request);
  await removeRecord(request, 'tours', tour.id);
  await openAdmin(page, `/tours/${tour.id}`);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/admin\/tours$/);
  await expect(page.getByRole('heading', { name: 'Tours Management' })).toBeVisible();
});

test('TRUST-11 the back office does nothing that its policy forbids', async ({ page, request }) => {
  const tour = await addTour(request);
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      (window as unknown as { noteRefusal: (text: string) => void }).noteRefusal(
        `${violatedDirective} by ${sourceFile}`,
      );
    });
  });
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByLabel('Price *').fill('no number');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Price must be a number')).toBeVisible();
  await form.getByLabel('Price *').fill('77');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  await openAdmin(page, '/settings');
  await expect(page.getByLabel('Site name *')).toBeVisible();
  expect(refused).toEqual([]);
  await removeRecord(request, 'tours', tour.id);
});

test('API-1 a save that is never answered frees its button, and saved again it makes one record', async ({
  page,
  request,
}) => {
  const name = uniqueName('Silent');
  await page.clock.install();
  await openAdmin(page, '/package-categories/create');
  const silent = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const isCreate = route.request().postDataJSON()?.operationName === 'CreatePackageCategory';
    if (!isCreate) return route.fallback();
    // It is done, but nobody hears of it.
    await route.fetch();
    silent.resolve();
  });
  await page.getByLabel('Name *').fill(name);
  const save = page.locator('form button[type=submit]');
  await save.click();
  await silent.promise;
  await expect(save).toBeDisabled();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('The server has not answered for two minutes')).toBeVisible();
  await expect(save).toBeEnabled();
  await page.unroute('**/graphql');
  await save.click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  const found = await callApi(request, 'get', `/package-categories?search=${name}`);
  expect(found).toHaveLength(1);
  await removeRecord(request, 'package-categories', (found as unknown as [{ id: string }])[0].id);
});

test('TRUST-4 every screen says that the disk is full, until there is space again', async ({
  page,
}) => {
  let isDiskFull = true;
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Publication') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    const publication = { ...data.publication, isDiskFull };
    await route.fulfill({ response, json: { data: { publication } } });
  });
  await openAdmin(page, '/tours');
  const banner = page.getByRole('alert').filter({ hasText: 'The disk is full' });
  await expect(banner).toContainText('Nothing can be saved, uploaded or published');
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(page.getByRole('heading', { name: 'Site Metrics' })).toBeVisible();
  await expect(banner).toBeVisible();
  await expectNoViolations(page);
  isDiskFull = false;
  await expect(banner).toHaveCount(0, { timeout: 15_000 });
});

test('TRUST-10 TRUST-14 every screen says what is to be mended, until it is mended or closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const warnings = ['proxy-ignored', 'address-missing', 'settings-unsaved'];
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Publication') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { data: { publication: { ...data.publication, warnings } } },
    });
  });
  await openAdmin(page, '/tours');
  const banner = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await expect(banner('behind a proxy')).toContainText('TRUST_PROXY=1');
  await expect(banner('address of the site')).toContainText('PUBLIC_URL=https://');
  await expectNoViolations(page);
  await banner('behind a proxy').getByRole('button', { name: 'Close' }).click();
  await expect(banner('behind a proxy')).toHaveCount(0);
  await banner('Search engines').getByRole('link', { name: 'settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(banner('address of the site')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
