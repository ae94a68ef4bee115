import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { addTour, callApi, logIn, openAdmin, removeRecord } from './support.ts';

const PAGE = { light: 'rgb(253, 250, 245)', dark: 'rgb(23, 18, 14)' };
const BROWSER_BAR = { light: '#0a2f48', dark: '#071f30' };

/** The page has a scheme in all its parts: its surface, the browser's controls, and the browser's bar. */
async function expectColours(page: Page, scheme: 'light' | 'dark') {
  await expect(page.locator('body')).toHaveCSS('background-color', PAGE[scheme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  const bar = page.locator('meta[name=theme-color][media=all]');
  await expect(bar).toHaveAttribute('content', BROWSER_BAR[scheme]);
}

async function choose(page: Page, label: 'System' | 'Light' | 'Dark') {
  await page.getByRole('button', { name: /^Colours/ }).click();
  await page.getByRole('radio', { name: label }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Colours: ${label}` })).toBeVisible();
}

test('the colours follow the system until some are chosen, and the choice is kept', async ({
  page,
  request,
}) => {
  await test.step('the first thing painted is dark already, without any other script', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/admin/login');
    await expectColours(page, 'dark');
    await page.unroute('**/assets/*.js');
  });

  await test.step('the login page follows the system, as it changes too', async () => {
    await page.goto('/admin/login');
    await expect(page).toHaveTitle(/Admin Login/);
    await expectColours(page, 'dark');
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectColours(page, 'light');
  });

  await test.step('so does the back office', async () => {
    await openAdmin(page, '', await logIn(request));
    await expectColours(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColours(page, 'dark');
  });

  await test.step('a choice goes before the system, over a reload too', async () => {
    await choose(page, 'Light');
    await expectColours(page, 'light');
    await page.reload();
    await expectColours(page, 'light');
    await choose(page, 'System');
    await expectColours(page, 'dark');
    await choose(page, 'Dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Colours: Dark' })).toBeVisible();
    await expectColours(page, 'dark');
  });

  await test.step('the login page keeps to it', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveTitle(/Admin Login/);
    await expectColours(page, 'dark');
  });
});

test('the screens have no accessibility violations in the dark', async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const deleted = await addTour(request);
  await removeRecord(request, 'tours', deleted.id);
  const tour = await addTour(request, { isActive: false, isFeatured: true, highlights: ['One'] });
  await callApi(request, 'put', `/tours/${tour.id}`, { description: RICH_TEXT, price: 700 });

  await openAdmin(page);
  await expect(page.getByRole('region', { name: 'Last published' })).toContainText('page');
  await expectColours(page, 'dark');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Colours/ }).click();
  await expectNoViolations(page);

  await page.keyboard.press('Escape');
  for (const screen of ['Settings', 'Bin', 'Media', 'Tours']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(screen);
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: `Edit ${tour.title}` }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('table')).toBeVisible();
  await expectNoViolations(page);
  await form.getByRole('link', { name: 'History' }).click();
  await expect(form.getByRole('list', { name: 'Changes' }).locator('del').first()).toBeVisible();
  await expectNoViolations(page);
  await removeRecord(request, 'tours', tour.id);
});

const RICH_TEXT =
  '<h2>Days</h2><blockquote><p>Four days <a href="/tours">between</a> the hills.</p></blockquote>' +
  '<table><tbody><tr><th><p>Day</p></th></tr><tr><td><p>One</p></td></tr></tbody></table>';
