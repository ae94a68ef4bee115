import { formatLocalTime, localTimeIn } from '@karibu/graph/contract';
import { expect } from '../../e2e/test.ts';
import { cardOf } from './list-steps.ts';
import { addBlogPost } from './samples.ts';
import { callApi, openForm, readPage, removeRecord } from './support.ts';
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
