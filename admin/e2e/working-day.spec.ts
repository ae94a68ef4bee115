import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { callApi, findId, openAdmin, readPage, removeRecord, uniqueName } from './support.ts';
import { formOf } from './tour-form.ts';

const DAY_MS = 86_400_000;

/** A date as the site's pages write it. */
function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The operator's calendar date, some days from now. */
function dateIn(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
  return format.format(Date.now() + days * DAY_MS);
}

/** Presses a list's Add, fills the form, and saves it. */
async function addRecord(page: Page, label: string, fill: () => Promise<void>) {
  await page.getByRole('button', { name: label }).click();
  await fill();
  const save = page.locator('form').getByRole('button', { name: label });
  await save.click();
  await expect(save).toHaveCount(0);
}

async function chooseOption(page: Page, field: string, option: string) {
  await formOf(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.use({ reducedMotion: 'no-preference' });

test('STORY a working day: what is made, changed and put in order by the screens is on the site each time', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const word = uniqueName('day').replace(' ', '-');
  const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const form = formOf(page);
  const go = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  const save = () => form.getByRole('button', { name: 'Save Changes' }).click();
  const edit = (title: string) => page.getByRole('button', { name: `Edit ${title}` }).click();
  const visitor = await (await browser.newContext()).newPage();
  const made: [resource: string, title: string][] = [];

  await openAdmin(page);

  const category = `Slow travel ${word}`;
  await test.step('a category is made', async () => {
    made.push(['package-categories', word]);
    await go('Package Categories');
    await addRecord(page, 'Add Category', async () => {
      const panel = page.getByRole('region', { name: 'Add Category' });
      await panel.getByLabel('Name *').fill(category);
      await panel.getByLabel('Display order').fill('900');
    });
    await expect.poll(() => readPage(request, '/contact')).toContain(category);
  });

  await test.step('a package with pictures, a film and days', async () => {
    const title = `Rift and reef ${word}`;
    made.push(['packages', word]);
    await go('Packages');
    await addRecord(page, 'Add Package', async () => {
      await form.getByLabel('Title *').fill(title);
      await chooseOption(page, 'Category', category);
      await form.getByLabel('Destination *').fill('Lake Manyara');
      await form.getByLabel('Duration *').fill('2 Days');
      await form.getByLabel('Price *', { exact: true }).fill('980');
      await form.getByLabel('Original price').fill('1180');
      await form
        .getByLabel('Upload Main image')
        .and(page.locator('input'))
        .setInputFiles(makePicture());
      await form.getByRole('textbox', { name: 'Description' }).first().fill('Down the wall.');
      await form
        .getByLabel('Upload several pictures to Gallery')
        .setInputFiles([makePicture('a.png')]);
      await expect(form.getByRole('img', { name: 'Preview of Gallery 1' })).toBeVisible();
      await form.getByRole('button', { name: 'Add to gallery' }).click();
      await form.getByRole('group', { name: 'Gallery 2' }).getByRole('combobox').click();
      await page.getByRole('option', { name: 'Video' }).click();
      await form.getByLabel('Gallery 2 address').fill('https://youtu.be/aqz-KE-bpKQ');
      await form.getByRole('button', { name: 'Add to itinerary' }).click();
      for (const [index, words] of ['Into the valley', 'Onto the water'].entries()) {
        const day = form.getByRole('group', { name: `Itinerary ${index + 1}` });
        await day.getByLabel('Title').fill(words);
        await day.getByLabel('Description').fill(`${words}, without haste.`);
      }
      await expect(form.getByLabel('Main image address')).toHaveValue(/^\/uploads\//);
    });
    const path = `/packages/${slugOf(title)}`;
    await expect.poll(() => readPage(request, path)).toContain('aqz-KE-bpKQ');
    await visitor.goto(path);
    const main = visitor.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText('Save $200');
    await expect(main.getByText('Onto the water, without haste.')).toBeVisible();
  });

  await test.step('the category is renamed, in the menu and on its page', async () => {
    const renamed = `Unhurried ${word}`;
    await go('Package Categories');
    await edit(category);
    const panel = page.getByRole('region', { name: 'Edit Category' });
    await panel.getByLabel('Name *').fill(renamed);
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(panel).toHaveCount(0);
    const path = `/packages/category/${slugOf(category)}`;
    await expect.poll(() => readPage(request, path)).toContain(renamed);
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1);
    await visitor.getByRole('button', { name: 'Packages', exact: true }).hover();
    await expect(
      visitor.locator('#menu-packages').getByRole('link', { name: renamed }),
    ).toBeVisible();
  });

  await test.step('a post with a video', async () => {
    const title = `Rain on the plains ${word}`;
    made.push(['blog', word]);
    await go('Blog');
    await addRecord(page, 'Add Blog Post', async () => {
      await form.getByLabel('Title *').fill(title);
      await form.getByLabel('Category *').fill(word);
      await form.getByLabel('Author *').fill('Neema Mushi');
      await form.getByLabel('Excerpt *').fill('Green overnight.');
      await form.getByLabel('Published date').fill('2020-01-02');
      await form.getByLabel('Image address').first().fill('https://images.example/rain.jpg');
      await form.getByRole('textbox', { name: 'Content' }).fill('It rains.');
      await form.getByRole('toolbar').getByRole('button', { name: 'Video' }).click();
      await formOf(page).last().getByLabel('Address').fill('https://vimeo.com/76979871');
      await formOf(page).last().getByLabel('Title').fill('The first rain');
      await page.keyboard.press('Enter');
    });
    const path = `/blog/${slugOf(title)}`;
    await expect.poll(() => readPage(request, path)).toContain('It rains.');
    await visitor.goto(path);
    await expect(visitor.locator('iframe[title="The first rain"]')).toHaveAttribute(
      'src',
      /^https:\/\/player\.vimeo\.com\/video\/76979871/,
    );
  });

  await test.step('pictures change places', async () => {
    // Behind all others.
    const sortOrder = 1_000_000;
    const titles = ['One', 'Two'].map((name) => `${name} ${word}`);
    for (const [index, title] of titles.entries()) {
      made.push(['gallery', title]);
      const values = { title, category: 'nature', sortOrder: sortOrder + index };
      await callApi(request, 'post', '/gallery', {
        ...values,
        image: 'https://images.example/n.jpg',
      });
    }
    const placesOnSite = async () => {
      const html = await readPage(request, '/gallery');
      return titles.map((title) => html.indexOf(title));
    };
    await expect.poll(async () => (await placesOnSite()).every((place) => place > 0)).toBe(true);
    const [before, after] = await placesOnSite();
    expect(before).toBeLessThan(after ?? 0);
    await go('Gallery');
    await page.getByRole('button', { name: /^Nature/ }).click();
    await page.getByRole('button', { name: `Move ${titles[1]} earlier` }).click();
    await expect
      .poll(async () => {
        const [first = 0, second = 0] = await placesOnSite();
        return second > 0 && second < first;
      })
      .toBe(true);
  });

  await test.step('a career whose deadline passes', async () => {
    const title = `Night guard ${word}`;
    made.push(['careers', word]);
    await go('Careers');
    await addRecord(page, 'Add Career Position', async () => {
      await form.getByLabel('Title *').fill(title);
      await form.getByLabel('Location *').fill('Ndutu');
      await chooseOption(page, 'Department', 'Customer Service');
      await chooseOption(page, 'Employment type', 'Contract');
      await chooseOption(page, 'Experience level', 'Entry Level');
      await form.getByLabel('Description *').fill('Keeps the camp while guests sleep.');
      await form.getByLabel('Application deadline').fill(dateIn(1));
    });
    const path = `/careers/${slugOf(title)}`;
    await expect.poll(() => readPage(request, path)).toContain('Keeps the camp');
    await visitor.goto(path);
    const apply = visitor.getByRole('complementary', { name: 'Apply for this Position' });
    await expect(apply.getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await edit(title);
    await form.getByLabel('Application deadline').fill(dateIn(-1));
    await save();
    await expect(page.getByRole('article', { name: title })).toContainText('Closed');
    await expect.poll(() => readPage(request, path)).toContain(`closed on ${inWords(dateIn(-1))}`);
    await visitor.reload();
    await expect(apply).toContainText('The application deadline for this position has passed.');
    await expect(apply.getByRole('link', { name: 'Apply Now' })).toBeHidden();
  });

  await test.step('a reader subscribes on the site, and is in the file', async () => {
    const email = `reader@${word}.example`;
    const footer = visitor.getByRole('contentinfo');
    await footer.getByLabel('E-mail for the newsletter').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status')).toHaveText('Thank you for subscribing!');
    await go('Newsletter');
    await page.getByRole('searchbox').fill(email);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Active');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export all/ }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('a colleague gets an account, then a new password, and signs in with it', async () => {
    const email = `colleague@${word}.example`;
    made.push(['users', email]);
    await go('Users');
    await addRecord(page, 'Add User', async () => {
      await form.getByLabel('Name *').fill(word);
      await form.getByLabel('E-mail *').fill(email);
      await form.getByLabel('Password *').fill('first-one');
    });
    await page.getByRole('button', { name: `Reset password of ${word}` }).click();
    for (const label of ['New password *', 'Repeat new password *']) {
      await form.getByLabel(label, { exact: true }).fill('second-one');
    }
    await form.getByRole('button', { name: 'Reset Password' }).click();
    await expect(form).toHaveCount(0);
    await visitor.goto('/admin/login');
    for (const [password, outcome] of [
      ['first-one', visitor.getByRole('alert').getByText(/./)],
      ['second-one', visitor.getByRole('heading', { name: 'Dashboard' })],
    ] as const) {
      await visitor.getByLabel('E-mail').fill(email);
      await visitor.getByLabel('Password').fill(password);
      await visitor.getByRole('button', { name: 'Sign In' }).click();
      await expect(outcome).toBeVisible();
    }
  });

  await test.step('ADM-SET-1 ERR-6 the settings are changed, and are so after a reload', async () => {
    const { bookingPolicyUrl } = await callApi(request, 'get', '/settings');
    const address = `https://policy.example/${word}`;
    await go('Settings');
    await page.getByRole('textbox', { name: 'Booking policy' }).fill(address);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings updated successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Booking policy' })).toHaveValue(address);
    await expect.poll(() => readPage(request, '/about')).toContain(address);
    await callApi(request, 'put', '/settings', { bookingPolicyUrl });
    await expect.poll(() => readPage(request, '/about')).not.toContain(address);
  });

  for (const [resource, title] of made.toReversed()) {
    await removeRecord(request, resource, await findId(request, resource, title));
  }
  await visitor.context().close();
});
