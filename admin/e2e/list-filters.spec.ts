import { expectNoViolations } from '../../e2e/axe.ts';
import { sharedLogin } from '../../e2e/session.ts';
import { expect, type Page } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^View( ·|$)/ }).click();
  return page.getByRole('region', { name: 'View' });
}

async function choose(page: Page, filter: string, option: string) {
  await page.getByRole('region', { name: 'View' }).getByLabel(filter).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const rate = (season: string, month: string) => ({
  ...{ season, from: `2027-${month}-01`, to: `2027-${month}-28`, everyYear: true },
  perPerson: [{ travellers: 1, price: 900 }],
});

test('OFF-12 a list is narrowed to a season, a person and days, said in words, kept as a view and cleared', async ({
  page,
  request,
}) => {
  const word = uniqueName('Jacaranda');
  const [bloom, rains] = [uniqueName('Bloom'), uniqueName('Rains')];
  const titles = [`Both ${word}`, `Rains ${word}`];
  const rates = [rate(bloom, '10'), rate(rains, '04')];
  const made = [
    await addTour(request, { title: titles[0], isActive: false, rates }),
    await addTour(request, { title: titles[1], isActive: false, rates: rates.slice(1) }),
  ];
  const { user } = await sharedLogin(request);
  const me = String((user as { name: string }).name);
  await openAdmin(page, '/tours');
  await page.getByRole('searchbox').fill(word);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const panel = await openPanel(page);
  await choose(page, 'Season', bloom);
  await expect(cards).toHaveCount(1);
  await choose(page, 'Last changed by', me);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' });
  await panel.getByLabel('Last changed from').fill(today.format(new Date()));
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: `Season: ${bloom}` })).toBeVisible();
  await expect(filters.getByRole('button', { name: `Last changed by: ${me}` })).toBeVisible();
  await expect(
    filters.getByRole('button', { name: /^Last changed from: \d+ \w+ \d{4}/ }),
  ).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText([`Both ${word}`]);
  await expect(page.getByRole('button', { name: 'View · 3 filters' })).toBeVisible();
  await panel.getByLabel('Save this view as').fill('Mine in bloom');
  await panel.getByRole('button', { name: 'Save View' }).click();
  await expectNoViolations(page, 'main');

  // One filter is taken away by its words, with the keyboard.
  await filters.getByRole('button', { name: `Season: ${bloom}` }).press('Enter');
  await expect(cards).toHaveCount(2);
  await panel.getByLabel('Last changed until').fill('2020-01-31');
  await expect(page.getByText(`Nothing found for “${word}”.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(filters).toHaveCount(0);
  await expect(panel.getByLabel('Last changed until')).toHaveValue('');

  await panel.getByRole('button', { name: 'Mine in bloom' }).click();
  await expect(cards).toHaveCount(1);
  await expect(panel.getByLabel('Season')).toHaveText(bloom);
  for (const { id } of made) await removeRecord(request, 'tours', id);
});

test('OFF-12 the gallery is a table in an order of one’s own, and moved only in the order of the site', async ({
  page,
  request,
}) => {
  const word = uniqueName('Mural');
  const values = { image: 'https://images.example/g.jpg', category: 'cultural', isActive: false };
  const ids: string[] = [];
  for (const [index, letter] of ['b', 'a'].entries()) {
    const item = { ...values, title: `${word} ${letter}`, sortOrder: -900 + index };
    ids.push((await callApi(request, 'post', '/gallery', item)).id);
  }
  await openAdmin(page, '/gallery');
  await expect(page.getByText(/^\d+ gallery items$/)).toBeVisible();
  const panel = await openPanel(page);
  await choose(page, 'Category', 'Cultural');
  await choose(page, 'Active', 'No');
  await expect(page.getByRole('button', { name: /^Cultural/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const pictures = page.getByRole('article').filter({ hasText: word });
  await expect(pictures.getByRole('heading')).toHaveText([`${word} b`, `${word} a`]);
  const grip = pictures.first().getByRole('button', { name: /Move|Drag/ });
  await expect(grip.first()).toBeVisible();
  await choose(page, 'Sort by', 'Title, ascending');
  await expect(pictures.getByRole('heading')).toHaveText([`${word} a`, `${word} b`]);
  await expect(grip).toHaveCount(0);
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Show the site’s order' }).click();
  await expect(pictures.getByRole('heading')).toHaveText([`${word} b`, `${word} a`]);

  await panel.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'gallery items' });
  await expect(table.getByRole('row').filter({ hasText: word })).toHaveCount(2);
  await panel.getByRole('group', { name: 'Columns' }).getByLabel('Sort order').check();
  await expect(table.getByRole('columnheader', { name: 'Sort order' })).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await expect(pictures).toHaveCount(2);
  for (const id of ids) await removeRecord(request, 'gallery', id);
});

const TABLES = [
  { path: '/users', table: 'Users', column: 'Role', filter: 'Role' },
  { path: '/newsletter', table: 'Subscribers', column: 'Unsubscribed', filter: null },
  { path: '/package-categories', table: 'Package categories', column: 'Icon', filter: 'Active' },
] as const;

for (const { path, table: name, column, filter } of TABLES) {
  test(`OFF-12 ${path} is a table or cards, with chosen columns, an order, and views`, async ({
    page,
    request,
  }) => {
    const email = `${uniqueName('panel').replace(' ', '-')}@reader.example`;
    await callApi(request, 'post', '/newsletter/subscribe', { email });
    await openAdmin(page, path);
    const panel = await openPanel(page);
    const table = page.getByRole('table', { name });
    const heading = table.getByRole('columnheader', { name: column });
    await expect(heading).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Table' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const columns = panel.getByRole('group', { name: 'Columns' });
    await columns.getByLabel(column).uncheck();
    await expect(heading).toHaveCount(0);
    await choose(page, 'Sort by', 'Last changed, descending');
    await panel.getByLabel('Save this view as').fill('Short');
    await panel.getByRole('button', { name: 'Save View' }).click();
    await panel.getByRole('button', { name: 'Cards' }).click();
    const cards = page.getByRole('list', { name });
    await expect(cards.getByRole('listitem').first()).toBeVisible();
    await expect(table).toHaveCount(0);
    await expectNoViolations(page, 'main');
    await columns.getByLabel(column).check();
    await expect(cards.getByText(column, { exact: true }).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Short' }).click();
    await expect(table).toBeVisible();
    await expect(heading).toHaveCount(0);
    await expect(panel.getByLabel('Sort by')).toHaveText('Last changed, descending');
    if (filter) await expect(panel.getByRole('combobox', { name: filter })).toBeVisible();
    const found = await callApi(request, 'get', `/newsletter?search=${email}`);
    for (const { id } of found as unknown as { id: string }[]) {
      await removeRecord(request, 'newsletter', id);
    }
  });
}
