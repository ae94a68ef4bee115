import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addTour, openAdmin, removeRecord } from './support.ts';

async function expectNoViolations(page: Page) {
  // What fades in has less contrast than it will have.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getTiming().iterations === Infinity;
    }),
  );
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

// Looking at a screen with axe takes seconds on a busy machine, and each test looks at many.
test.slow();

/** What differs between a phone and a wide screen is the frame: there a few of each are enough. */
const SCREENS = {
  390: [
    '/tours',
    '/destinations',
    '/testimonials',
    '/metrics',
    '/settings',
    '/publication',
    '/bin',
  ],
  1440: ['/tours', '/settings'],
};
const NEW_FORMS = { 390: ['/tours', '/destinations', '/testimonials'], 1440: ['/tours'] };

for (const width of [390, 1440] as const) {
  test(`the screens have no accessibility violations at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/login');
    await expect(page).toHaveTitle(/Admin Login/);
    await expectNoViolations(page);
    const tour = await addTour(request, { isActive: false, isFeatured: true });
    await openAdmin(page);
    await expect(page.getByRole('region', { name: 'Last published' })).toContainText('page');
    await expectNoViolations(page);
    for (const path of SCREENS[width]) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel('Loading')).toHaveCount(0);
      await expectNoViolations(page);
    }
    await removeRecord(request, 'tours', tour.id);
  });

  test(`the forms have no accessibility violations at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const tour = await addTour(request, { highlights: ['One'], bestMonths: [1, 2] });
    await openAdmin(page, `/tours/${tour.id}`);
    const form = page.getByRole('dialog');
    await expect(form.getByRole('toolbar')).toBeVisible();
    await expectNoViolations(page);
    for (const path of NEW_FORMS[width]) {
      await page.goto(`/admin${path}/create`);
      await expect(form.getByRole('toolbar')).toBeVisible();
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await expectNoViolations(page);
    }
    await removeRecord(request, 'tours', tour.id);
  });
}

test('tables, tiles, grids and a form in the page have no accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [path, heading] of [
    ['/packages', 'Packages Management'],
    ['/gallery', 'Gallery Management'],
    ['/newsletter', 'Newsletter Subscribers'],
    ['/users', 'User Management'],
    ['/package-categories/create', 'Add Category'],
  ] as const) {
    await openAdmin(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('the menu and the question before a delete have no accessibility violations', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tour = await addTour(request);
  await openAdmin(page, '/tours');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  const card = page.getByRole('article', { name: String(tour.title) });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expectNoViolations(page);
  await removeRecord(request, 'tours', tour.id);
});
