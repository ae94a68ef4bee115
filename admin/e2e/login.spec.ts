import { LOGIN, logIn } from '../../e2e/session.ts';
import { type APIRequestContext, expect, type Page, test } from '../../e2e/test.ts';
import { addTour, callApi, keepLogin, openAdmin, openForm, removeRecord } from './support.ts';
import { formOf } from './tour-form.ts';

const storedKeys = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test('AUTH-1 the login page is public and its button says that it is busy', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('AUTH-2 the login page shows the name from the settings, in its title as well', async ({
  page,
  request,
}) => {
  const { siteName } = (await (await request.get('/api/settings')).json()).data;
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(`Admin Login - ${siteName}`);
  await expect(page.getByRole('main')).toContainText(siteName);
});

test('AUTH-3 a login leads to the page that was asked for', async ({ page }) => {
  await page.goto('/admin/destinations');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Destinations', level: 1 })).toBeVisible();
});

test('AUTH-3 STATE-1 a login without a page in mind leads to /admin and is kept', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/?$/);
  const [token, user] = await page.evaluate(storedKeys);
  expect(token).toBeTruthy();
  expect(JSON.parse(String(user))).toMatchObject({ email: LOGIN.email });
});

test('AUTH-3 STATE-5 a refused login says why and can be tried again', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill('nobody@baobab-and-dhow.example');
  await page.getByLabel('Password').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('e-mail or the password is wrong');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});

test('AUTH-3 a login that gets no answer shows Login failed', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Login failed');
});

test('VAL-1 e-mail and password are both required', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/auth/login', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(await page.getByLabel('Password').evaluate((el) => el.matches(':invalid'))).toBe(true);
  expect(sent).toBe(0);
});

test('AUTH-5 a visitor is led to the login page, which takes the place in the history', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/admin/tours');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('AUTH-5 a spinner shows while the stored login is read', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await gate;
    await route.continue();
  });
  await keepLogin(page);
  await page.goto('/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('AUTH-6 STATE-1 a login that ended on the server ends here at the next call', async ({
  page,
  request,
}) => {
  const session = await logIn(request);
  await openAdmin(page, '', session);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  // A query in the background may be the next call, and take the link away.
  const press = page.getByRole('link', { name: 'Settings', exact: true }).click();
  await Promise.race([press, page.waitForURL(/\/admin\/login$/)]);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  expect(await page.evaluate(storedKeys)).toEqual([null, null]);
});

/** Types a price, and finds at the save that the session ended meanwhile; then signs in again. */
async function lose(page: Page, request: APIRequestContext, path: string) {
  const session = await logIn(request);
  await keepLogin(page, session);
  await openForm(page, path);
  const form = formOf(page);
  await form.getByLabel('Price *').fill('777');
  await form.getByRole('textbox', { name: 'Description' }).first().fill('Typed for an hour.');
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('E-mail').fill(LOGIN.email);
  await page.getByLabel('Password').fill(LOGIN.password);
  await page.keyboard.press('Enter');
}

test('AUTH-6 what was typed when the session ended is back after the login, and can be saved', async ({
  page,
  request,
}) => {
  const tour = await addTour(request);
  await lose(page, request, `/tours/${tour.id}`);
  const form = formOf(page);
  await expect(form.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(form.getByLabel('Price *')).toHaveValue('777');
  await expect(form.getByRole('textbox', { name: 'Description' }).first()).toHaveText(
    'Typed for an hour.',
  );
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  const saved = await callApi(request, 'get', `/tours/${tour.id}`);
  expect(saved).toMatchObject({ price: 777, title: tour.title });
  expect(saved.description).toContain('Typed for an hour.');
  await openForm(page, `/tours/${tour.id}`);
  await expect(form.getByText('Your unsaved changes are back')).toHaveCount(0);
  await removeRecord(request, 'tours', tour.id);
});

test('AUTH-6 what was brought back after the login can be discarded', async ({ page, request }) => {
  const tour = await addTour(request);
  await lose(page, request, `/tours/${tour.id}`);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByText('Your unsaved changes are back')).toHaveCount(0);
  await expect(form.getByLabel('Price *')).toHaveValue(String(tour.price));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await removeRecord(request, 'tours', tour.id);
});

test('AUTH-6 a token that the server does not know is forgotten', async ({ page }) => {
  await openAdmin(page, '/tours', { token: 'not-a-token', user: { email: LOGIN.email } });
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(storedKeys)).toEqual([null, null]);
});

test('AUTH-4 the hint shows just the login that the API gives away, and none otherwise', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/auth/demo-hint')).json();
  await page.goto('/admin/login');
  const hint = page.getByText('Demo login');
  if (data) await expect(hint).toContainText(data.email);
  await page.route('**/api/auth/demo-hint', (route) => route.fulfill({ json: { data: null } }));
  await page.reload();
  await expect(page).toHaveTitle(/Admin Login/);
  await expect(hint).toHaveCount(0);
});

test('a visitor who is signed in already needs no login page', async ({ page }) => {
  await openAdmin(page, '/login');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
