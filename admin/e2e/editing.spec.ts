import { expect } from '../../e2e/test.ts';
import { addBlogPost } from './samples.ts';
import { addTour, callApi, openForm, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

const EMBED_CODE =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=Xy" ' +
  'title="YouTube video player" frameborder="0" allowfullscreen></iframe>';

test('what is typed after a video, a table or a link follows it, and takes nothing away', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  const post = await addBlogPost(request, { content: '<p>Karibu</p>' });
  await openForm(page, `/blog/${post.id}`);
  const form = page.getByRole('dialog').first();
  const toolbar = form.getByRole('toolbar', { name: 'Format Content' });
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Content' });
  const asked = page.getByRole('dialog').last();
  const addVideo = async (address: string) => {
    await tool('Video');
    await asked.getByLabel('Address').fill(address);
    await asked.getByRole('button', { name: 'Add video' }).click();
  };

  await test.step('two videos, the first by its own code, and words behind them', async () => {
    await text.getByText('Karibu').click();
    await page.keyboard.press('End');
    await addVideo(EMBED_CODE);
    await addVideo('https://vimeo.com/76979871');
    await expect(text.locator('.video-card')).toHaveCount(2);
    await page.keyboard.type('Behind the films.');
    await expect(text).toContainText('Behind the films.');
    await expect(text.locator('.video-card')).toHaveCount(2);
  });

  await test.step('a table begins at its first cell, and Tab in its last makes a row', async () => {
    await page.keyboard.press('Enter');
    await tool('Table');
    await page.getByRole('menuitem', { name: 'Insert table' }).click();
    await page.keyboard.type('Month');
    await expect(text.getByRole('columnheader').first()).toHaveText('Month');
    for (let cell = 1; cell <= 9; cell += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('The fourth row');
    await expect(text.getByRole('row')).toHaveCount(4);
    await expect(text.getByRole('row').last()).toHaveText('The fourth row');
  });

  await test.step('a page of the site is linked by its name', async () => {
    await text.getByText('Behind the films.').click();
    await page.keyboard.press('End');
    await tool('Link');
    await asked.getByLabel('Address').fill('gallery');
    await page.getByRole('option', { name: 'Gallery', exact: true }).click();
    await expect(asked.getByLabel('Address')).toHaveValue('/gallery');
    await asked.getByLabel('Address').fill(String(tour.title));
    await page.getByRole('option', { name: String(tour.title) }).click();
    await expect(asked.getByLabel('Address')).toHaveValue(`/tours/${tour.slug}`);
    await asked.getByLabel('Text', { exact: true }).fill('The tour');
    await asked.getByRole('button', { name: 'Set link' }).click();
    await expect(text.getByRole('link', { name: 'The tour' })).toBeVisible();
  });

  await test.step('a line is seen on the page', async () => {
    await tool('Line');
    const opening = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Preview' }).click();
    const preview = await opening;
    const line = preview.locator('.rich hr');
    await expect(line).toHaveCSS('border-top-width', '1px');
    expect((await line.boundingBox())?.width).toBeGreaterThan(200);
    await preview.close();
  });

  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const { content } = await callApi(request, 'get', `/blog/${post.id}`);
  const [before = '', first = '', second = ''] = String(content).split('<iframe ');
  expect(before).toBe('<p>Karibu</p>');
  expect(first).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Video"');
  expect(second).toContain('player.vimeo.com/video/76979871"');
  expect(second).toContain('<p>Behind the films.');
  expect(second).toContain(`href="/tours/${tour.slug}"`);
  await removeRecord(request, 'blog', post.id);
  await removeRecord(request, 'tours', tour.id);
});
