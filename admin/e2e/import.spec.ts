import { type APIRequestContext, expect, type Locator, type Page, test } from '../../e2e/test.ts';
import { expectOneScrollbar } from './small-windows.ts';
import { callApi, openAdmin, uniqueName } from './support.ts';

test('OFF-20 an import says how far it is, and goes on after a closed tab without doubles', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueName('guest').replace(' ', '');
  const tab = await context.newPage();
  await openAdmin(tab, '/testimonials');
  // Most rows are refused, so that the parts are quick.
  const lines = Array.from({ length: 120 }, (_, index) =>
    index % 25 === 0 ? `${word} ${index},Arusha,5,Good,Walk,no` : ',,,Nobody,,',
  );
  const begun = await chooseFile(tab, 'guests.csv', lines);
  await expect(begun.getByRole('status')).toContainText(
    '5 new, 0 changed, 0 unchanged, 115 refused',
  );
  const secondPart = await loseAnswer(tab, 2);
  await begun.getByRole('button', { name: 'Import 5' }).click();
  await expect(begun.getByRole('status')).toContainText('Writing: 50 of 120 rows are done');
  await secondPart.isWritten;
  await tab.close();

  await openAdmin(page, '/team');
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText(
    'The import of guests.csv stopped after 50 of 120 rows: The page was closed',
  );
  await outcome.getByRole('button', { name: 'Go on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  await expect(dialog.getByRole('status')).toContainText('1 new, 0 changed, 2 unchanged');
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog.getByRole('status')).toContainText('Imported: 1 new, 0 changed, 2 unchanged');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(outcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(outcome).toHaveCount(0);
  const ids = await findIds(request, word);
  expect(ids).toHaveLength(5);
  await callApi(request, 'post', '/bulk', { resource: 'testimonials', change: 'delete', ids });
});

test('OFF-20 two imports of one person in two tabs are both gone on with', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueName('tab').replace(' ', '');
  const begin = async (name: string, refused: number) => {
    const tab = await context.newPage();
    await openAdmin(tab, '/testimonials');
    const others = Array.from({ length: refused }, () => ',,,Nobody,,');
    const dialog = await chooseFile(tab, name, [`${word} ${name},Pemba,5,Good,Walk,no`, ...others]);
    await expect(dialog.getByRole('status')).toContainText('1 new, 0 changed, 0 unchanged');
    const secondPart = await loseAnswer(tab, 2);
    await dialog.getByRole('button', { name: 'Import 1' }).click();
    await secondPart.isWritten;
    return tab;
  };
  const tabs = [await begin('long.csv', 59), await begin('short.csv', 54)];
  for (const tab of tabs) await tab.close();

  await openAdmin(page, '/team');
  const outcome = page.getByRole('region', { name: 'Outcome' });
  const long = outcome.filter({ hasText: 'long.csv stopped after 50 of 60 rows' });
  const short = outcome.filter({ hasText: 'short.csv stopped after 50 of 55 rows' });
  await expect(short).toBeVisible();
  await long.getByRole('button', { name: 'Close' }).click();
  await expect(long).toHaveCount(0);
  await short.getByRole('button', { name: 'Go on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  await expect(dialog.getByRole('status')).toContainText('0 unchanged, 5 refused');
  const ids = await findIds(request, word);
  expect(ids).toHaveLength(2);
  await callApi(request, 'post', '/bulk', { resource: 'testimonials', change: 'delete', ids });
});

test('OFF-20 in a small window one scrollbar leads to each row of a check', async ({ page }) => {
  await openAdmin(page, '/testimonials');
  const lines = Array.from({ length: 20 }, (_, index) => `Guest ${index},Arusha,5,Good,Walk,no`);
  const dialog = await chooseFile(page, 'guests.csv', lines);
  await expect(dialog.getByRole('status')).toContainText('20 new');
  const last = dialog.getByRole('cell', { name: 'Guest 19' });
  await expectOneScrollbar(page, dialog, last);
});

/** Opens the import of testimonials with a file of these lines. */
async function chooseFile(page: Page, name: string, lines: string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'text/csv' },
    buffer: Buffer.from(['name,location,rating,text,tourName,isActive', ...lines].join('\n')),
  });
  return dialog;
}

/** Lets the server write a part of an import, and the page never hear of it. */
async function loseAnswer(page: Page, part: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/graphql', async (route) => {
    const isPart = route.request().postData()?.includes('importRecords') ?? false;
    if (isPart) parts += 1;
    if (!isPart || parts < part) return route.fallback();
    await route.fetch();
    resolve();
  });
  return { isWritten: promise };
}

async function findIds(request: APIRequestContext, word: string): Promise<string[]> {
  const path = `/testimonials?search=${word}&limit=20`;
  const found = (await callApi(request, 'get', path)) as unknown as { id: string }[];
  return found.map(({ id }) => id);
}
