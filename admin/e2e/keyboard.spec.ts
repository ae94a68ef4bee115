import { LOGIN } from '../../e2e/session.ts';
import { expect, test } from '../../e2e/test.ts';
import { choose, chooseFromMenu, expectSeenFocus, press, tabTo, type } from './keyboard.ts';
import { makePicture } from './picture.ts';
import { addCrew } from './samples.ts';
import { addTour, callApi, findId, openAdmin, removeRecord, uniqueName } from './support.ts';
import { formOf } from './tour-form.ts';

// Each test plays through a good part of the day, one key after the other.
test.slow();

test('by keyboard: log in, go through the menu, find a record, open and leave it, log out', async ({
  page,
  request,
}) => {
  const tour = await addTour(request, { isActive: false });
  const title = String(tour.title);
  const menu = page.getByRole('navigation', { name: 'Main' });

  await test.step('the login', async () => {
    await page.goto('/admin/login');
    await type(page, page.getByLabel('E-mail'), LOGIN.email);
    await type(page, page.getByLabel('Password'), LOGIN.password);
    await press(page, page.getByRole('button', { name: 'Sign In' }));
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('past the menu, and to a screen by the menu', async () => {
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Add New Tour' }));
    await expect(formOf(page).getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(formOf(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await press(page, menu.getByRole('link', { name: 'Tours', exact: true }));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('the filter of a list, a record, and back to where it was', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(title);
    await expect(page.getByRole('article')).toHaveCount(1);
    const edit = page.getByRole('button', { name: `Edit ${title}` });
    await press(page, edit);
    await type(page, formOf(page).getByLabel('Price *'), '815');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('alertdialog');
    await press(page, leave.getByRole('button', { name: 'Leave' }));
    await expect(formOf(page)).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expectSeenFocus(page);
  });

  await test.step('the search over everything', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(title);
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(formOf(page).getByLabel('Title *')).toHaveValue(title);
    await page.keyboard.press('Escape');
    await expect(formOf(page)).toHaveCount(0);
    await expect(page.getByLabel('Search all records')).toBeFocused();
    await expectSeenFocus(page);
  });

  await test.step('the keys, and the end', async () => {
    const logout = page.getByRole('button', { name: 'Logout' });
    await tabTo(page, logout, 'Shift+Tab');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(logout).toBeFocused();
    const colours = page.getByRole('button', { name: /^Colours/ });
    await press(page, colours);
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(colours).toBeFocused();
    await tabTo(page, logout, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
  await removeRecord(request, 'tours', tour.id);
});

test('by keyboard: a category with its icon, a career with its lists, and what becomes of the focus', async ({
  page,
  request,
}) => {
  const form = formOf(page);

  await test.step('a category, in the form above its table', async () => {
    const name = uniqueName('Caves');
    await openAdmin(page, '/package-categories');
    const toggle = page.getByRole('button', { name: 'Add Category' });
    await press(page, toggle);
    const panel = page.getByRole('region', { name: 'Add Category' });
    await expect(panel).toBeFocused();
    await type(page, panel.getByLabel('Name *'), name);
    await press(page, panel.getByRole('button', { name: /^Icon/ }));
    const icons = page.getByRole('dialog', { name: 'Choose an icon' });
    await expect(icons.getByRole('radio', { name: 'Parcel' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expectSeenFocus(page);
    const chosen = await icons.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    const icon = panel.getByRole('button', { name: `Icon: ${chosen}` });
    await expect(icon).toBeFocused();
    await expect(icons).toHaveCount(0);
    await press(page, panel.getByLabel('Active', { exact: true }), 'Space');
    await press(page, panel.getByRole('button', { name: 'Add Category' }));
    await expect(page.getByText('Category created successfully!')).toBeVisible();
    await expect(toggle).toBeFocused();

    const row = page.getByRole('row', { name });
    await expect(row).toContainText(String(chosen));
    const actions = row.getByRole('button', { name: `Actions for ${name}` });
    await tabTo(page, actions);
    await chooseFromMenu(page, 'Delete');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await chooseFromMenu(page, 'Delete');
    await press(page, question.getByRole('button', { name: 'Delete' }));
    await expect(row).toHaveCount(0);
    await expect(
      page
        .getByRole('row')
        .getByRole('button', { name: /^Actions/ })
        .and(page.locator(':focus')),
    ).toHaveCount(1);
    await expectSeenFocus(page);
  });

  await test.step('a career: choices, a date, lines that are moved and removed', async () => {
    const title = uniqueName('Porter');
    await openAdmin(page, '/careers');
    const add = page.getByRole('button', { name: 'Add Career Position' });
    await press(page, add);
    await type(page, form.getByLabel('Title *'), title);
    await type(page, form.getByLabel('Location *'), 'Moshi');
    await choose(page, form.getByRole('combobox', { name: 'Department' }), 'Operations');
    await choose(page, form.getByRole('combobox', { name: 'Employment type' }), 'Contract');
    await choose(page, form.getByRole('combobox', { name: 'Experience level' }), 'Entry Level');
    await type(page, form.getByLabel('Description *'), 'Carries what guests need.');
    const line = (index: number) => form.getByLabel(`Requirements ${index}`, { exact: true });
    await type(page, line(1), 'Strong legs');
    for (const text of ['A calm head', 'Warm clothes']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(text);
    }
    await press(
      page,
      form.getByRole('button', { name: 'Move Requirements 3', exact: true }),
      'ArrowUp',
    );
    await expect(
      form.getByRole('button', { name: 'Move Requirements 2', exact: true }),
    ).toBeFocused();
    await press(page, form.getByRole('button', { name: 'Move Requirements 2 up' }));
    await expect(
      form.getByRole('button', { name: 'Move Requirements 1', exact: true }),
    ).toBeFocused();
    await press(page, form.getByRole('button', { name: 'Remove Requirements 2' }));
    await expect(form.getByRole('button', { name: 'Remove Requirements 2' })).toBeFocused();
    await expect(line(3)).toHaveCount(0);
    await press(page, form.getByRole('button', { name: 'Add to requirements' }));
    await expect(line(3)).toBeFocused();
    await page.keyboard.type('Good boots');
    await tabTo(page, form.getByLabel('Application deadline'));
    await page.keyboard.type('02032031');
    await press(page, form.getByLabel('Active', { exact: true }), 'Space');
    await press(page, form.getByRole('button', { name: 'Add Career Position' }));
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
    const id = await findId(request, 'careers', title);
    expect(await callApi(request, 'get', `/careers/${id}`)).toMatchObject({
      department: 'Operations',
      employmentType: 'Contract',
      experienceLevel: 'Entry Level',
      requirements: ['Warm clothes', 'A calm head', 'Good boots'],
      applicationDeadline: '2031-02-03',
      isActive: false,
    });
    await removeRecord(request, 'careers', id);
  });
});

test('by keyboard: a package with formatted text, pictures and days in their order', async ({
  page,
  request,
}) => {
  const title = uniqueName('Circuit');
  const form = formOf(page).first();
  const named = (name: string) => form.getByLabel(name, { exact: true });
  await openAdmin(page, '/packages');
  await press(page, page.getByRole('button', { name: 'Add Package' }));
  await type(page, form.getByLabel('Title *'), title);
  await choose(page, form.getByRole('combobox', { name: 'Category' }), 'Honeymoon');
  await type(page, form.getByLabel('Destination *'), 'Usambara Hills');
  await type(page, form.getByLabel('Duration *'), '3 Days');
  await type(page, form.getByLabel('Price *', { exact: true }), '640');

  await test.step('a picture that is uploaded', async () => {
    const opened = page.waitForEvent('filechooser');
    await press(page, form.getByRole('button', { name: 'Upload image: Main image' }));
    await (await opened).setFiles(makePicture());
    await expect(form.getByLabel('Main image address')).toHaveValue(/^\/uploads\//);
    await expect(form.getByRole('button', { name: 'Replace image: Main image' })).toBeFocused();
  });

  await test.step('a text, and the toolbar above it', async () => {
    const text = form.getByRole('textbox', { name: 'Description' }).first();
    const toolbar = form.getByRole('toolbar');
    await tabTo(page, text);
    await page.keyboard.type('Hills');
    await page.keyboard.press('Shift+Tab');
    const level = toolbar.getByRole('combobox', { name: 'Paragraph or heading' });
    await expect(level).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Heading');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('heading', { name: 'Hills', level: 2 })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    const link = toolbar.getByRole('button', { name: 'Link' });
    await tabTo(page, link, 'ArrowRight');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Link' });
    await expect(asked.getByLabel('Address')).toBeFocused();
    await page.keyboard.type('/tours');
    await type(page, asked.getByLabel('Text', { exact: true }), 'all tours');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('link', { name: 'all tours' })).toBeVisible();
  });

  await test.step('pictures of the gallery, and days, that change places', async () => {
    await type(page, named('Gallery 1 address'), 'https://images.example/one.jpg');
    await press(page, form.getByRole('button', { name: 'Add to gallery' }));
    await expect(named('Gallery 2 address')).toBeFocused();
    const second = form.getByRole('group', { name: 'Gallery 2' });
    await choose(page, second.getByRole('combobox', { name: 'Type' }), 'Video', 'Shift+Tab');
    await type(page, named('Gallery 2 address'), 'https://youtu.be/aqz-KE-bpKQ');
    const grip = (name: string) => form.getByRole('button', { name: `Move ${name}`, exact: true });
    await tabTo(page, grip('Gallery 2'), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(grip('Gallery 1')).toBeFocused();
    const day = (index: number) => form.getByRole('group', { name: `Itinerary ${index}` });
    const fillDay = async (index: number, words: string) => {
      await type(page, day(index).getByLabel('Title'), words);
      await type(page, day(index).getByLabel('Description'), `${words}, slowly`);
    };
    await fillDay(1, 'Down');
    await press(page, form.getByRole('button', { name: 'Add to itinerary' }));
    await fillDay(2, 'Up');
    await tabTo(page, grip('Itinerary 2'), 'Shift+Tab');
    await page.keyboard.press('Home');
    await expect(grip('Itinerary 1')).toBeFocused();
  });

  await press(page, form.getByLabel('Active', { exact: true }), 'Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Package' })).toBeFocused();
  const id = await findId(request, 'packages', title);
  expect(await callApi(request, 'get', `/packages/${id}`)).toMatchObject({
    description: '<h2>Hills</h2><p><a href="/tours" rel="noopener">all tours</a></p>',
    gallery: [
      { type: 'video', url: expect.stringContaining('aqz-KE-bpKQ') },
      { type: 'image', url: 'https://images.example/one.jpg' },
    ],
    itinerary: [{ title: 'Up' }, { title: 'Down' }],
    isActive: false,
  });
  await removeRecord(request, 'packages', id);
});

test('by keyboard: many records, delete and undo, history, merge, import, the order of the gallery', async ({
  page,
  request,
}) => {
  const { word, ids } = await addCrew(request);
  const [asha, bahati, chiku] = ids;
  const card = (name: string) => page.getByRole('article', { name: `${name} ${word}` });
  const more = page.getByRole('button', { name: 'More' });
  const chooseFromMore = async (item: string) => {
    await tabTo(page, more, 'Shift+Tab');
    await chooseFromMenu(page, item);
  };

  await openAdmin(page, '/team');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(page.getByRole('article')).toHaveCount(3);

  await test.step('several are selected, and activated at once', async () => {
    await chooseFromMore('Select several');
    await expect(more).toBeFocused();
    for (const name of ['Asha', 'Bahati']) {
      await press(page, page.getByRole('checkbox', { name: `Select ${name} ${word}` }), 'Space');
    }
    const bar = page.getByRole('region', { name: 'Selection' });
    await press(page, bar.getByRole('button', { name: 'Activate', exact: true }));
    const question = page.getByRole('alertdialog', { name: 'Activate 2 team members' });
    await question.getByRole('button', { name: 'Activate' }).press('Enter');
    await expect(page.getByText('2 of 2 team members were activated.')).toBeVisible();
    await expect(bar).toBeFocused();
    const outcome = page.getByRole('region', { name: 'Outcome' });
    await press(page, outcome.getByRole('button', { name: 'Close' }));
    await expect(outcome).toHaveCount(0);
    await press(page, bar.getByRole('button', { name: 'Done' }));
    await expect(bar).toHaveCount(0);
  });

  await test.step('one is deleted: the focus goes to the next; the key brings it back', async () => {
    const question = page.getByRole('alertdialog');
    await tabTo(page, card('Asha').getByRole('button', { name: /^Actions/ }), 'Shift+Tab');
    await chooseFromMenu(page, 'Delete');
    await press(page, question.getByRole('button', { name: 'Delete' }));
    await expect(card('Asha')).toHaveCount(0);
    await expect(
      page
        .getByRole('article')
        .getByRole('button', { name: /^Actions/ })
        .and(page.locator(':focus')),
    ).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('Team member restored')).toBeVisible();
    await expect(card('Asha')).toBeVisible();
    await expectSeenFocus(page);
  });

  await test.step('an earlier version is brought back from the history', async () => {
    const edit = card('Bahati').getByRole('button', { name: /^Edit/ });
    await tabTo(page, edit, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, formOf(page).getByRole('link', { name: 'History' }));
    const entries = page.getByRole('list', { name: 'Changes' }).locator('> li');
    await press(page, entries.last().getByRole('button', { name: 'Restore' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }));
    await expect(entries).toHaveCount(3);
    await expectSeenFocus(page);
    expect(await callApi(request, 'get', `/team/${bahati}`)).toMatchObject({ isActive: false });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  await test.step('what two people changed is decided and saved', async () => {
    const edit = card('Chiku').getByRole('button', { name: /^Edit/ });
    const merge = page.getByRole('dialog', { name: /has changed since/ });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await type(page, formOf(page).getByLabel('Position *'), 'Cook');
    await callApi(request, 'put', `/team/${chiku}`, { position: 'Driver' });
    await press(page, formOf(page).getByRole('button', { name: 'Save Changes' }));
    await expect(merge).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(merge).toHaveCount(0);
    await expect(formOf(page).getByRole('button', { name: 'Save Changes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, merge.getByRole('radio', { name: 'Theirs' }));
    await page.keyboard.press('ArrowRight');
    await expect(merge.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await press(page, merge.getByRole('button', { name: 'Save as chosen' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(edit).toBeFocused();
    expect(await callApi(request, 'get', `/team/${chiku}`)).toMatchObject({ position: 'Cook' });
  });

  await test.step('rows are imported', async () => {
    await chooseFromMore('Import Excel or CSV');
    const dialog = page.getByRole('dialog', { name: 'Import Excel or CSV' });
    const opened = page.waitForEvent('filechooser');
    await press(page, dialog.getByRole('button', { name: 'Choose a file' }));
    const buffer = Buffer.from(`id,position\n${asha},Chief guide\n`);
    await (await opened).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByRole('status')).toContainText('1 changed');
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await press(page, dialog.getByRole('button', { name: 'Import 1' }));
    await expect(dialog.getByRole('status')).toContainText('Imported: 0 new, 1 changed');
    await expectSeenFocus(page);
    await press(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(more).toBeFocused();
    expect(await callApi(request, 'get', `/team/${asha}`)).toMatchObject({
      position: 'Chief guide',
    });
  });

  await test.step('pictures change places', async () => {
    // Before everything that is there.
    const start = -1000;
    const ids: string[] = [];
    for (const letter of ['a', 'b']) {
      const values = { title: `${word} ${letter}`, sortOrder: start + ids.length, ...HIDDEN };
      ids.push((await callApi(request, 'post', '/gallery', values)).id);
    }
    await openAdmin(page, '/gallery');
    const grip = page.getByRole('button', { name: `Move ${word} a`, exact: true });
    await press(page, grip, 'ArrowRight');
    await expect(grip).toBeFocused();
    await expectSeenFocus(page);
    const placeOf = async (id = '') =>
      Number((await callApi(request, 'get', `/gallery/${id}`)).sortOrder);
    await expect.poll(async () => (await placeOf(ids[0])) > (await placeOf(ids[1]))).toBe(true);
    for (const id of ids) await removeRecord(request, 'gallery', id);
  });
  for (const id of ids) await removeRecord(request, 'team', id);
});

const HIDDEN = { image: 'https://images.example/g.jpg', category: 'nature', isActive: false };
