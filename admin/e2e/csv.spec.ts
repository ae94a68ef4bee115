import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '../../e2e/test.ts';
import { addTeamMember } from './samples.ts';
import { callApi, findId, openAdmin, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

test('a list is exported, changed outside and imported again, after a trial of each row', async ({
  page,
  request,
}) => {
  const word = uniqueName('sheet');
  const member = await addTeamMember(request, { name: `Asha ${word}` });
  await openAdmin(page, '/team');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('article')).toHaveCount(1);
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^team-sheet-[a-z0-9]+-\d{4}-\d\d-\d\dT[\d-]+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFid,name,position/);

  await more.click();
  await page.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  const choose = (content: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose(text);
  await expect(dialog.getByRole('status')).toContainText(
    '0 new, 0 changed, 1 unchanged, 0 refused',
  );
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

  const added = `Bahati ${word}`;
  await choose(
    [
      'id,Name,Position,bio,image,Moon',
      `${member.id},,Chief guide,,,full`,
      `,${added},Driver,<p>Drives.</p>,https://images.example/b.jpg,full`,
      `,Nobody ${word},,,,full`,
    ].join('\n'),
  );
  await expect(dialog.getByText('left out: Moon')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(
    '1 new, 1 changed, 0 unchanged, 1 refused',
  );
  expect((await callApi(request, 'get', `/team/${member.id}`)).position).toBe('Head guide');
  await dialog.getByLabel('Only refused rows').check();
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Position is required');
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(dialog.getByRole('status')).toContainText('Imported: 1 new, 1 changed');
  const changed = await callApi(request, 'get', `/team/${member.id}`);
  expect([changed.name, changed.position]).toEqual([`Asha ${word}`, 'Chief guide']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await removeRecord(request, 'team', member.id);
  await removeRecord(request, 'team', await findId(request, 'team', added));
});

test('an import says how far it is, asks before it is cut short, and is stopped after a part', async ({
  page,
  request,
}) => {
  const member = await addTeamMember(request, { name: uniqueName('Dalila') });
  await openAdmin(page, '/users');
  await page.getByRole('link', { name: 'Metrics' }).click();
  const openDialog = async () => {
    await page.getByRole('link', { name: 'Team' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
  const choose = (position: string) => {
    const lines = ['id,name,position', `${member.id},,${position}`, ...Array(59).fill(',Nobody,')];
    return dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'a.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(lines.join('\n')),
    });
  };
  await choose('Chief guide');
  await expect(dialog.getByRole('status')).toContainText('nothing is written yet');
  const asksBeforeUnload = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksBeforeUnload()).toBe(false);

  const goOn = await holdCalls(page);
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog.getByRole('status')).toContainText('Writing: 0 of 60 rows are done');
  expect(await asksBeforeUnload()).toBe(true);
  // Another file that is dropped meanwhile takes nothing's place.
  await drop(dialog, 'id,name,position\n,Somebody,');
  await expect(dialog.getByRole('status')).toContainText('Writing: 0 of 60 rows are done');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  goOn();
  await expect(dialog.getByRole('alert')).toContainText(
    'stopped after 50 of 60 rows, as you asked. Of these, 0 new, 1 changed, 0 unchanged, 49 refused',
  );
  expect(await asksBeforeUnload()).toBe(false);
  expect((await callApi(request, 'get', `/team/${member.id}`)).position).toBe('Chief guide');

  await choose('Cook');
  await expect(dialog.getByRole('status')).toContainText('nothing is written yet');
  const finish = await holdCalls(page);
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog.getByRole('status')).toContainText('Writing: 0 of 60 rows are done');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Stop the import?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.goBack();
  const mistakes: Error[] = [];
  page.on('pageerror', (error) => mistakes.push(error));
  await question.getByRole('button', { name: 'Stop and leave' }).dblclick();
  await expect(page).toHaveURL(/\/metrics$/);
  finish();
  expect(mistakes).toEqual([]);
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await expect(outcome).toContainText(
    'The import of a.csv stopped after 50 of 60 rows, as you asked. Of these, 0 new, 1 changed, 0 unchanged, 49 refused. Go on with row 52 of the file.',
  );
  expect((await callApi(request, 'get', `/team/${member.id}`)).position).toBe('Cook');

  await openDialog();
  await choose('Porter');
  await expect(dialog.getByRole('status')).toContainText('nothing is written yet');
  await holdCalls(page);
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  page.once('dialog', (warning) => warning.accept());
  await page.reload();
  await expect(outcome).toContainText(
    'The import of a.csv stopped after 0 of 60 rows: You left the page, and a few more may be done.',
  );
  await outcome.getByRole('button', { name: 'Close' }).click();
  await removeRecord(request, 'team', member.id);
});

/** Drops a file, and gives the browser time to read it. */
async function drop(dialog: Locator, text: string) {
  await dialog.getByRole('button', { name: 'Choose a file' }).evaluate(async (button, sent) => {
    const dataTransfer = new DataTransfer();
    const file = new File([sent], 'b.csv', { type: 'text/csv' });
    dataTransfer.items.add(file);
    button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await file.arrayBuffer();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }, text);
}

/** Holds back all calls; gives what lets them go. */
async function holdCalls(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
