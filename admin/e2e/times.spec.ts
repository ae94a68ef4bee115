import { formatLocalTime, localTimeIn } from '@karibu/graph/contract';
import { expect } from '../../e2e/test.ts';
import { cardOf } from './list-steps.ts';
import { addBlogPost } from './samples.ts';
import { addTour, callApi, openForm, readPage, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

// The editor travels; the operator's clocks count.
test.use({ timezoneId: 'America/Los_Angeles' });

const AHEAD = { isPublished: true, publishFrom: '2090-01-01T06:00Z' };
const MINUTE_MS = 60_000;

/** A minute that is near, and still ahead once a form was saved. */
function nearMinute(): Date {
  return new Date(Math.ceil((Date.now() + MINUTE_MS / 3) / MINUTE_MS) * MINUTE_MS);
}

test('OFF-6 an article that is written ahead goes live to the minute, and ends', async ({
  page,
  request,
}) => {
  const { timeZone } = await callApi(request, 'get', '/settings');
  const post = await addBlogPost(request, AHEAD);
  await openForm(page, `/blog/${post.id}`);
  const form = page.getByRole('dialog');
  const from = form.getByLabel('Publish from');
  await expect(from).toHaveValue(localTimeIn(String(timeZone), new Date(AHEAD.publishFrom)));
  const moment = nearMinute();
  const shown = localTimeIn(String(timeZone), moment);
  await from.fill(shown);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(cardOf(page, post).getByText(`Goes live ${formatLocalTime(shown)}`)).toBeVisible();
  const path = `/blog/${post.slug}`;
  const isLive = async () => {
    const found = await readPage(request, path);
    if (found !== '404') expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
    return found.includes(String(post.title));
  };
  await expect.poll(isLive, { timeout: 3 * MINUTE_MS }).toBe(true);
  for (const list of ['/blog', '/blog/rss.xml', '/sitemap.xml']) {
    expect(await readPage(request, list), list).toContain(path);
  }

  await callApi(request, 'put', `/blog/${post.id}`, {
    publishUntil: '2020-01-01T00:00Z',
    publishFrom: '',
  });
  await expect.poll(() => readPage(request, path)).toBe('404');
  await openForm(page, `/blog/${post.id}`);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardOf(page, post).getByText('Ended 1 January 2020, 03:00')).toBeVisible();
  await removeRecord(request, 'blog', post.id);
});

test('OFF-7 a price is changed in a draft, previewed, and then published', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { price: 4107 });
  const path = `/tours/${tour.slug}`;
  await expect.poll(() => readPage(request, path)).toContain('$4,107');
  await openForm(page, `/tours/${tour.id}`);
  const form = page.getByRole('dialog');
  const price = form.getByLabel(/^Price/).first();
  await price.fill('4753');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved. Visitors see no change.')).toBeVisible();
  await page.getByRole('searchbox').fill(String(tour.title));
  const card = cardOf(page, tour);
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  expect(await readPage(request, path)).not.toContain('$4,753');
  expect((await callApi(request, 'get', `/tours/${tour.id}`)).price).toBe(4107);

  await card.getByRole('button', { name: /^Edit/ }).click();
  await expect(form.getByText('Visitors still see what was published.')).toBeVisible();
  await expect(price).toHaveValue('4753');
  const opening = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByText('$4,753').first()).toBeVisible();
  await preview.close();
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(card.getByText('$4,753').first()).toBeVisible();
  await expect(card.getByText('Draft', { exact: true })).toHaveCount(0);
  await expect.poll(() => readPage(request, path)).toContain('$4,753');

  await card.getByRole('button', { name: /^Edit/ }).click();
  await form.getByRole('link', { name: 'History' }).click();
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'Published from a draft' })).toBeVisible();
  await expect(changes.filter({ hasText: 'Draft saved' })).toBeVisible();
  await removeRecord(request, 'tours', tour.id);
});

test('OFF-18 a review is asked for and returned with a note', async ({ page, request }) => {
  const tour = await addTour(request, { isActive: false });
  await openForm(page, `/tours/${tour.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Tour' });
  await form.getByRole('button', { name: 'Notes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notes on this tour' });
  await expect(dialog.getByText('No notes yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('Write something first')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Please look at the price');
  await dialog.getByRole('button', { name: 'Ask for a review' }).click();
  const notes = dialog.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(notes.first()).toContainText('Review asked for');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The park fee is missing');
  await dialog.getByRole('button', { name: 'Return with this note' }).click();
  await expect(notes.first()).toContainText('The park fee is missing');
  await expect(notes).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await removeRecord(request, 'tours', tour.id);
});
