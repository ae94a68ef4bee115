import { expectNoViolations } from '../../e2e/axe.ts';
import { logIn } from '../../e2e/session.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { openAdmin } from './support.ts';

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
