import { expect, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('.toast');

test('TOAST-1 TOAST-2 toasts stack at the top right, go after five seconds, and wait for a reader', async ({
  page,
}) => {
  let hasDialog = false;
  page.on('dialog', (dialog) => {
    hasDialog = true;
    return dialog.dismiss();
  });
  await page.clock.install();
  await recordHandOvers(page);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('Name').fill('Amina');
  await form.getByLabel('E-mail').fill('amina@mail.example');
  await form.getByLabel('Subject').selectOption({ label: 'Other' });
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send message' }).click();
  const copy = page.getByRole('button', { name: 'Copy the message' });
  await expect(copy).toBeVisible();
  // From here on time passes by hand only, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts(page).getByRole('status')).toHaveText('The message is copied.');
  await page.context().clearPermissions();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await copy.click();
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(100);
  await expect(toasts(page).getByRole('alert')).toHaveText(/could not be copied/);

  const places = await toasts(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
  );
  const [first, second] = places;
  expect(second?.top).toBeGreaterThan(first?.top ?? Number.POSITIVE_INFINITY);
  expect(first?.top).toBeLessThan(150);
  expect(first?.right).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60);

  await toasts(page).first().hover();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 500);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
  expect(hasDialog).toBe(false);
});
