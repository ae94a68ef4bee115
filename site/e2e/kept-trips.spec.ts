import { expect, type Page, test } from '../../e2e/test.ts';

const TRIP = '/tours/northern-circuit-classic';
const CACHE = `trip ${TRIP}`;

const box = (page: Page) => page.locator('.keep');
const button = (page: Page, name: string) => box(page).getByRole('button', { name });

/** The addresses that this device keeps, without the site's own. */
const listSaved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => url.slice(location.origin.length));
  });

async function save(page: Page) {
  await page.goto(TRIP);
  await button(page, 'Save for the road').click();
  await expect(box(page)).toContainText(/Saved on \d+ \w+ \d{4}/);
}

test('TRIP-18 a saved trip opens without a connection, with its picture and styles, until it is removed', async ({
  page,
  context,
}) => {
  await save(page);
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(`${TRIP}?date=2031-02-12&travelers=2`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await expect(box(page)).toContainText('Saved on');
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(page.locator('h1')).toHaveCSS('font-family', /Fraunces/);
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(fonts).toContain('loaded');
  expect(await fonts()).not.toContain('error');
  const form = page.getByRole('form', { name: 'Booking request' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Date')).toHaveValue('2031-02-12');
  await expect(page.goto('/tours')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await context.setOffline(false);
  await page.goto('/tours/compare');
  const list = page.getByRole('region', { name: 'Saved for the road' });
  await expect(list.getByRole('link')).toHaveAttribute('href', TRIP);
  await list.getByRole('link').click();
  await button(page, 'Remove from this device').click();
  await expect(box(page)).toContainText('Removed from this device.');
  expect(await listSaved(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(TRIP)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('TRIP-18 only the trip and its files are saved, its worker minds no other page, and the list removes it', async ({
  page,
}) => {
  await save(page);
  const saved = await listSaved(page);
  expect(saved).toContain(TRIP);
  const files = /^\/(_astro\/[\w.-]+|uploads\/.*[0-9a-f]{20}\/|favicon\.svg)$/;
  expect(saved.filter((path) => path !== TRIP && !files.test(path))).toEqual([`${TRIP}/map.svg`]);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await scopes()).toEqual([TRIP]);

  await page.goto('/tours/compare#saved');
  const list = page.getByRole('region', { name: 'Saved for the road' });
  await list.getByRole('button', { name: /^Remove .* from this device$/ }).click();
  await expect(list.getByRole('heading')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(await listSaved(page)).toEqual([]);
  expect(await scopes()).toEqual([]);
});

test('TRIP-18 a trip that is removed while the list is brought up to date stays away', async ({
  page,
}) => {
  await save(page);
  await page.addInitScript(() => {
    const { match } = CacheStorage.prototype;
    let count = 0;
    CacheStorage.prototype.match = async function (...asked) {
      const found = await match.apply(this, asked);
      count += 1;
      // The list is read once to be shown, and once more when it is up to date.
      if (count === 2) await new Promise((resolve) => Object.assign(window, { goOn: resolve }));
      return found;
    };
  });
  await page.goto('/tours/compare#saved');
  await page.waitForFunction(() => 'goOn' in window);
  const list = page.getByRole('region', { name: 'Saved for the road' });
  await list.getByRole('button', { name: /^Remove .* from this device$/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.evaluate(async () => {
    (window as unknown as { goOn: () => void }).goOn();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(list.getByRole('listitem')).toHaveCount(0);
});

test('TRIP-18 a saved trip follows the site: files that a release has renamed are swept', async ({
  page,
}) => {
  await save(page);
  const before = (await listSaved(page)).sort();
  const old = '/_astro/page.of-before.js';
  await page.evaluate(
    async ([name = '', path = '']) => (await caches.open(name)).put(path, new Response('old')),
    [CACHE, old],
  );
  expect(await listSaved(page)).toContain(old);
  await page.reload();
  await expect.poll(async () => (await listSaved(page)).sort()).toEqual(before);
});

test('TRIP-18 the worker is asked for anew each time, under the policy of pages', async ({
  request,
}) => {
  const worker = await request.get('/saved-trip.js');
  const page = await request.get(TRIP);
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': page.headers()['content-security-policy'],
  });
});

test('TRIP-18 a trip is not offered to be saved where the browser cannot, and a failure says so', async ({
  page,
  context,
}) => {
  await page.goto(TRIP);
  await context.setOffline(true);
  await button(page, 'Save for the road').click();
  await expect(box(page)).toContainText('It could not be saved.');
  expect(await listSaved(page)).toEqual([]);
  await context.setOffline(false);
  await button(page, 'Save for the road').click();
  await expect(box(page)).toContainText('Saved on');

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await expect(box(page)).toBeHidden();
});

test('TRIP-18 a saved trip opens where the network never answers', async ({ page, context }) => {
  await save(page);
  await page.goto('about:blank');
  let asked = 0;
  await context.route('**/*', () => {
    asked += 1;
  });
  await page.goto(TRIP, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});
