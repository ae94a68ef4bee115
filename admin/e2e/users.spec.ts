import { LOGIN } from '../../e2e/session.ts';
import { type APIRequestContext, expect, test as freshTest } from '../../e2e/test.ts';
import {
  callApi,
  cutOff,
  cutOffLater,
  findId,
  openAdmin,
  removeRecord,
  uniqueName,
} from './support.ts';
import { test } from './warm-page.ts';

function newUser() {
  const name = uniqueName('Neema');
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@staff.example` };
}

async function signIn(request: APIRequestContext, email: string, password: string) {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  if (!response.ok()) return null;
  const { token, ...user } = (await response.json()).data;
  return { token, user };
}

test('ADM-USR-1 VAL-20 VAL-21 ERR-7 a user is added, changed, given a new password and deleted', async ({
  page,
  request,
}) => {
  const { name, email } = newUser();
  await openAdmin(page, '/users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');
  await dialog.getByLabel('Password *').fill('12345');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  for (const text of [
    ...['Name is required', 'E-mail is required'],
    'Password must be at least 6 characters',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await dialog.getByLabel('Name *').fill(name);
  await dialog.getByLabel('E-mail *').fill(email);
  await dialog.getByLabel('Password *').fill('first-one');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User created successfully!')).toBeVisible();

  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Editor');
  await row.getByRole('button', { name: /^Reset password/ }).click();
  await dialog.getByLabel('New password *', { exact: true }).fill('second-one');
  await dialog.getByLabel('Repeat new password *').fill('another-one');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('Repeat new password *').fill('second-one');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully', { exact: true })).toBeVisible();
  expect(await signIn(request, email, 'second-one')).not.toBeNull();

  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('E-mail *')).toHaveValue(email);
  await expect(dialog.getByLabel('Password *')).toHaveCount(0);
  await dialog.getByLabel('E-mail *').fill(LOGIN.email);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Failed to save user')).toBeVisible();
  await expect(dialog.getByLabel('E-mail *')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('E-mail *').fill(email);
  await dialog.getByLabel('Active', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this user?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await findId(request, 'users', email)).toBe('');
});

freshTest(
  'ROLE-4 ADM-USR-1 an editor finds no users in the menu, and reads why at their address',
  async ({ page, request }) => {
    const password = 'editor-one';
    const { id, email } = await callApi(request, 'post', '/users', { ...newUser(), password });
    const session = await signIn(request, String(email), password);
    await openAdmin(page, '/users', session ?? undefined);
    await expect(page.getByText('Only administrators manage users.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Newsletter' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await removeRecord(request, 'users', id);
  },
);

test('ROLE-5 ERR-7 nobody is offered to delete herself; what the server refuses is said in its words', async ({
  page,
  request,
}) => {
  const password = 'editor-one';
  const { id, name } = await callApi(request, 'post', '/users', { ...newUser(), password });
  const refusal = 'The last active administrator must stay';
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'RemoveUser'
      ? route.fulfill({
          json: { errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] },
        })
      : route.continue(),
  );
  await openAdmin(page, '/users');
  const own = page.getByRole('row').filter({ hasText: LOGIN.email });
  await expect(own).toContainText('You');
  await expect(own.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Failed to delete user: ${refusal}`)).toBeVisible();
  await page.unroute('**/graphql');
  await cutOff(page, 'ListUser');
  const fail = await cutOffLater(page, 'ResetUserPassword');
  await page.getByRole('button', { name: `Reset password of ${name}` }).click();
  for (const label of ['New password *', 'Repeat new password *']) {
    await page.getByLabel(label, { exact: true }).fill('another-one');
  }
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  fail();
  await expect(page.getByText('Failed to reset password')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Failed to load users')).toBeVisible();
  await removeRecord(request, 'users', id);
});
