import { type APIRequestContext, expect, type Page, test } from '../../e2e/test.ts';
import { callApi, openAdmin, uniqueName } from './support.ts';

test('OFF-20 an import says how far it is, and goes on after a closed tab without doubles', async ({
  page,
  context,
  request,
}) => {
  const word = uniqueName('guest').replace(' ', '');
  const tab = await context.newPage();
  await openAdmin(tab, '/testimonials');
  await tab.getByRole('button', { name: 'More' }).click();
  await tab.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
  const begun = tab.getByRole('dialog', { name: 'Import Excel or CSV' });
  // Most rows are refused, so that the parts are quick.
  const lines = Array.from({ length: 120 }, (_, index) =>
    index % 25 === 0 ? `${word} ${index},Arusha,5,Good,Walk,no` : ',,,Nobody,,',
  );
  await begun.locator('input[type=file]').setInputFiles({
    ...{ name: 'guests.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['name,location,rating,text,tourName,isActive', ...lines].join('\n')),
  });
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
