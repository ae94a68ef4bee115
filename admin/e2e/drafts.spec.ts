import { expect, type Page, test } from '../../e2e/test.ts';
import { callApi, keepLogin, openAdmin, removeRecord, uniqueName } from './support.ts';

const BACK = 'Your unsaved changes are back. They are kept on this device only';

/** Types a new tour and closes the tab, once the device has the text. */
async function typeAndClose(page: Page, title: string) {
  await openAdmin(page, '/tours/create');
  await page.getByLabel('Title *').fill(title);
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((kept) => kept.includes(text)),
    title,
  );
  await page.close();
}

test('OFF-8 a draft survives a closed tab, for the same person alone', async ({
  page,
  context,
  request,
}) => {
  const title = uniqueName('Left behind');
  const email = `${uniqueName('other').replace(' ', '.')}@crew.example`;
  const other = { name: 'Other', email, password: 'quiet-acacia', role: 'editor', isActive: true };
  const { id } = await callApi(request, 'post', '/users', other);
  await typeAndClose(page, title);

  await test.step('somebody else on the same device sees nothing of it', async () => {
    const tab = await context.newPage();
    const login = await request.post('/api/auth/login', {
      data: { email, password: other.password },
    });
    const { token, ...user } = (await login.json()).data;
    await keepLogin(tab, { token, user });
    await tab.goto('/admin/tours/create');
    await expect(tab.getByLabel('Title *')).toHaveValue('');
    await expect(tab.getByText(BACK)).toHaveCount(0);
    await tab.close();
  });

  await test.step('it is back, and another tab beside it begins blank', async () => {
    const tab = await context.newPage();
    await openAdmin(tab, '/tours/create');
    await expect(tab.getByText(BACK)).toBeVisible();
    await expect(tab.getByLabel('Title *')).toHaveValue(title);
    await expect(tab.getByText('Unsaved changes, kept on this device')).toBeVisible();
    const beside = await context.newPage();
    await openAdmin(beside, '/tours/create');
    await expect(beside.getByLabel('Title *')).toHaveValue('');
    await beside.close();
    await tab.getByRole('button', { name: 'Discard' }).click();
    await expect(tab.getByLabel('Title *')).toHaveValue('');
    await tab.waitForFunction(
      () => !Object.keys(localStorage).some((name) => name.startsWith('draft:')),
    );
  });
  await removeRecord(request, 'users', id);
});

test('OFF-8 a password is kept nowhere', async ({ page }) => {
  await openAdmin(page, '/users/create');
  await page.getByLabel('Name *').fill('Amina');
  await page.getByLabel(/^Password/).fill('never-kept-1');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((name) => name.startsWith('draft:')),
  );
  const kept = await page.evaluate(() => [
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
  ]);
  expect(kept.filter((text) => text.includes('Amina'))).toHaveLength(2);
  expect(kept.filter((text) => text.includes('never-kept-1'))).toEqual([]);
});
