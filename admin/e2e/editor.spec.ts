import { type APIRequestContext, expect, type Page } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { addBlogPost } from './samples.ts';
import { callApi, openForm, removeRecord } from './support.ts';
import { test } from './warm-page.ts';

/** All that the API keeps in a rich text, written as the editor writes it. */
const EVERYTHING = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading ${level}</h${level}>`),
  '<p>A <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> H<sub>2</sub>O m<sup>2</sup> <code>c</code><br />n</p>',
  '<p><span class="text-small">s</span> <span class="text-large">l</span> <span class="text-huge">h</span></p>',
  '<p><a rel="noopener" href="/tours" title="All">t</a> <a target="_blank" rel="noopener" href="https://x.example">x</a></p>',
  '<p><img src="https://images.example/a.jpg" alt="A" width="20" height="10" loading="lazy" /></p>',
  '<hr /><blockquote><p>Q</p></blockquote><pre><code>x = 1</code></pre>',
  '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>',
  '<figure><img src="https://images.example/b.jpg" alt="B" loading="lazy" /><figcaption>A <em>lion</em></figcaption></figure>',
  '<table><thead><tr><th><p>Month</p></th></tr></thead><tbody><tr><td><p>May</p></td></tr></tbody></table>',
].join('');
const PLAYER =
  '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90" title="Film" loading="lazy" ' +
  'allow="fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe>';

/** A post in its form; `asked` is what a tool of the editor asks for. */
async function openEditor(page: Page, request: APIRequestContext, content = '<p>Karibu</p>') {
  const post = await addBlogPost(request, { content });
  await openForm(page, `/blog/${post.id}`);
  const toolbar = page.getByRole('toolbar', { name: 'Format Content' });
  return {
    post,
    text: page.getByRole('textbox', { name: 'Content' }),
    tool: (name: string) => toolbar.getByRole('button', { name }),
    asked: page.getByRole('dialog').last(),
  };
}

async function saveAndRead(page: Page, request: APIRequestContext, id: string) {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return (await callApi(request, 'get', `/blog/${id}`)).content;
}

test('VAL-23 what the API keeps in a text, the editor keeps too', async ({ page, request }) => {
  const { post, text } = await openEditor(page, request, `<p>Karibu</p>${EVERYTHING}${PLAYER}`);
  await text.getByText('Karibu').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const content = await saveAndRead(page, request, post.id);
  expect(content).toBe(`<p>Karibu!</p>${EVERYTHING}${PLAYER}`);
  await removeRecord(request, 'blog', post.id);
});

test('VAL-23 ADM-FORM-7 links and videos are put in; arrow keys walk the toolbar', async ({
  page,
  request,
}) => {
  const { post, text, tool, asked } = await openEditor(page, request);

  await test.step('one stop of Tab, and arrows within', async () => {
    await text.click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('Paragraph or heading')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tool('Redo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
  });

  await test.step('a mark ends where it ends, also in an empty text; Undo and Redo go step by step', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('# By *dhow* to Pemba');
    const begun = '<h1>By <em>dhow</em> to Pemba</h1>';
    const html = () => text.evaluate((element) => element.innerHTML);
    await expect.poll(html).toBe(begun);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+U');
    await expect(text.locator('u').first()).toBeVisible();
    const underlined = await html();
    await tool('Undo').click();
    await expect.poll(html).toBe(begun);
    await tool('Redo').click();
    await expect.poll(html).toBe(underlined);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Karibu');
  });

  await test.step('a link with a text of its own', async () => {
    await page.keyboard.press('End');
    await tool('Link').click();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
    await tool('Link').click();
    await asked.getByLabel('Address').fill('nowhere at all');
    await expect(asked.getByRole('button', { name: 'Set link' })).toBeDisabled();
    await asked.getByLabel('Address').fill('www.x.example');
    await asked.getByLabel('Text', { exact: true }).fill('there');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link', { name: 'there' })).toBeVisible();
  });

  await test.step('videos, pasted and by the dialog', async () => {
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'https://youtu.be/aqz-KE-bpKQ?t=1m30s');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(text.getByText('aqz-KE-bpKQ?start=90')).toBeVisible();
    await text.getByText('Karibu').click();
    await page.keyboard.press('Home');
    await tool('Video').click();
    await asked.getByLabel('Address').fill('https://films.example/1');
    await expect(asked.getByRole('button', { name: 'Add video' })).toBeDisabled();
    await asked.getByLabel('Address').fill('vimeo.com/76979871');
    await asked.getByLabel('Title').fill('The reef');
    await asked.getByRole('button', { name: 'Add video' }).click();
    await expect(text.getByText('The reef')).toBeVisible();
  });

  const content = await saveAndRead(page, request, post.id);
  const player = (src: string, title: string) => `<iframe src="${src}" title="${title}" loading`;
  for (const part of [
    player('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90', 'Video'),
    player('https://player.vimeo.com/video/76979871', 'The reef'),
    '<a href="https://www.x.example" rel="noopener">there</a>',
  ]) {
    expect(content).toContain(part);
  }
  await removeRecord(request, 'blog', post.id);
});

test('VAL-23 pictures with their words, and tables that grow and shrink, are put in', async ({
  page,
  request,
}) => {
  const { post, text, tool, asked } = await openEditor(page, request);
  await text.click();
  await tool('Picture').click();
  await asked.locator('input[type=file]').setInputFiles(makePicture());
  await expect(asked.getByLabel('Picture address')).toHaveValue(/^\/uploads\//);
  await asked.getByLabel('Alternative text').fill('A lion');
  await asked.getByLabel('Caption').fill('At dawn');
  await asked.getByRole('button', { name: 'Add picture' }).click();
  await expect(text.getByRole('img', { name: 'A lion' })).toBeVisible();

  await text.getByText('At dawn').click();
  await page.keyboard.press('Enter');
  const chooseInTable = async (action: string) => {
    await tool('Table').click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await chooseInTable('Insert table');
  await text.getByRole('columnheader').first().click();
  await page.keyboard.type('Month');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rain');
  await chooseInTable('Remove column');
  await chooseInTable('Add row below');
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByRole('columnheader')).toHaveText(['Month', '']);

  const content = await saveAndRead(page, request, post.id);
  expect(content).toContain(
    'alt="A lion" loading="lazy" /><figcaption>At dawn</figcaption></figure>',
  );
  expect(content).toContain('<thead><tr><th><p>Month</p></th><th><p></p></th></tr></thead>');
  await removeRecord(request, 'blog', post.id);
});
