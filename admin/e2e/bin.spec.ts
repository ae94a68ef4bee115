import { expectNoViolations } from '../../e2e/axe.ts';
import { type APIRequestContext, expect, type Page } from '../../e2e/test.ts';
import { press, tabTo } from './keyboard.ts';
import {
  addDestination,
  addTour,
  callApi,
  cutOff,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';
import { test } from './warm-page.ts';

/** Two tours and a destination with one word in their names, in the bin. */
async function fillBin(request: APIRequestContext) {
  const word = uniqueName('Mafia').replace(' ', '');
  const first = await addTour(request, { isActive: false, title: `${word} dive`, price: 815 });
  const second = await addTour(request, { isActive: false, title: `${word} sail` });
  const island = await addDestination(request, { isActive: false, name: `${word} island` });
  for (const id of [first.id, second.id]) await removeRecord(request, 'tours', id);
  await removeRecord(request, 'destinations', island.id);
  const tours = async () =>
    (await callApi(request, 'get', `/tours?search=${word}`)) as unknown as object[];
  const islands = async () =>
    (await callApi(request, 'get', `/destinations?search=${word}`)) as unknown as object[];
  return { word, first, second, island, tours, islands };
}

const rowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Deleted records' }).getByRole('listitem');

async function search(page: Page, word: string, count: number) {
  // The whole bin may hold as many.
  const found = page.waitForResponse((each) => `${each.request().postData()}`.includes(word));
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await found;
  await expect(page.getByText(count === 1 ? '1 record' : `${count} records`)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(count);
}

test('what was deleted is found by name, kind, person and time, and looked into', async ({
  page,
  request,
}) => {
  const { word } = await fillBin(request);
  await openAdmin(page, '/bin');
  await search(page, word, 3);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: /^Tours \(\d+\)$/ }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Deleted by' }).click();
  await page
    .getByRole('option', { name: /@.* \(\d+\)$/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Last 24 hours' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Earlier' }).click();
  await expect(page.getByText('Nothing in the bin is like that.')).toBeVisible();
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Any time' }).click();

  await page.getByRole('button', { name: `Look inside ${word} dive` }).click();
  const inside = page.getByRole('dialog', { name: `Tour: ${word} dive` });
  await expect(inside.getByText('$815')).toBeVisible();
  await expect(inside.getByText('Three days between the hills.')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Look inside ${word} dive` })).toBeFocused();
});

test('several are restored at once and put back, and removed for good after a question', async ({
  page,
  request,
}) => {
  const { word, tours, islands } = await fillBin(request);
  await openAdmin(page, '/bin');
  await search(page, word, 3);
  await page.getByRole('button', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Restore' }).click();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('3 of 3 records were restored.');
  await expect(page.getByText('Nothing in the bin is like that.')).toBeVisible();
  expect([await tours(), await islands()]).toMatchObject([[{}, {}], [{}]]);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 records put back into the bin')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
  expect([await tours(), await islands()]).toEqual([[], []]);

  await page.getByRole('checkbox', { name: `Select ${word} island` }).check();
  await bar.getByRole('button', { name: 'Remove for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 1 record for good' });
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Select all' }).click();
  await bar.getByRole('button', { name: 'Remove for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove for good' }).click();
  await expect(page.getByText('3 records removed for good')).toBeVisible();
  await expect(page.getByText('Nothing in the bin is like that.')).toBeVisible();
  expect(await callApi(request, 'get', `/bin?search=${word}`)).toEqual([]);
});

test('by keyboard and on a phone: a bin that cannot be read, and a record chosen and restored', async ({
  page,
  request,
}) => {
  const { word, first, tours } = await fillBin(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/bin');
  await expect(rowsOf(page).first()).toBeVisible();
  await cutOff(page, 'Bin');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page.getByText('The bin could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await press(page, page.getByRole('checkbox', { name: `Select ${word} dive` }), 'Space');
  const restore = page.getByRole('region', { name: 'Selection' }).getByRole('button', {
    name: 'Restore',
  });
  await tabTo(page, restore);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await tours()).toMatchObject([{ id: first.id }]);
  await removeRecord(request, 'tours', first.id);
});
