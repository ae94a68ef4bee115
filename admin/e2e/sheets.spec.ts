import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type APIRequestContext, expect, type Page } from '../../e2e/test.ts';
import { searchCards } from './list-steps.ts';
import { addTour, callApi, openAdmin, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

test('OFF-4 a German sheet with prices for 40 tours is read right, and so is a workbook', async ({
  page,
  request,
}) => {
  const word = uniqueName('saison').replace(' ', '-');
  const sample = await addTour(request, { title: `Höhle ${word}`, isActive: false });
  const slugs = await addTours(request, sample, word);
  const priceOf = async (slug: string) => (await callApi(request, 'get', `/tours/${slug}`)).price;
  await openAdmin(page, '/tours');
  await searchCards(page, word);
  const { dialog, status, choose } = await openImport(page);

  await test.step('a price that can be meant in two ways is asked', async () => {
    await choose('a.csv', `slug;price\n${slugs[0]};1.250\n`);
    await expect(dialog.getByText('can be meant in two ways')).toContainText('Price in row 2');
    await dialog.getByRole('button', { name: '$1,250', exact: true }).click();
    await expect(status).toContainText('0 new, 1 changed');
    await expect(dialog.getByRole('row').nth(1)).toContainText('Price ($640 → $1,250)');
  });

  await test.step('a row that names no tour says so', async () => {
    await choose('a.csv', `slug;price\nno-${slugs[0]};1250\n`);
    await expect(dialog.getByRole('row').nth(1)).toContainText(
      `No tour has the slug no-${slugs[0]}`,
    );
  });

  await test.step('40 prices in a file of Windows, as a German Excel saves it', async () => {
    const lines = slugs.map((slug, index) => `${slug};1.${100 + index},50;FALSCH;01.06.2027;Höhle`);
    const head = 'slug;Price;Active;Departures: Date;Starts in';
    await choose('saison.csv', [head, ...lines].join('\r\n'), 'latin1');
    await expect(status).toContainText('0 new, 40 changed, 0 unchanged, 0 refused');
    const read = dialog.getByRole('list', { name: 'Read as' });
    await expect(read).toContainText('Price: 1.100,50 → $1,100.50');
    await expect(read).toContainText('Departures: Date: 01.06.2027 → 1 June 2027');
    await expect(read).toContainText('Active: FALSCH → no');
    await dialog.getByRole('button', { name: 'Import 40' }).click();
    await expect(status).toContainText('Imported: 0 new, 40 changed');
    expect(await priceOf(slugs[39] ?? '')).toBe(1139.5);
    const first = await callApi(request, 'get', `/tours/${slugs[0]}`);
    expect([first.start, first.departures]).toMatchObject(['Höhle', [{ date: '2027-06-01' }]]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a time is read on the clocks of the operator', async () => {
    const { dialog, status, choose } = await openImport(page);
    await choose('times.csv', `slug;publishUntil\n${slugs[1]};31.12.2096 9:00\n`);
    const read = dialog.getByRole('list', { name: 'Read as' });
    await expect(read).toContainText('Publish until: 31.12.2096 9:00 → 31 December 2096, 09:00');
    await expect(dialog.getByRole('row').nth(1)).toContainText(
      'Publish until (empty → 31 December 2096, 09:00)',
    );
    await dialog.getByRole('button', { name: 'Import 1' }).click();
    await expect(status).toContainText('Imported: 0 new, 1 changed');
    const { publishUntil } = await callApi(request, 'get', `/tours/${slugs[1]}`);
    expect(publishUntil).toBe('2096-12-31T06:00:00.000Z');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a workbook goes out, is changed, and comes back', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^tours-saison-.+\.xlsx$/);
    const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
    const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
    const changed = sheet.replace('<v>1100.5</v>', '<v>999</v>');
    const again = await openImport(page);
    const workbook = zipSync({ ...parts, [SHEET]: strToU8(changed) });
    await again.choose('saison.xlsx', Buffer.from(workbook));
    await expect(again.status).toContainText('0 new, 1 changed, 40 unchanged, 0 refused');
    await again.dialog.getByRole('button', { name: 'Import 1' }).click();
    await expect(again.status).toContainText('Imported: 0 new, 1 changed');
    expect(await priceOf(slugs[0] ?? '')).toBe(999);
    await again.dialog.getByRole('button', { name: 'Close' }).click();
  });

  const made = (await callApi(request, 'get', `/tours?search=${word}&limit=60`)) as unknown as {
    id: string;
  }[];
  const ids = made.map(({ id }) => id);
  await callApi(request, 'post', '/bulk', { resource: 'tours', change: 'delete', ids });
  await removeRecord(request, 'tours', sample.id);
});

/** Makes 40 hidden tours like one that is there, and gives their slugs. */
async function addTours(request: APIRequestContext, sample: object, word: string) {
  const { id: _, _id: __, version: ___, ...values } = sample as Record<string, unknown>;
  const slugs = Array.from({ length: 40 }, (_each, index) => `${word}-${index + 1}`);
  const records = JSON.stringify(slugs.map((slug) => ({ ...values, title: slug, slug })));
  await callApi(request, 'post', '/import', { resource: 'tours', records, isDryRun: false });
  return slugs;
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  const choose = async (name: string, content: string | Buffer, encoding?: 'latin1') => {
    const buffer = typeof content === 'string' ? Buffer.from(content, encoding) : content;
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  return { dialog, status: dialog.getByRole('status'), choose };
}
