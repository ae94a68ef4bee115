import { join } from 'node:path';
import { uriOfRunningDatabase } from '@karibu/embedded-database';
import { connectDatabase } from '@karibu/graph/database.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, openForm, removeRecord } from './support.ts';

const RUNS = 'globalThis.ran = true';
const DESCRIPTION = `<p>Kept</p><script>${RUNS}</script><img src="x" onerror="${RUNS}">
<p><a href="javascript:${RUNS}">a link</a></p><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>
<svg onload="${RUNS}"></svg><iframe src="https://evil.example/frame"></iframe>`;
const TITLE = `</script><script>${RUNS}</script><img src=x onerror="${RUNS}">`;

/** Whether anything of the above has run, or waits in the page for a press. */
async function expectNothingRuns(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in globalThis,
    waiting: document.querySelectorAll(
      '[onerror], [onload], [href^="javascript:" i], [srcdoc], [src*="evil.example"]',
    ).length,
  }));
  expect(found, page.url()).toEqual({ ran: false, waiting: 0 });
}

test('TRUST-17 what was put into the database runs neither on the site nor in the back office', async ({
  page,
  request,
  dataDirectory,
}) => {
  test.skip(dataDirectory === '', 'the data of this server is out of reach');
  const [cleaned, leftOut] = [await addTour(request), await addTour(request)];
  const uri = uriOfRunningDatabase(join(dataDirectory, 'database'));
  const database = await connectDatabase(uri);
  const put = ({ slug }: { slug: string }, values: object) =>
    database.collection('tours').updateOne({ slug }, { $set: values });
  await put(cleaned, { title: TITLE, description: DESCRIPTION });
  await put(leftOut, { image: `javascript:${RUNS}`, description: DESCRIPTION });
  await database.close();
  // A save by the API, so that the publisher reads both anew.
  await callApi(request, 'put', `/tours/${cleaned.id}`, { price: 611 });
  await callApi(request, 'put', `/tours/${leftOut.id}`, { price: 612 });
  const state = async () => (await callApi(request, 'get', '/publication')).state;
  await expect.poll(state).toBe('live');

  await test.step('the site shows the one without what is unsafe, and not the other', async () => {
    await page.goto(`/tours/${cleaned.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
    await expect(page.getByText('Kept')).toBeVisible();
    await expectNothingRuns(page);
    await page.goto('/tours');
    await expectNothingRuns(page);
    expect((await request.get(`/tours/${leftOut.slug}`)).status()).toBe(404);
  });

  await test.step('the back office names what is left out, with the way to mend it', async () => {
    await openAdmin(page, '/publication');
    const notice = page.getByRole('alert').filter({ hasText: 'One record is not on the site' });
    await expect(notice).toContainText(`${leftOut.title}: Main image`);
    await expectNothingRuns(page);
    await notice.getByRole('link', { name: String(leftOut.title) }).click();
    await expect(page.getByRole('textbox', { name: 'Main image address' })).toHaveValue(
      /^javascript:/,
    );
    await expectNothingRuns(page);
  });

  await test.step('lists, forms and histories run nothing of it', async () => {
    await openAdmin(page, '/tours');
    await expectNothingRuns(page);
    await openForm(page, `/tours/${cleaned.id}`);
    await expect(page.getByRole('textbox', { name: 'Description' }).first()).toContainText('Kept');
    await expectNothingRuns(page);
    await openAdmin(page, `/tours/${cleaned.id}/history`);
    await expectNothingRuns(page);
  });

  const image = 'https://images.example/reef.jpg';
  await callApi(request, 'put', `/tours/${leftOut.id}`, { image });
  await expect.poll(state).toBe('live');
  const left = (await callApi(request, 'get', '/publication')).leftOut;
  expect(left).toEqual({ count: 0, records: [] });
  for (const { id } of [cleaned, leftOut]) await removeRecord(request, 'tours', id);
});
