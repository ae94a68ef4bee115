import { expectNoViolations } from '../../e2e/axe.ts';
import { type APIRequestContext, expect, type Page } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, uniqueName } from './support.ts';
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

async function selectAll(page: Page, word: string, count: number) {
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('article').filter({ hasText: word }).first()).toBeVisible();
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
  await expect(dialog.getByRole('row', { name: /^Tour 0 .*Price \$640 \$690$/ })).toBeVisible();
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
