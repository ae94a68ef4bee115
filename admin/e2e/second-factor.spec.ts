import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '../../e2e/test.ts';
import { codeOf } from './authenticator.ts';
import { callApi, openAdmin, removeRecord, uniqueName } from './support.ts';

const PASSWORD = 'first-acacia-tree';

async function addUser(request: APIRequestContext) {
  const name = uniqueName('Zuwena');
  const email = `${name.toLowerCase().replace(' ', '.')}@staff.example`;
  const { id } = await callApi(request, 'post', '/users', { name, email, password: PASSWORD });
  return { id, name, email };
}

/** Signs in over the API. The answer's `data` has a token, unless a code is asked for. */
async function logIn(request: APIRequestContext, email: string) {
  const response = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  return response.json();
}

/** Switches a second factor on over the API, and gives its secret and recovery codes. */
async function protect(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api/auth/second-factor${path}`, { headers, data });
    expect(response.ok()).toBe(true);
    return (await response.json()).data;
  };
  const { secret } = await post('', { currentPassword: PASSWORD });
  const { recoveryCodes } = await post('/confirm', { code: codeOf(secret) });
  return { secret, recoveryCodes };
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

test('OFF-17 a second factor is set up, asked for at the login, and switched off', async ({
  page,
  request,
}) => {
  const { id, email, name } = await addUser(request);
  await page.goto('/admin/login');
  await signIn(page, email);
  const account = page.getByRole('link', { name: `Your account: ${name}` });
  await account.click();
  const card = page.getByRole('region', { name: 'Second factor' });
  const dialog = page.getByRole('dialog');
  await expect(card).toContainText('It is off.');
  await card.getByRole('button', { name: 'Set up a second factor' }).click();
  await dialog.getByLabel('Current password').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is wrong')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The code is wrong or was used already')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');

  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.keyboard.press('Escape');
  await expect(listed).toHaveCount(10);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await page.emulateMedia({ media: 'print' });
  await expect(listed.first()).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('10 recovery codes can still be used');

  await logOut(page);
  await signIn(page, email);
  await expect(page.getByLabel('Code of six digits')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong or was used already');
  await page.getByRole('button', { name: 'Back to the password' }).click();
  await signIn(page, email);
  const input = page.getByLabel('Code of six digits');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await input.fill(` ${codeOf(secret, 1)} `);
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await logOut(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.insertText(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await account.click();
  await expect(card).toContainText('9 recovery codes can still be used');
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(listed).toHaveCount(10);
  const [fresh = ''] = await listed.allTextContents();
  expect(codes).not.toContain(fresh);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await card.getByRole('button', { name: 'Switch off' }).click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Code is required')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The code is wrong or was used already')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(fresh);
  await page.keyboard.press('Enter');
  await expect(card).toContainText('It is off.');

  await logOut(page);
  await signIn(page, email);
  await expect(dashboard(page)).toBeVisible();
  await removeRecord(request, 'users', id);
});

test('OFF-17 an administrator resets the second factor of another, who reads by whom', async ({
  page,
  context,
  request,
}) => {
  const { id, email, name } = await addUser(request);
  await protect(request, (await logIn(request, email)).data.token);
  expect((await logIn(request, email)).code).toBe('TOTP_REQUIRED');
  await openAdmin(page, '/users');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Second factor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Second factor of ${name}: switch off` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(`The second factor of ${name} is off`)).toBeVisible();
  await expect(row.getByText('Second factor', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Security events' }).click();
  const list = page.getByRole('dialog').getByRole('list', { name: 'Security events' });
  const newest = list.getByRole('listitem').first();
  await expect(newest).toContainText(`${email}: Second factor switched off by an administrator`);
  await expect(newest).toContainText(/by \S+@\S+, \w+ on \w+, from \S/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Sessions of ${name}` }).click();
  await expect(list.getByRole('listitem')).toHaveText([
    ...[/switched off by/, /switched on/, /Role set to editor/, /Account added.*by \S+@/],
  ]);
  await page.keyboard.press('Escape');

  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  await theirs.goto('/admin/login');
  await signIn(theirs, email);
  await theirs.getByRole('link', { name: `Your account: ${name}` }).click();
  const card = theirs.getByRole('region', { name: 'Second factor' });
  await expect(card.getByRole('alert')).toContainText(/It is off: \S+@\S+ switched it off on/);
  const events = theirs.getByRole('region', { name: 'Security events' }).getByRole('listitem');
  await expect(events).toHaveText([
    ...[/switched off by.*by \S+@\S+$/, /switched on.*from/, /Role set to editor/, /Account added/],
  ]);
  await theirs.close();
  await removeRecord(request, 'users', id);
});

test('OFF-17 every form for a new password says what can be said of it, and refuses common ones', async ({
  page,
  context,
  request,
}) => {
  const { id, email, name } = await addUser(request);
  const { path } = (await callApi(request, 'post', `/users/${id}/password-link`)) as unknown as {
    path: string;
  };
  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  await theirs.goto(path);
  const first = theirs.getByLabel('New password', { exact: true });
  await expect(theirs.getByText('At least 6 characters.')).toBeVisible();
  await first.fill('password1');
  await theirs.getByLabel('Repeat new password').fill('password1');
  await expect(first).toHaveAccessibleDescription(/others try first/);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByRole('alert')).toContainText('others try first');
  await first.fill('quiet-waterhole');
  await expect(first).toHaveAccessibleDescription(/^Fair/);
  await theirs.close();

  await openAdmin(page, '/users');
  await page.getByRole('button', { name: `Reset password of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password *', { exact: true }).fill('qweasdzxc');
  await dialog.getByLabel('Repeat new password *').fill('qweasdzxc');
  await expect(dialog.getByText(/neighbouring keys/)).toHaveAttribute('aria-live', 'polite');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialog.getByRole('alert')).toContainText('neighbouring keys');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog.getByLabel('Name *').fill('Baraka Mushi');
  await dialog.getByLabel('E-mail *').fill('baraka@staff.example');
  await dialog.getByLabel('Password *').fill('Baraka Mushi');
  await expect(dialog.getByText(/^Others know this name or e-mail/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(dialog.getByLabel('Password *')).toHaveAttribute('aria-invalid', 'true');

  const { token, ...user } = (await logIn(request, email)).data;
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('user', value ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto('/admin/account');
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill(PASSWORD);
  await card.getByLabel('New password *', { exact: true }).fill('baobab');
  await expect(card.getByText(/^Short/)).toBeVisible();
  await card.getByLabel('Repeat new password').fill('baobab');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByText(/^Others know this name/)).toBeVisible();
  await removeRecord(request, 'users', id);
});
