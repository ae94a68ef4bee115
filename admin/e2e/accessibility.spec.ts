import { expectNoViolations } from '../../e2e/axe.ts';
import type { Session } from '../../e2e/session.ts';
import { type APIRequestContext, expect, type Locator, type Page, test } from '../../e2e/test.ts';
import { codeOf } from './authenticator.ts';
import { makePicture } from './picture.ts';
import { addTour, callApi, openAdmin, readPage, removeRecord, uniqueName } from './support.ts';
import { goWithin } from './warm-page.ts';

/** Each screen is seen at both widths, and in both schemes of colours. */
const VIEWS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** A dialog, a menu, or what else lies above the page; and the one that lies above the others. */
const MODAL = '.MuiModal-root';
const TOP = `${MODAL}:not([aria-hidden=true])`;
const FORM = `${TOP} form, section > form`;

const RICH_TEXT =
  '<h2>Days</h2><blockquote><p>Four days <a href="/tours">between</a> the hills.</p></blockquote>' +
  '<table><tbody><tr><th><p>Day</p></th></tr><tr><td><p>One</p></td></tr></tbody></table>';

/**
 * Goes to another screen as a link within the back office does, and waits until it is all there.
 */
async function goTo(page: Page, path: string) {
  const heading = page.locator('main h1');
  const before = await heading.textContent();
  await goWithin(page, path);
  await expect(heading).not.toHaveText(before ?? '');
  await expectLoaded(page);
}

async function expectLoaded(page: Page) {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[aria-label="Loading"], .waiting')).toHaveCount(0);
}

const STAFF_PASSWORD = 'first-acacia-tree';

/** A user, and the path of a link with which the password is set. */
async function addUser(request: APIRequestContext) {
  const name = uniqueName('Zuwena');
  const email = `${name.toLowerCase().replace(' ', '.')}@staff.example`;
  const user = { name, email, password: STAFF_PASSWORD };
  const { id } = await callApi(request, 'post', '/users', user);
  const { path } = await callApi(request, 'post', `/users/${id}/password-link`);
  return { id, email, path: String(path) };
}

async function logInAs(request: APIRequestContext, email: string): Promise<Session> {
  const data = { email, password: STAFF_PASSWORD };
  const { token, ...user } = (await (await request.post('/api/auth/login', { data })).json()).data;
  return { token, user };
}

async function readMenu(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: /Main|Publication/ }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.replace(/^\/admin\/?/, '/') ?? '');
}

for (const { width, colorScheme } of VIEWS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    const isPhone = width < 600;

    test('no screen and no form for a new record has accessibility violations', async ({
      page,
      request,
    }) => {
      test.slow();
      await page.goto('/admin/login');
      await expect(page).toHaveTitle(/Admin Login/);
      await expectNoViolations(page);
      const deleted = await addTour(request);
      await removeRecord(request, 'tours', deleted.id);
      const tour = await addTour(request, { isActive: false, isFeatured: true });
      await openAdmin(page);
      await expectLoaded(page);
      if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
      const paths = await readMenu(page);
      expect(paths.length).toBeGreaterThan(15);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      const form = page.locator(FORM);
      const further = ['/account', '/metrics/history', '/nowhere', '/'];
      for (const path of [...paths.slice(1), ...further]) {
        await goTo(page, path);
        await expectNoViolations(page);
        const add = page.getByRole('main').getByRole('button', { name: /^Add [A-Z]/ });
        if ((await add.count()) === 0) continue;
        await add.click();
        await expect(form.locator('button[type=submit]')).toBeVisible();
        await expectLoaded(page);
        await form.locator('button[type=submit]').click();
        await expect(form.getByRole('alert').first()).toBeVisible();
        await expectNoViolations(page, FORM);
        await page.evaluate(() => window.history.back());
        await expect(form).toHaveCount(0);
      }
      await removeRecord(request, 'tours', tour.id);
    });

    test('OFF-17 neither the ways to sign in nor what protects an account has violations', async ({
      page,
      request,
    }) => {
      test.slow();
      const { id, email, path } = await addUser(request);
      await page.goto('/admin/password#used');
      await expect(page.getByRole('alert')).toContainText('was used or has expired');
      await expectNoViolations(page);
      await page.goto(path);
      await page.reload();
      await page.getByLabel('New password', { exact: true }).fill('qwerty');
      await expectNoViolations(page);

      await openAdmin(page, '/account', await logInAs(request, email));
      const top = page.locator(TOP);
      const card = page.getByRole('region', { name: 'Second factor' });
      await card.getByRole('button', { name: 'Set up a second factor' }).click();
      await top.getByRole('button', { name: 'Continue' }).click();
      await expectNoViolations(page, TOP);
      await top.getByLabel('Current password').fill(STAFF_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(top.getByRole('img')).toBeVisible();
      await expectNoViolations(page, TOP);
      const secret = (await top.locator('code').textContent()) ?? '';
      await top.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await expect(top.getByRole('listitem')).toHaveCount(10);
      await expectNoViolations(page, TOP);
      await top.getByRole('button', { name: 'I have kept them' }).click();
      await card.getByRole('button', { name: 'Switch off' }).click();
      await top.getByRole('button', { name: 'Switch off' }).click();
      await expectNoViolations(page, TOP);
      await page.keyboard.press('Escape');
      await expectNoViolations(page);

      if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(STAFF_PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByLabel('Code of six digits').fill('12');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expectNoViolations(page);
      await removeRecord(request, 'users', id);
    });

    test('no dialog, menu or message has accessibility violations, nor has what is loading', async ({
      page,
      request,
    }) => {
      test.slow();
      const top = page.locator(TOP);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      /** Opens something above the rest, looks at it, and leaves it. */
      const look = async (opener: Locator, leave = () => page.keyboard.press('Escape')) => {
        await page.locator(MODAL).evaluateAll((all) => {
          for (const each of all) each.setAttribute('data-seen', '');
        });
        const opened = page.locator(`${MODAL}:not([data-seen])`);
        await opener.click();
        await expect(opened).toHaveCount(1);
        await expect(opened.getByLabel('Loading')).toHaveCount(0);
        await expectNoViolations(page, TOP);
        await leave();
        await expect(opened).toHaveCount(0);
      };

      const values = { highlights: ['One'], bestMonths: [1], isActive: false };
      const tour = await addTour(request, values);
      const [title, path] = [String(tour.title), `/tours/${tour.id}`];
      await callApi(request, 'put', path, { price: 700, description: RICH_TEXT });
      await openAdmin(page, '/metrics');

      await test.step('what is loading', async () => {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/graphql', (route) => released.then(() => route.continue()));
        await goWithin(page, '/tours');
        await expect(page.getByRole('main').getByLabel('Loading')).toBeVisible();
        await expectNoViolations(page);
        await goWithin(page, path);
        await expect(top.getByLabel('Loading')).toBeVisible();
        await expectNoViolations(page, TOP);
        release();
        await expect(top.getByRole('table')).toBeVisible();
        await page.unroute('**/graphql');
      });

      await test.step('a filled form, and what it asks', async () => {
        await expectNoViolations(page, TOP);
        await look(top.getByRole('combobox', { name: 'Tour type' }));
        for (const name of ['Link', 'Picture', 'Video', 'Table']) {
          await look(top.getByRole('button', { name, exact: true }));
        }
        await top.getByLabel('Price *').fill('710');
        await look(button('Cancel'), () => button('Keep editing').click());
        await callApi(request, 'put', path, { price: 720, category: 'Hiking' });
        await look(button('Save Changes'), async () => {
          await look(button('Discard my changes'), () => button('Discard').click());
        });
        await top.getByRole('link', { name: 'History' }).click();
        await expect(top.getByRole('list', { name: 'Changes' })).toBeVisible();
        await expectNoViolations(page, TOP);
        await look(button('Restore').last());
        await page.keyboard.press('Escape');
      });

      await test.step('what lies above a list', async () => {
        await page.getByRole('searchbox').fill(title);
        await expect(page.getByRole('article')).toHaveCount(1);
        await look(button(/^(Live|Queued|Publish)/));
        await look(button('More'));
        await button('More').click();
        await page.getByRole('menuitem', { name: 'Import Excel or CSV' }).click();
        const buffer = Buffer.from(`id,price,moon\n${tour.id},30,full\n,40,new\n`);
        await top
          .getByLabel('Excel or CSV file')
          .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
        await expect(top.getByRole('status')).toContainText('1 refused');
        await expectNoViolations(page, TOP);
        await page.keyboard.press('Escape');
        await button('More').click();
        await page.getByRole('menuitem', { name: 'Select several' }).click();
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
        await expectNoViolations(page, 'main');
        await look(
          page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }),
        );
        await look(button(`Delete ${title}`), () =>
          top.getByRole('button', { name: 'Delete' }).click(),
        );
        await expect(button('Undo')).toBeVisible();
        await expectNoViolations(page);
      });

      await test.step('words that were found, and the bin', async () => {
        await goTo(page, '/replace');
        await page.getByLabel('Find', { exact: true }).fill('Serengeti');
        await button('Find').click();
        await expect(page.getByRole('region', { name: 'Found' }).locator('del')).not.toHaveCount(0);
        await expectNoViolations(page);
        await goTo(page, '/bin');
        await look(button(/^Look inside/).first());
        await page
          .getByRole('checkbox', { name: /^Select / })
          .first()
          .check();
        await expectNoViolations(page);
        await look(button('Remove for good'));
      });

      await test.step('the keys, the search, and the colours', async () => {
        await goTo(page, '/destinations');
        await page.keyboard.press('?');
        await expectNoViolations(page, TOP);
        await page.keyboard.press('Escape');
        await expect(page.locator(MODAL)).toHaveCount(0);
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByLabel('Search all records').fill('Serengeti');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        if (isPhone) await button('Open menu').click();
        await look(button(/^Colours/));
        if (isPhone) await page.keyboard.press('Escape');
      });

      await test.step('what single screens ask', async () => {
        await goTo(page, '/users');
        await look(button(/^Reset password/).first());
        await look(button('Security events'));
        await look(button(/^Sessions of/).first());
        await goTo(page, '/package-categories');
        await button('Add Category').click();
        await look(button(/^Icon/));
        await goTo(page, '/stays');
        await button('Add Stay').click();
        const openMap = top.getByRole('button', { name: 'Choose on the map' });
        await expect(openMap).toBeVisible();
        await look(openMap);
        await page.keyboard.press('Escape');
        await expect(page.locator(MODAL)).toHaveCount(0);
        // There is a way back once something has been published after the first release.
        const shown = await addTour(request);
        const readIt = () => readPage(request, `/tours/${shown.slug}`);
        await expect.poll(readIt).toContain(String(shown.title));
        await goTo(page, '/publication');
        await look(button('Roll back to this').first());
        await removeRecord(request, 'tours', shown.id);
        await goTo(page, '/media');
        const answer = page.waitForResponse('**/api/upload');
        await page.getByLabel('Upload several pictures').setInputFiles([makePicture()]);
        const { id, public_id } = (await (await answer).json()).data;
        const picture = page
          .getByRole('button')
          .filter({ has: page.locator(`img[src*="${public_id}"]`) });
        await expect(picture).toBeVisible();
        // Nothing on a fresh server has been unused for a day.
        const json = { data: { unusedUploads: [{ id }] } };
        await page.route('**/graphql', (route) =>
          route.request().postDataJSON()?.operationName === 'UnusedUploads'
            ? route.fulfill({ json })
            : route.continue(),
        );
        await look(button('Remove unused'));
        await page.unroute('**/graphql');
        await picture.click();
        await expect(top.getByText('No record shows this picture.')).toBeVisible();
        await expectNoViolations(page, TOP);
        await button('Alt text and focus').click();
        await expect(top.getByRole('slider').first()).toBeVisible();
        await expectNoViolations(page, TOP);
        await look(button('Crop and turn'));
        await page.keyboard.press('Escape');
        await look(button('Delete picture'));
        await page.keyboard.press('Escape');
        await callApi(request, 'delete', '/upload', { public_id });
      });
      await removeRecord(request, 'tours', tour.id);
    });
  });
}
