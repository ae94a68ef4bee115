import { readFile } from 'node:fs/promises';
import { expect } from '../../e2e/test.ts';
import { callApi, cutOff, findId, openAdmin, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

test('ADM-NEWS-1 ADM-NEWS-2 ADM-NEWS-3 ERR-8 subscribers are searched, filtered, exported and deleted', async ({
  page,
  request,
}) => {
  const word = uniqueName('reader').replace(' ', '-');
  const [stays, leaves] = [`stays@${word}.example`, `leaves@${word}.example`];
  for (const email of [stays, leaves]) {
    await callApi(request, 'post', '/newsletter/subscribe', { email });
  }
  await callApi(request, 'post', '/newsletter/unsubscribe', { email: leaves });
  await openAdmin(page, '/newsletter');
  await expect(page.getByRole('heading', { name: 'Newsletter Subscribers' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Summary' });
  await expect(tiles).toHaveText(/Total[\d,]+Active[\d,]+Inactive[\d,]+/);
  const table = page.getByRole('table', { name: 'Subscribers' });
  const status = page.getByRole('group', { name: 'Status' }).getByRole('button');
  await expect(status).toHaveText(['All', 'Active', 'Inactive']);
  const active = status.filter({ hasText: /^Active$/ });
  // The search begins once typing pauses, and keeps a status that was chosen just before or after.
  for (const isStatusFirst of [true, false]) {
    await status.first().click();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText(/^Showing (\d+) of \1 subscribers$/)).toBeVisible();
    await page.evaluate(holdPause);
    await page.getByRole('searchbox').fill(word.toUpperCase());
    await active.evaluate(endPauseAndPress, isStatusFirst);
    await expect(page.getByText(/^Showing 1 of \d+ subscribers$/)).toBeVisible();
    await expect(active).toHaveAttribute('aria-pressed', 'true');
    await expect(table.getByRole('row').nth(1)).toContainText(stays);
  }
  await status.first().click();
  await expect(page.getByText(/^Showing 2 of \d+ subscribers$/)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  await status.filter({ hasText: 'Inactive' }).click();
  await expect(page.getByText(/^Showing 1 of \d+ subscribers$/)).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: leaves });
  await expect(row).toContainText('Inactive');
  await expect(row.getByRole('button')).toHaveText(['Delete']);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export inactive (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^newsletter-inactive-\d{4}-\d\d-\d\dT[\d-]+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(leaves);
  expect(text).not.toContain(stays);

  await cutOff(page, 'RemoveSubscriber', 'ExportNewsletter');
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(question).toContainText('Are you sure you want to delete this subscriber?');
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByText('Failed to delete subscriber')).toBeVisible();
  await page.getByRole('button', { name: 'Export inactive (CSV)' }).click();
  await expect(page.getByText('Failed to export subscribers')).toBeVisible();
  await cutOff(page, 'ListSubscriber');
  const asked = page.waitForRequest((call) => call.postData()?.includes(`@${word}`) ?? false);
  await page.getByRole('searchbox').fill(`@${word}`);
  await asked;
  await expect(page.getByText('Failed to fetch subscribers')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await remove();
  await expect(page.getByText('Subscriber deleted successfully', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Showing 0 of \d+ subscribers$/)).toBeVisible();
  await removeRecord(request, 'newsletter', await findId(request, 'newsletter', stays));
});

/** Makes the pause after typing, which is this long, wait for its end to be asked for. */
function holdPause(): void {
  const wait = window.setTimeout;
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number, ...rest: unknown[]) {
      if (ms !== 250) return wait(run, ms, ...rest);
      Object.assign(window, { endPause: run });
      return 0;
    },
  });
  Object.assign(window, { resumePauses: () => Object.assign(window, { setTimeout: wait }) });
}

/** Ends the pause and presses a button at the same moment, one right after the other. */
function endPauseAndPress(button: HTMLElement | SVGElement, isPressFirst: boolean): void {
  const { endPause, resumePauses } = window as unknown as Record<string, () => void>;
  const press = () => (button as HTMLElement).click();
  resumePauses?.();
  if (isPressFirst) press();
  endPause?.();
  if (!isPressFirst) press();
}
