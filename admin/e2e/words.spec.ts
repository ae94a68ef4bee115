import { publicIdOf } from '@karibu/graph/contract';
import { expect } from '../../e2e/test.ts';
import { clipboardOf, pasteInto } from './clipboard.ts';
import { addBlogPost } from './samples.ts';
import { addTour, callApi, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';
import { test } from './warm-page.ts';

test('OFF-1 an itinerary from Word becomes days, and a day without a text stops the save', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await openForm(page, `/tours/${tour.id}`);
  const form = formOf(page);
  const days = form.getByRole('group', { name: /^Itinerary \d+$/ });
  const paste = async () =>
    pasteInto(days.first().getByLabel('Title'), await clipboardOf('word-itinerary'));

  await test.step('pasted into a blank day, and taken back', async () => {
    await paste();
    await expect(form.getByText('The pasted text became 4 days.')).toBeVisible();
    await expect(form.getByText('Northern Circuit, four days')).toBeVisible();
    await expect(days).toHaveCount(4);
    await expect(days.first().getByLabel('Title')).toBeFocused();
    await form.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(days).toHaveCount(1);
    await expect(days.first().getByLabel('Title')).toHaveValue('');
    await paste();
  });

  await test.step('labels count on by themselves', async () => {
    await form.getByRole('button', { name: 'Add to itinerary' }).click();
    await days.nth(4).getByLabel('Title').fill('Begun, and left');
    await expect(days.nth(4).getByLabel('Day')).toHaveValue('Day 5');
    await form.getByRole('button', { name: 'Remove Itinerary 2' }).click();
    await expect(days.nth(3).getByLabel('Day')).toHaveValue('Day 4');
  });

  await test.step('the save stops, and asks about each of the days', async () => {
    const save = form.getByRole('button', { name: 'Save Changes' });
    await save.click();
    const atLodge = days.nth(1);
    await expect(atLodge).toContainText('“Day 2” has no description, so it would not be saved.');
    await expect(atLodge.getByLabel('Description')).toBeFocused();
    await atLodge.getByRole('button', { name: 'Write “At leisure”' }).click();
    await expect(atLodge.getByLabel('Description')).toHaveValue('At leisure');
    await days.nth(3).getByRole('button', { name: 'Leave this day out' }).click();
    await expect(days).toHaveCount(3);
    await save.click();
    await expect(form).toHaveCount(0);
  });

  const { itinerary } = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(itinerary).toMatchObject([
    {
      ...{ day: 'Day 1', title: 'Arrival in Arusha' },
      description: 'You are met at Kilimanjaro Airport and driven to your lodge.',
    },
    { day: 'Day 2', title: 'At the lodge', description: 'At leisure' },
    {
      day: 'Day 3',
      title: 'Departure',
      description: 'A light breakfast, and the road to the airport.',
    },
  ]);
  await removeRecord(request, 'tours', tour.id);
});

test('OFF-2 what is pasted from Word and Google Docs arrives as such, or is named as left behind', async ({
  page,
  request,
}) => {
  const post = await addBlogPost(request, { content: '<p>Karibu</p>' });
  await openForm(page, `/blog/${post.id}`);
  const form = formOf(page).first();
  const text = page.getByRole('textbox', { name: 'Content' });
  const pasteInstead = async (name: string) => {
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await pasteInto(text, await clipboardOf(name));
  };

  await test.step('Word', async () => {
    await pasteInstead('word-article');
    await expect(form.getByRole('status').filter({ hasText: 'Not brought along' })).toContainText(
      'Not brought along: 1 picture (“A lioness at dawn”) and 1 link (“prices”).',
    );
    expect(await text.evaluate((element) => element.innerHTML)).toBe(
      [
        '<h2>What to pack</h2>',
        '<p>Bring <strong>little</strong>, and <em>soft</em> bags.</p>',
        '<ul><li><p>Clothes</p><ul><li><p>A warm jacket</p></li></ul></li>',
        '<li><p>Binoculars</p></li></ul>',
        '<p>In this order:</p>',
        '<ol><li><p>Passport</p></li><li><p>The rest</p></li></ol>',
        '<p>The <a href="https://parks.example/fees">fees</a> and our prices.</p>',
      ].join(''),
    );
  });

  await test.step('Google Docs, whose pictures within the text are uploaded', async () => {
    await pasteInstead('google-docs');
    await expect(form.getByText('Not brought along: 1 picture (“The rim”).')).toBeVisible();
    await expect(text.getByRole('img', { name: 'A dot' })).toHaveAttribute('src', /^\/uploads\//);
  });

  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const { content } = await callApi(request, 'get', `/blog/${post.id}`);
  const [before = '', picture = ''] = String(content).split('<img ');
  expect(before).toBe(
    [
      '<h2>The crater</h2>',
      '<p>Six hundred metres <strong>deep</strong><em>, and old</em><sup>1</sup></p>',
      '<ul><li><p>Lions</p><ul><li><p>with cubs</p></li></ul></li></ul>',
      '<p><a href="https://parks.example/crater?a=1" rel="noopener">The park</a></p>',
      '<p>',
    ].join(''),
  );
  expect(picture).toMatch(/^src="\/uploads\/[^"]+" alt="A dot" loading="lazy" \/><\/p>$/);
  const [address = ''] = /\/uploads\/[^"]+/.exec(picture) ?? [];
  await callApi(request, 'put', `/blog/${post.id}`, { content: '<p>Karibu</p>' });
  await removeRecord(request, 'blog', post.id);
  await callApi(request, 'delete', '/upload', { public_id: publicIdOf(address) });
});

test('a post says how long it takes to read, until somebody says so themselves', async ({
  page,
}) => {
  await openForm(page, '/blog/create');
  const form = formOf(page).first();
  const time = form.getByLabel('Read time');
  await expect(time).toHaveValue('1 min read');
  const text = page.getByRole('textbox', { name: 'Content' });
  await pasteInto(text, { 'text/plain': 'simba '.repeat(660) });
  await expect(time).toHaveValue('3 min read');
  await time.fill('A cup of tea');
  await pasteInto(text, { 'text/plain': 'simba '.repeat(660) });
  await expect(time).toHaveValue('A cup of tea');
  await time.clear();
  await form.getByLabel('Title *').focus();
  await expect(time).toHaveValue('6 min read');
});
