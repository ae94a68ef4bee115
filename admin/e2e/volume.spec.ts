import { expectNoViolations } from '../../e2e/axe.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '../../e2e/test.ts';
import { searchCards } from './list-steps.ts';
import { addTour, callApi, cutOffLater, openAdmin, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

type Priced = { id: string; price: number };

/** Tours that no visitor sees and no other test knows. */
async function addTours(request: APIRequestContext, count: number): Promise<string> {
  const word = uniqueName('season');
  const first = await addTour(request, { title: `Tour 0 ${word}`, isActive: false });
  const { id: _, slug: _slug, version: _version, ...values } = first;
  const rows = Array.from({ length: count - 1 }, (__, index) => ({
    ...values,
    title: `Tour ${index + 1} ${word}`,
    price: 600 + index,
  }));
  const records = JSON.stringify(rows);
  await callApi(request, 'post', '/import', { resource: 'tours', records });
  return word;
}

async function toursOf(request: APIRequestContext, word: string): Promise<Priced[]> {
  const found = await callApi(request, 'get', `/tours?search=${encodeURIComponent(word)}`);
  return found as unknown as Priced[];
}

async function removeTours(request: APIRequestContext, word: string) {
  const ids = (await toursOf(request, word)).map(({ id }) => id);
  await callApi(request, 'post', '/bulk', { resource: 'tours', change: 'delete', ids });
}

/** A word that stands on one line. */
async function expectWhole(cell: Locator) {
  const countLines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  };
  expect(await cell.evaluate(countLines)).toBe(1);
}

async function selectAll(page: Page, word: string, count: number) {
  await searchCards(page, word);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: `Select all ${count} that match` }).click();
  await expect(bar).toContainText(`${count} selected`);
  return bar;
}

test('OFF-13 a season’s new prices of 40 tours are previewed, set and taken back in one step', async ({
  page,
  request,
}) => {
  const word = await addTours(request, 40);
  const pricesOf = async () => (await toursOf(request, word)).map(({ price }) => price);
  const before = await pricesOf();
  await openAdmin(page, '/tours');
  const bar = await selectAll(page, word, 40);
  await bar.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 40 tours' });
  await expectNoViolations(page);
  await dialog.getByLabel('Percent').fill('8');
  await dialog.getByLabel('Round to').click();
  await page.getByRole('option', { name: '$10', exact: true }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('40 tours will change.');
  const row = dialog.getByRole('row', { name: /^Tour 0 .*Price \$640 \$690$/ });
  await expect(row).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await expectWhole(row.getByRole('cell', { name: '$640' }));
  await expectWhole(dialog.getByRole('columnheader', { name: 'Before' }));
  if (size) await page.setViewportSize(size);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Change 40 tours' }).click();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('40 of 40 tours were changed.');
  const raised = before.map((price) => Math.round((price * 1.08) / 10) * 10);
  expect(await pricesOf()).toEqual(raised);

  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('40 tours changed back')).toBeVisible();
  expect(await pricesOf()).toEqual(before);
  await removeTours(request, word);
});

test('OFF-12 a list is a table in an order of one’s own; that view is saved and opened again', async ({
  page,
  request,
}) => {
  const word = await addTours(request, 3);
  await openAdmin(page, '/tours');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('3 tours', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('region', { name: 'View' });
  await panel.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'tours' });
  await panel.getByRole('group', { name: 'Columns' }).getByLabel('Reviews').check();
  await expect(table.getByRole('columnheader', { name: 'Reviews' })).toBeVisible();
  await table.getByRole('button', { name: 'Price' }).click();
  await expect(table.getByRole('rowheader')).toHaveText([/^Tour 1 /, /^Tour 2 /, /^Tour 0 /]);
  await panel.getByRole('combobox', { name: 'Active' }).click();
  await page.getByRole('option', { name: 'No' }).click();
  await expect(page.getByRole('button', { name: 'View · 1 filter' })).toBeVisible();
  await panel.getByLabel('Save this view as').fill('To be priced');
  await panel.getByRole('button', { name: 'Save View' }).click();
  await expectNoViolations(page, 'main');

  await panel.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('Nothing found for “nothing of the kind”.')).toBeVisible();
  await panel.getByRole('button', { name: 'To be priced' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(table.getByRole('rowheader')).toHaveText([/^Tour 1 /, /^Tour 2 /, /^Tour 0 /]);
  await expect(table.getByRole('columnheader', { name: 'Reviews' })).toBeVisible();
  await removeTours(request, word);
});

test('OFF-13 a price is changed in the table by the keyboard, and changed back', async ({
  page,
  request,
}) => {
  const word = await addTours(request, 2);
  await openAdmin(page, '/tours');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('region', { name: 'View' });
  await panel.getByRole('button', { name: 'Table' }).click();
  const price = page.getByRole('textbox', { name: `Price of Tour 0 ${word}` });
  await price.fill('1.200');
  await price.press('Tab');
  const fault = page.getByText('It can mean 1,200 or 1.2');
  await expect(fault).toBeVisible();
  await price.press('Escape');
  await expect(price).toHaveValue('640');
  await expect(fault).toHaveCount(0);
  await price.fill('1,200');
  await price.press('Enter');
  await expect(page.getByText(`Tour saved: Tour 0 ${word}`)).toBeVisible();
  const stored = async () => (await toursOf(request, `Tour 0 ${word}`))[0]?.price;
  expect(await stored()).toBe(1200);
  await page.keyboard.press('Escape');
  await expectNoViolations(page, 'main');
  await price.fill('1300');
  await price.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 tour changed back')).toBeVisible();
  await expect(price).toHaveValue('1200');
  expect(await stored()).toBe(1200);
  await removeTours(request, word);
});

test('OFF-13 prices that are typed one after the other are changed back together', async ({
  page,
  request,
}) => {
  const word = await addTours(request, 3);
  const pricesOf = async () => (await toursOf(request, word)).map(({ price }) => price);
  const before = await pricesOf();
  await openAdmin(page, '/tours');
  await searchCards(page, word);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('region', { name: 'View' });
  await panel.getByRole('button', { name: 'Table' }).click();
  const prices = page.getByRole('textbox', { name: /^Price of / });
  await expect(prices).toHaveCount(3);
  await prices.nth(0).fill('700');
  await prices.nth(0).press('Enter');
  await expect(page.getByText('Tour saved: ')).toBeVisible();
  await prices.nth(1).click();
  await prices.nth(1).fill('701');
  await prices.nth(2).click();
  await prices.nth(2).fill('702');
  await prices.nth(2).press('Enter');
  await expect(page.getByText('3 tours saved, the last: ')).toBeVisible();
  expect((await pricesOf()).toSorted()).toEqual([700, 701, 702]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 tours changed back')).toBeVisible();
  expect(await pricesOf()).toEqual(before);
  await removeTours(request, word);
});

test('OFF-13 a price that is not saved is named to whoever has left the table meanwhile', async ({
  page,
  request,
}) => {
  const word = await addTours(request, 1);
  await openAdmin(page, '/tours');
  await searchCards(page, word);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('region', { name: 'View' });
  await panel.getByRole('button', { name: 'Table' }).click();
  const cut = await cutOffLater(page, 'UpdateTour');
  await page.getByRole('textbox', { name: `Price of Tour 0 ${word}` }).fill('700');
  await page.getByRole('link', { name: 'Stays', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stays', exact: true })).toBeVisible();
  cut();
  await expect(page.getByText(`Price of Tour 0 ${word} was not saved: `)).toBeVisible();
  await removeTours(request, word);
});

test('OFF-12 what is shown differently leaves alone the view that another tab has saved', async ({
  page,
}) => {
  await openAdmin(page, '/stays');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('region', { name: 'View' });
  await panel.getByRole('button', { name: 'Table' }).click();
  const name = 'All & <every> “stay”';
  // In one moment, before anything is drawn anew.
  await panel.getByRole('button', { name: 'Cards' }).evaluate((button: HTMLElement, saved) => {
    const place = Object.keys(localStorage).find((key) => /^list-look:.*:stays$/.test(key)) ?? '';
    const { look } = JSON.parse(localStorage.getItem(place) ?? '{}');
    const view = { name: saved, look, filter: {}, sort: { field: 'name', order: 'ASC' } };
    localStorage.setItem(place, JSON.stringify({ look, views: [view] }));
    button.click();
  }, name);
  await panel.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('table', { name: 'stays' })).toBeVisible();
});

test('OFF-14 a record is duplicated as one that visitors do not see, in its form, with a free slug', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { isActive: false, highlights: ['Dhow'] });
  await openAdmin(page, `/tours/${tour.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Tour' });
  await form.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('This is the copy. Visitors do not see it yet.')).toBeVisible();
  await expect(form.getByLabel('Title').first()).toHaveValue(`${tour.title} (copy)`);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(id).not.toBe(tour.id);
  expect(await callApi(request, 'get', `/tours/${id}`)).toMatchObject({
    title: `${tour.title} (copy)`,
    slug: `${tour.slug}-copy`,
    isActive: false,
    highlights: ['Dhow'],
  });
  await openAdmin(page, `/tours/${tour.id}`);
  await form.getByRole('button', { name: 'Duplicate' }).click();
  await expect(form.getByLabel('Title').first()).toHaveValue(`${tour.title} (copy 2)`);
  const second = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const each of [id, second, tour.id]) {
    await callApi(request, 'post', '/bulk', { resource: 'tours', change: 'delete', ids: [each] });
  }
});
