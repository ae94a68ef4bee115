import { expectNoViolations } from '../../e2e/axe.ts';
import { LOGIN } from '../../e2e/session.ts';
import { expect, type Page } from '../../e2e/test.ts';
import { searchCards } from './list-steps.ts';
import { addCrew } from './samples.ts';
import { askToDelete, callApi, cutOff, openAdmin, pressTwice, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

async function selectSeveral(page: Page, search: string, count: number) {
  await searchCards(page, search);
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
  const outcomes = page.getByRole('region', { name: 'Outcome' });
  await expect(outcomes).toContainText('1 of 1 team member was activated.');
  expect([await isActive(asha), await isActive(bahati)]).toEqual([true, false]);

  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await expect(bar).toContainText('3 selected');
  await removeRecord(request, 'team', chiku ?? '');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete these 3 team members?');
  // A second press while the question goes does nothing.
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  const outcome = outcomes.filter({ hasText: 'deleted' });
  await expect(outcome).toContainText('2 of 3 team members were deleted.');
  await expect(outcome).toContainText('1 could not be deleted.');
  await expect(outcome).toContainText(`Chiku ${word}: `);
  // Who is gone can be chosen no more.
  await expect(bar).toContainText('0 selected');
  await expect(page.getByRole('article')).toHaveCount(0);

  // It stands below the bar of a form.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(async () => {
    const [button, report] = [await save.boundingBox(), await outcome.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(report?.y ?? 0);
  }).toPass();

  // The way back is there until one closes it, also elsewhere and when the page is loaded anew.
  await page.getByRole('link', { name: 'Metrics' }).click();
  await page.reload();
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  expect(await callApi(request, 'get', `/team?search=${word}`)).toHaveLength(2);
  for (const id of [asha, bahati]) await removeRecord(request, 'team', id ?? '');
});

test('what became of many records is said and undone where the browser has no room to keep it', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 3);
  await page.evaluate(fillSessionStorage);
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText('3 team members were deleted.');
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 records restored')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  for (const id of ids) await removeRecord(request, 'team', id);
});

test('what was deleted without an answer counts as deleted when it is tried again, and is undone', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName !== 'ChangeRecords' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 3);
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  for (const said of [
    '0 of 3 team members were deleted; 3 were not',
    '3 team members were deleted.',
  ]) {
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(outcome).toContainText(said);
  }
  expect(isLost).toBe(true);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 records restored')).toBeVisible();
  for (const id of ids) await removeRecord(request, 'team', id);
});

test('TRUST-21 all that match are chosen beyond the page; what is done to them is done as a whole, and undone', async ({
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
  // The choice is there when one comes back.
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(bar).toContainText('27 selected');

  const progress = page.getByRole('region', { name: 'Progress' });
  const outcome = page.getByRole('region', { name: 'Outcome' });
  const releaseUpdate = await hold(page);
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Activate these 27 team members?');
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(progress).toContainText('Activating 27 team members');
  await expect(page.getByRole('article').first()).toContainText('Activating…');
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expectNoViolations(page);
  releaseUpdate();
  await expect(outcome).toContainText('27 of 27 team members were activated.');
  const active = () => callApi(request, 'get', `/team?isActive=true&search=${word}`);
  expect(await active()).toHaveLength(27);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('27 team members changed back')).toBeVisible();
  expect(await active()).toHaveLength(0);
  await expect(outcome).toHaveCount(0);

  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  const deleted = outcome.filter({ hasText: '24 of 24 team members were deleted.' });
  await expect(deleted).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);

  // Another job leaves the way back where it is; the keys bring back what was deleted last.
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(outcome.filter({ hasText: '3 of 3 team members were activated.' })).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).click();
  await askToDelete(page.getByRole('article', { name: /^Guide/ }).first());
  await pressTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Team member deleted successfully!')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Team member restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(deleted).toBeVisible();

  const releaseRestore = await hold(page);
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(progress).toContainText('Restoring 24 team members');
  // What is on its way goes on, wherever one is.
  await page.getByRole('link', { name: 'Metrics' }).click();
  await expect(progress).toContainText('Restoring 24 team members');
  releaseRestore();
  await expect(page.getByText('24 records restored')).toBeVisible();
  await expect(deleted).toHaveCount(0);
  expect(await callApi(request, 'get', `/team?search=${word}`)).toHaveLength(27);
  await Promise.all(ids.map((id) => removeRecord(request, 'team', id)));
});

/** Holds back the next change of many records; gives what lets it go. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'ChangeRecords') await promise;
    await route.fallback();
  });
  return resolve;
}

test('what is done to many stops where the connection is lost or the session ends, and says what is left', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  await openAdmin(page, '/team');
  await selectSeveral(page, word, 3);
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all on this page' }).click();
  const activate = async () => {
    await bar.getByRole('button', { name: 'Activate', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Activate' }).click();
  };
  await cutOff(page, 'ChangeRecords');
  await activate();
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText(
    '0 of 3 team members were activated; 3 were not and are still selected. The server cannot be reached.',
  );
  await page.unroute('**/graphql');
  await endSession(page);
  await activate();
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(outcome).toContainText(
    '0 of 3 team members were activated; 3 were not and are still selected. Your session has ended.',
  );
  await expect(bar).toContainText('3 selected');
  await page.unroute('**/graphql');
  await activate();
  await expect(outcome).toContainText('3 of 3 team members were activated.');
  await Promise.all(ids.map((id) => removeRecord(request, 'team', id)));
});

/** Refuses changes of many records as the API does without a session. */
async function endSession(page: Page) {
  await page.route('**/graphql', (route) => {
    const isMeant = route.request().postDataJSON()?.operationName === 'ChangeRecords';
    const error = { message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } };
    return isMeant ? route.fulfill({ json: { errors: [error], data: null } }) : route.fallback();
  });
}

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

function fillSessionStorage(): void {
  for (let size = 2 ** 20; size > 0; size = Math.floor(size / 2)) {
    try {
      for (let turn = 0; ; turn += 1) sessionStorage.setItem(`${size} ${turn}`, 'x'.repeat(size));
    } catch {
      // Less may still have room.
    }
  }
}
