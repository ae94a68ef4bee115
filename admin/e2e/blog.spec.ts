import { expect } from '../../e2e/test.ts';
import {
  cardOf,
  deleteByCard,
  expectFailuresNamed,
  expectFound,
  expectRequired,
} from './list-steps.ts';
import { addBlogPost } from './samples.ts';
import { callApi, findId, openAdmin, openForm, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

// West of Greenwich a date that is read as a moment slips to the day before.
test.use({ timezoneId: 'America/Los_Angeles' });

test('ADM-BLOG-1 ERR-5 ADM-FORM-4 ADM-FORM-5 ERR-12 posts are found by any field, changed and deleted', async ({
  page,
  request,
}) => {
  const [category, author] = [uniqueName('Topic'), uniqueName('Author')];
  const post = await addBlogPost(request, { category, author, isPublished: true });
  const undated = await addBlogPost(request);
  await callApi(request, 'put', `/blog/${undated.id}`, { publishedDate: '' });
  await openAdmin(page, '/blog');
  await expect(page.getByRole('heading', { name: 'Blog Posts', level: 1 })).toBeVisible();
  await expectFound(page, [
    [category, post],
    [undated.slug, undated],
    [author, post],
    [String(undated.title), undated],
  ]);
  await expect(cardOf(page, undated)).toContainText('No date · 5 min read · Coast');

  await page.getByRole('searchbox').fill(String(post.title));
  const card = cardOf(page, post);
  await expect(card).toContainText('15 January 2026');
  await card.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Published date')).toHaveValue('2026-01-15');
  await form.getByLabel('Published date').fill('2026-03-01');
  await form.getByLabel('Published', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('1 March 2026');
  await expect(card.getByText('Unpublished')).toBeVisible();
  const saved = await callApi(request, 'get', `/blog/${post.id}`);
  expect(saved).toMatchObject({ publishedDate: '2026-03-01', isPublished: false });
  await expectFailuresNamed(page, card, 'blog post', 'BlogPost');
  await deleteByCard(page, card, 'blog post');
  await removeRecord(request, 'blog', undated.id);
});

test('VAL-14 VAL-19 a post needs its required fields; its slug follows the title', async ({
  page,
  request,
}) => {
  const title = uniqueName('Rain’s end');
  await openForm(page, '/blog/create');
  await expectRequired(page, ['Title', 'Excerpt', 'Content', 'Image', 'Category', 'Author']);
  const form = page.getByRole('dialog');
  await form.getByLabel('Title *').fill(title);
  const slug = title.toLowerCase().replace('’', '').replaceAll(' ', '-');
  await expect(form.getByLabel('Slug')).toHaveValue(slug);
  await expect(form.getByText(`Address: /blog/${slug}`)).toBeVisible();
  await form.getByLabel('Slug').fill(`${slug}-b`);
  await form.getByLabel('Title *').fill('Something else');
  await expect(form.getByLabel('Slug')).toHaveValue(`${slug}-b`);
  await form.getByLabel('Title *').fill(title);
  await form.getByLabel('Excerpt *').fill('Green overnight.');
  await form.getByLabel('Category *').fill('Seasons');
  await form.getByLabel('Author *').fill('Neema Mushi');
  await expect(form.getByText('NM', { exact: true })).toBeVisible();
  await form.getByLabel('Image address').first().fill('https://images.example/rain.jpg');
  await form.getByRole('textbox', { name: 'Content' }).fill('It rains.');
  await form.getByLabel('Published', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Add Blog Post' }).click();
  await expect(form).toHaveCount(0);
  const id = await findId(request, 'blog', title);
  expect(await callApi(request, 'get', `/blog/${id}`)).toMatchObject({
    slug: `${slug}-b`,
    content: '<p>It rains.</p>',
    readTime: '1 min read',
    publishedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await removeRecord(request, 'blog', id);
});
