import { type APIRequestContext, expect, type Page, test } from '../../e2e/test.ts';
import { addTour, callApi, findId, openAdmin, removeRecord, uniqueName } from './support.ts';

const FIRST = 'first-acacia-tree';

async function addUser(request: APIRequestContext, values: object = {}) {
  const name = uniqueName('Neema');
  const email = `${name.toLowerCase().replace(' ', '.')}@staff.example`;
  const user = await callApi(request, 'post', '/users', {
    ...{ name, email, password: FIRST },
    ...values,
  });
  return { id: user.id, name, email };
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** The token of a login elsewhere. */
async function openLogin(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: FIRST };
  return (await (await request.post('/api/auth/login', { data })).json()).data.token;
}

async function isOpen(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await request.get('/api/auth/me', { headers })).ok();
}

test('OFF-17 everybody changes their own name and password, and ends their other sessions', async ({
  page,
  request,
}) => {
  const { id, email, name } = await addUser(request);
  const other = await openLogin(request, email);
  await page.goto('/admin/login');
  await signIn(page, email, FIRST);
  await page.getByRole('link', { name: `Your account: ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await page.getByLabel('Name *').fill('Neema Mushi');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'Your account: Neema Mushi' })).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This one' })).toHaveText(/Chrome on .*Since .*, from /);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toHaveCount(1);
  expect(await isOpen(request, other)).toBe(false);

  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill('not-this-one');
  await password.getByLabel('New password', { exact: false }).first().fill('second-baobab');
  await password.getByLabel('Repeat new password').fill('second-baobab');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('The current password is wrong')).toBeVisible();
  await password.getByLabel('Current password').fill(FIRST);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your password is changed');
  await signIn(page, email, 'second-baobab');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await removeRecord(request, 'users', id);
});

test('OFF-17 an administrator ends the session of another, who reads why', async ({
  page,
  context,
  request,
}) => {
  const { id, email, name } = await addUser(request);
  const token = await openLogin(request, email);
  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  await openAdmin(theirs, '/account', { token, user: { email } });
  await expect(theirs.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await openAdmin(page, '/users');
  await page.getByRole('button', { name: `Sessions of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all' }).click();
  await expect(page.getByRole('dialog')).toContainText('Not signed in anywhere.');
  await page.getByRole('button', { name: 'Close' }).click();

  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('an administrator ended it');
  await theirs.close();
  await callApi(request, 'put', `/users/${id}`, { isActive: false });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/login');
  await signIn(page, email, FIRST);
  await expect(page.getByRole('alert')).toContainText('This account is deactivated');
  await removeRecord(request, 'users', id);
});

test('OFF-17 logging out in one tab says so in the others', async ({ page, context, request }) => {
  const { id, email } = await addUser(request);
  await page.goto('/admin/login');
  await signIn(page, email, FIRST);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/admin');
  await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText('You were signed out in another tab or window.');
  await expect(tab.getByRole('alert')).toHaveText('');
  await removeRecord(request, 'users', id);
});

test('OFF-17 an invitation is accepted with its link, which works once', async ({
  page,
  context,
  request,
}) => {
  const name = uniqueName('Zawadi');
  const email = `${name.toLowerCase().replace(' ', '.')}@staff.example`;
  await openAdmin(page, '/users');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Name is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Name *').fill(name);
  await dialog.getByLabel('E-mail *').fill(email);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('One-time link').inputValue();
  expect(link).toMatch(/\/admin\/password#[\w-]{43}$/);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const theirs = await context.browser()?.newPage();
  if (!theirs) throw new Error('There is no browser');
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: `Karibu, ${name}` })).toBeVisible();
  await theirs.getByLabel('New password', { exact: true }).fill('quiet-waterhole');
  await theirs.getByLabel('Repeat new password').fill('quiet-waterhol');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText('Passwords do not match')).toBeVisible();
  await theirs.getByLabel('Repeat new password').fill('quiet-waterhole');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText('Your password is set. Please sign in.')).toBeVisible();
  await signIn(theirs, email, 'quiet-waterhole');
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('was used or has expired');
  await theirs.close();
  await removeRecord(request, 'users', await findId(request, 'users', email));
});

test('OFF-16 an author’s day: a draft is written, and what only others do is not offered', async ({
  page,
  request,
}) => {
  const live = await addTour(request);
  const { id, email } = await addUser(request, { role: 'author' });
  await page.goto('/admin/login');
  await signIn(page, email, FIRST);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Tours', exact: true })).toBeVisible();
  for (const name of ['Newsletter', 'Users', 'Site Metrics', 'Settings']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Update Settings' })).toHaveCount(0);

  await menu.getByRole('link', { name: 'Testimonials', exact: true }).click();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  const form = page.getByRole('dialog');
  const name = uniqueName('Guest');
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Location *').fill('Arusha');
  await form.getByLabel('Tour *').fill(String(live.title));
  await form.getByRole('radio', { name: '5 stars' }).press('Space');
  await form.getByRole('textbox', { name: 'Text' }).fill('We saw lions.');
  await expect(form.getByLabel('Active', { exact: true })).toBeDisabled();
  await expect(form.getByText('An editor or administrator publishes it.')).toBeVisible();
  await form.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByText('Testimonial created successfully!')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();

  await menu.getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('searchbox').fill(String(live.title));
  await expect(page.getByText(String(live.title)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${live.title}` })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByText('Your account does not work on settings.')).toBeVisible();
  await removeRecord(request, 'testimonials', await findId(request, 'testimonials', name));
  await removeRecord(request, 'tours', live.id);
  await removeRecord(request, 'users', id);
});
