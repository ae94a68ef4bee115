import { LOGIN, logIn } from '../../e2e/session.ts';
import { expect, type Locator, test } from '../../e2e/test.ts';
import { makePicture } from './picture.ts';
import { callApi, openAdmin, openForm, removeRecord, uniqueName } from './support.ts';
import { goWithin } from './warm-page.ts';

/** Each entry of the menu, its address, and the heading of the screen there. */
const MENU = [
  ['Dashboard', '/?', 'Dashboard'],
  ['Tours', '/tours', 'Tours Management'],
  ['Packages', '/packages', 'Packages Management'],
  ['Package Categories', '/package-categories', 'Package Categories'],
  ['Destinations', '/destinations', 'Destinations'],
  ['Stays', '/stays', 'Stays'],
  ['Day Blocks', '/blocks', 'Day Blocks'],
  ['Gallery', '/gallery', 'Gallery Management'],
  ['Blog', '/blog', 'Blog Posts'],
  ['Testimonials', '/testimonials', 'Testimonials'],
  ['Team', '/team', 'Team Members'],
  ['Careers', '/careers', 'Careers'],
  ['Newsletter', '/newsletter', 'Newsletter Subscribers'],
  ['Users', '/users', 'User Management'],
  ['Metrics', '/metrics', 'Site Metrics'],
  ['Settings', '/settings', 'Settings'],
  ['Media', '/media', 'Media Library'],
  ['Find and replace', '/replace', 'Find and replace'],
] as const;

test('ADM-LAY-1 the sidebar shows who is signed in; Logout ends the login', async ({
  page,
  request,
}) => {
  await openAdmin(page, '/tours', await logIn(request));
  await expect(page.getByText(LOGIN.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeNull();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('ADM-LAY-1 on a phone the sidebar opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Tours' }).click();
  await expect(page.getByRole('heading', { name: 'Tours Management' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('ADM-LAY-2 the menu leads to every screen, in its order, and marks the current one', async ({
  page,
}) => {
  await openAdmin(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(MENU.map(([link]) => link));
  for (const [link, path, heading] of MENU) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin${path}$`));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const marked = menu.locator('[aria-current=page]');
    await expect(marked).toHaveText([link]);
  }
});

test('no screen is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page);
  const forms = ['tours', 'blog', 'testimonials', 'careers'].map((name) => `/${name}/create`);
  const screens = MENU.map(([, address, heading]) => [address.replace('?', ''), heading] as const);
  for (const [path, heading] of [...screens, ...forms.map((form) => [form, /^Add /] as const)]) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('long words break, and the buttons of a form stand in two rows on a phone', async ({
  page,
  request,
}) => {
  const long = uniqueName('x'.repeat(75)).replaceAll(' ', '');
  const email = `${long.slice(-12)}@example.org`;
  const user = await callApi(request, 'post', '/users', {
    ...{ name: long, email, password: 'a-long-password', role: 'editor' },
  });
  await openAdmin(page, '/users');
  const row = page.getByRole('row', { name: long });
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeInViewport({ ratio: 1 });
  await removeRecord(request, 'users', user.id);

  await page.setViewportSize({ width: 360, height: 780 });
  const guest = await callApi(request, 'post', '/testimonials', {
    ...{ name: uniqueName('Guest'), location: 'Cirencester', rating: 5, text: '<p>Good.</p>' },
    ...{ tourName: 'A tour', isActive: false, isFeatured: true },
  });
  await goWithin(page, '/testimonials');
  const name = page.getByRole('heading', { name: String(guest.name) });
  expect((await name.boundingBox())?.width, 'a name beside two badges').toBeGreaterThan(180);
  await removeRecord(request, 'testimonials', guest.id);
  const tour = await callApi(request, 'get', '/tours/serengeti-river-crossings');
  await goWithin(page, `/tours/${tour.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Tour' });
  for (const row of [
    ['History', 'Notes', 'Duplicate', 'Preview'],
    ['Cancel', 'Save draft', 'Save Changes'],
  ]) {
    const middles = [];
    for (const name of row) {
      const role = name === 'History' ? 'link' : 'button';
      const box = await form.getByRole(role, { name, exact: true }).boundingBox();
      middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    }
    expect(new Set(middles).size, `${row}: ${middles}`).toBe(1);
  }
});

/** A laptop's screen at 200 % zoom, and a small phone. */
for (const [where, width, height] of [
  ['at 200 % zoom', 720, 450],
  ['on a small phone', 360, 740],
] as const) {
  test(`the map and the crop are whole and within reach ${where}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await openForm(page, '/stays/create');
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    const places = page.getByRole('dialog', { name: 'Choose on the map' });
    const map = places.getByRole('application', { name: 'Map' });
    await map.press('ArrowUp');
    const ofMap = ['Zoom in', 'Zoom out', 'Show all places', 'Clear', 'Cancel', 'Use this place'];
    await expectWithinReach(places, ofMap);
    await expectSeenTogether(map, places.getByRole('status'));

    await openAdmin(page, '/media');
    const answer = page.waitForResponse('**/api/upload');
    await page
      .getByLabel('Upload several pictures')
      .setInputFiles(makePicture('tall.png', { width: 800, height: 1200 }));
    const { public_id } = (await (await answer).json()).data;
    const picture = page.locator(`img[src*="${public_id}"]`);
    await page.getByRole('button').filter({ has: picture }).click();
    await page.getByRole('button', { name: 'Alt text and focus' }).click();
    await page.getByRole('button', { name: 'Crop and turn' }).click();
    const crop = page.getByRole('dialog', { name: 'Crop and turn' });
    await crop.getByRole('button', { name: '1:1' }).click();
    await expectWithinReach(crop, ['Turn left', 'Turn right']);
    await callApi(request, 'delete', '/upload', { public_id });
  });
}

/** No control is cut off or covered, once one has scrolled to it. */
async function expectWithinReach(dialog: Locator, names: string[]) {
  for (const name of names) {
    const control = dialog.getByRole('button', { name, exact: true });
    await control.click({ trial: true });
    await expect(control, name).toBeInViewport({ ratio: 1 });
  }
  const wide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some((each) => each.scrollWidth > innerWidth),
  );
  expect(wide).toBe(false);
}

/** What is moved, and what says where it is, fit in the window at once. */
async function expectSeenTogether(...parts: Locator[]) {
  for (const part of parts) await part.scrollIntoViewIfNeeded();
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

const NOTHING_PUBLISHED = {
  ...{ reason: null, current: null, isRolledBack: false, releases: [], pending: 0 },
  ...{ leftOut: { count: 0, records: [] }, faults: { count: 0, pages: [] } },
  ...{ isDiskFull: false, warnings: [] },
};

test('the chip follows a publish, and says why one failed, what is live and what is not known', async ({
  page,
}) => {
  const answers = {
    queued: { state: 'queued' },
    publishing: { state: 'publishing' },
    failed: { state: 'failed', reason: 'The page /tours/reef could not be rendered' },
    earlier: { state: 'live', isRolledBack: true },
  };
  let current: keyof typeof answers | 'cut off' = 'queued';
  await page.route('**/graphql', (route) => {
    const operation = route.request().postDataJSON()?.operationName;
    if (operation === 'Publish') {
      current = 'publishing';
      return route.fulfill({ json: { data: { publish: true } } });
    }
    if (operation !== 'Publication') return route.continue();
    if (current === 'cut off') return route.abort();
    const publication = { ...NOTHING_PUBLISHED, ...answers[current] };
    return route.fulfill({ json: { data: { publication } } });
  });
  await openAdmin(page);
  const chip = page.getByRole('banner').getByRole('button', {
    name: /Queued|Publishing|Earlier release|No connection/,
  });
  await expect(chip).toHaveText('Queued');
  current = 'publishing';
  await expect(chip).toHaveText('Publishing…');
  current = 'failed';
  await expect(chip).toHaveText('Publishing failed');
  await chip.click();
  await expect(page.getByRole('dialog')).toContainText('could not be rendered');
  await page.getByRole('dialog').getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('could not be rendered');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(chip).toHaveText('Publishing…');
  current = 'cut off';
  await expect(chip).toHaveText('No connection');
  await chip.click();
  const details = page.getByRole('dialog', { name: 'The server cannot be reached' });
  current = 'earlier';
  await details.getByRole('button', { name: 'Ask again now' }).click();
  await expect(page.getByRole('dialog', { name: 'An earlier release is live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toHaveText('Earlier release');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('an earlier release');
});

test('a page that misses a file after an update loads itself anew', async ({ page }) => {
  let missed = 0;
  await page.route('**/admin/assets/App-*.js', (route) => {
    missed += 1;
    return missed === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await openAdmin(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(missed).toBeGreaterThan(1);
});
