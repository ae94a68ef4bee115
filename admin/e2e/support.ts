import { type Session, sharedLogin } from '../../e2e/session.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '../../e2e/test.ts';
import { clearWarmPage, goWithin } from './warm-page.ts';

type Stored = Record<string, unknown> & { id: string; slug: string; version: number };

/** Opens a page of the back office, signed in, and waits until it shows what it has read. */
export async function openAdmin(page: Page, path = '', session?: Session): Promise<void> {
  if (!session && (await clearWarmPage(page))) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  } else {
    await keepLogin(page, session);
    await page.goto(`/admin${path}`);
  }
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-label="Loading"]'));
}

/** Opens a record's form at its own address, and waits until it can be typed into. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openAdmin(page, path);
  await page.getByRole('dialog').getByRole('toolbar').waitFor();
}

/** Puts a login into the browser, without the way through the login page. */
export async function keepLogin(page: Page, session?: Session): Promise<void> {
  const { token, user } = session ?? (await sharedLogin(page.request));
  await page.addInitScript(
    (entries) => {
      // Only once, so that a login that ended stays ended when the page loads again.
      if (sessionStorage.getItem('is-signed-in')) return;
      sessionStorage.setItem('is-signed-in', 'yes');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['token', token],
      ['user', JSON.stringify(user)],
    ] as [string, string][],
  );
}

/** Calls the API as the signed-in editor and gives the `data` of the answer. */
export async function callApi(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
): Promise<Stored> {
  const { token } = await sharedLogin(request);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request[method](`/api${path}`, { headers, ...(data && { data }) });
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true);
  return (await response.json()).data;
}

/** Makes a record that no other test knows; the test deletes it with `removeRecord`. */
export function addTour(request: APIRequestContext, values: object = {}): Promise<Stored> {
  return callApi(request, 'post', '/tours', { ...TOUR, title: uniqueName('Tour'), ...values });
}

export function addDestination(request: APIRequestContext, values: object = {}): Promise<Stored> {
  const record = { ...DESTINATION, name: uniqueName('Island'), ...values };
  return callApi(request, 'post', '/destinations', record);
}

/** Deletes a record, however the test left it. */
export async function removeRecord(request: APIRequestContext, resource: string, id: string) {
  const { token } = await sharedLogin(request);
  await request.delete(`/api/${resource}/${id}`, { headers: { Authorization: `Bearer ${token}` } });
}

/** Removes a tour and a picture that it shows, which the bin would keep. */
export async function removeWithPicture(request: APIRequestContext, id: string, public_id: string) {
  await callApi(request, 'put', `/tours/${id}`, { image: TOUR.image, gallery: [] });
  await removeRecord(request, 'tours', id);
  await callApi(request, 'delete', '/upload', { public_id });
}

/** The id of the record with this text in its title or name. */
export async function findId(request: APIRequestContext, resource: string, text: string) {
  const query = new URLSearchParams({ search: text });
  const found = (await callApi(request, 'get', `/${resource}?${query}`)) as unknown as Stored[];
  return found[0]?.id ?? '';
}

/** The public page as it is served right now, or its status when it is no page. */
export async function readPage(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  return response.ok() ? response.text() : String(response.status());
}

/** Cuts the connection for certain operations. */
export async function cutOff(page: Page, ...operations: string[]) {
  await page.route('**/graphql', (route) =>
    operations.includes(route.request().postDataJSON()?.operationName)
      ? route.abort()
      : route.continue(),
  );
}

/**
 * Cuts the connection for an operation once the returned function is called; until then it is on
 * its way.
 */
export async function cutOffLater(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    await promise;
    return route.abort();
  });
  return resolve;
}

/** The names of the operations that the page got an answer to, in their order, as they come. */
export function noteAnswers(page: Page): string[] {
  const names: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    names.push(response.request().postDataJSON()?.operationName);
  });
  return names;
}

/** Chooses Delete in the menu of a record's card or row, which opens the question. */
export async function askToDelete(place: Locator): Promise<void> {
  await place.getByRole('button', { name: /^Actions for / }).click();
  await place.page().getByRole('menuitem', { name: 'Delete' }).click();
}

/** Presses a button twice, before the screen follows. */
export function pressTwice(button: Locator) {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

export function uniqueName(word: string): string {
  return `${word} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

const TOUR = {
  description: '<p>Three days between the hills.</p>',
  image: 'https://images.example/tour.jpg',
  category: 'Walking',
  destination: 'Usambara Hills',
  tourType: 'safari',
  duration: '3 Days',
  price: 640,
};

const DESTINATION = {
  continent: 'Africa',
  description: '<p>A quiet island.</p>',
  image: 'https://images.example/island.jpg',
};
