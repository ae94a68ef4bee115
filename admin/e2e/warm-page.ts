import { test as base, expect, type Page } from '../../e2e/test.ts';

const warm = new WeakSet<Page>();

/**
 * Playwright's `test`, with one page for all tests of a worker: the back office is loaded once, and
 * quick from then on. What has been read once is shown again while it is read anew, so tests of a
 * first reading need Playwright's own, as do those of another login.
 */
export const test = base.extend<object, { warmPage: Page }>({
  warmPage: [
    async ({ browser, serverUrl }, use) => {
      const page = await browser.newPage({ baseURL: serverUrl, reducedMotion: 'reduce' });
      warm.add(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ warmPage, viewport, colorScheme }, use) => {
    if (viewport) await warmPage.setViewportSize(viewport);
    await warmPage.emulateMedia({ colorScheme: colorScheme ?? null });
    await use(warmPage);
    await warmPage.unrouteAll({ behavior: 'ignoreErrors' });
    warmPage.removeAllListeners();
    // A tab that a test opened would keep the focus.
    const opened = warmPage.context().pages();
    for (const tab of opened) if (tab !== warmPage) await tab.close();
    await warmPage.bringToFront();
  },
});

/**
 * Goes to an address that no screen has, in a page that is loaded already, and clears what an
 * earlier test left. False if the back office is not loaded there.
 */
export async function clearWarmPage(page: Page): Promise<boolean> {
  if (!warm.has(page) || !page.url().includes('/admin')) return false;
  if (await page.evaluate(() => !localStorage.getItem('token'))) return false;
  // An open form would ask before it is left.
  if (await page.locator('.MuiModal-root').count()) await page.goto('/admin/nowhere');
  else await goWithin(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // Only now: a form that is left keeps a draft.
  await page.evaluate(() => {
    const login = ['token', 'user', 'is-signed-in'];
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (!login.includes(key)) store.removeItem(key);
    }
  });
  const toasts = page.locator('.MuiSnackbar-root');
  while ((await toasts.count()) > 0) await page.keyboard.press('Escape');
  return true;
}

/** Leads to a screen without loading the app anew, as a press on a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin${path}`);
}
