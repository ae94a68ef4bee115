import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../../e2e/axe.ts';
import { addCrew } from './samples.ts';
import { callApi, cutOff, openAdmin, removeRecord } from './support.ts';
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
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('1 could not be deleted and is still selected.');
  await expect(outcome).toContainText(`Chiku ${word}: `);
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const id of [asha, bahati]) await removeRecord(request, 'team', id ?? '');
});

test('all that match are chosen beyond the page; what is done to them shows its progress, stops, and is undone', async ({
  page,
  request,
}) => {
  const names = Array.from({ length: 27 }, (_, index) => `Guide ${index}`);
  const { word, ids } = await addCrew(request, names);
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 24);
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Select all 27 that match' }).click();
  await expect(bar).toContainText('27 selected');
  await expect(bar.getByRole('button', { name: 'that match' })).toHaveCount(0);

  const progress = page.getByRole('region', { name: 'Progress' });
  const outcome = page.getByRole('region', { name: 'Outcome' });
  const releaseUpdate = await holdNth(page, 'UpdateTeamMember', 3);
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(progress).toContainText('Activating: 2 of 27');
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await progress.getByRole('button', { name: 'Stop' }).click();
  releaseUpdate();
  await expect(outcome).toContainText('Stopped after 3 of 27, as you asked.');
  await expect(bar).toContainText('24 selected');
  await expectNoViolations(page);
  const active = await callApi(request, 'get', `/team?isActive=true&search=${word}`);
  expect(active).toHaveLength(3);

  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('24 team members deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  const releaseRestore = await holdNth(page, 'RestoreTeamMember', 5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(progress).toContainText('Restoring: 4 of 24');
  await expectNoViolations(page);
  // What is on its way goes on, wherever one is.
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(progress).toContainText('Restoring: 4 of 24');
  releaseRestore();
  await expect(page.getByText('24 records restored')).toBeVisible();
  expect(await callApi(request, 'get', `/team?search=${word}`)).toHaveLength(27);
  await Promise.all(ids.map((id) => removeRecord(request, 'team', id)));
});

/** Holds back the nth call of an operation; gives what lets it go. */
async function holdNth(page: Page, operation: string, nth: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/graphql', async (route) => {
    const isMeant = route.request().postDataJSON()?.operationName === operation;
    if (isMeant) count += 1;
    if (isMeant && count === nth) await promise;
    await route.fallback();
  });
  return resolve;
}

test('what is done to many stops where the connection is lost, and says what is left', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 3);
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await cutOff(page, 'UpdateTeamMember');
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('Stopped after 0 of 3: The server cannot be reached.');
  await expect(outcome).toContainText('The 3 that are left are still selected.');
  await page.unroute('**/graphql');
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('3 team members activated')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  await Promise.all(ids.map((id) => removeRecord(request, 'team', id)));
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
