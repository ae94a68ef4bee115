import { expect, type Page } from '@playwright/test';
import { addCrew } from './samples.ts';
import { callApi, openAdmin, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

async function selectSeveral(page: Page, search: string, count: number) {
  await page.getByRole('searchbox').fill(search);
  await expect(page.getByRole('article')).toHaveCount(count);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
}

test('many records are activated, deleted and brought back at once, and those that fail are named', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  const [asha, bahati, chiku] = ids;
  const isActive = async (id = '') => (await callApi(request, 'get', `/team/${id}`)).isActive;
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 3);
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();

  const box = page.getByRole('checkbox', { name: `Select Asha ${word}` });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('1 team member activated')).toBeVisible();
  expect([await isActive(asha), await isActive(bahati)]).toEqual([true, false]);

  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await expect(bar).toContainText('3 selected');
  await removeRecord(request, 'team', chiku ?? '');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete these 3 team members?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 team members deleted')).toBeVisible();
  await expect(bar.getByRole('alert')).toContainText(`Chiku ${word}: `);
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const id of [asha, bahati]) await removeRecord(request, 'team', id ?? '');
});

test('rows of a table, pictures and posts are selected too', async ({ page }) => {
  for (const [path, label] of [
    ['/package-categories', 'Activate'],
    ['/gallery', 'Feature'],
    ['/blog', 'Unpublish'],
  ] as const) {
    await openAdmin(page, path);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Select several' }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('1 selected');
    await expect(bar.getByRole('button', { name: label, exact: true })).toBeEnabled();
  }
});
