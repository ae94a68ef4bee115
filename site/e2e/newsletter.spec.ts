import { sharedLogin } from '../../e2e/session.ts';
import { type APIRequestContext, expect, type Page, test } from '../../e2e/test.ts';

const CALL = '**/api/newsletter/subscribe';

const form = (page: Page) => page.getByRole('contentinfo').locator('form');
const email = (page: Page) => form(page).getByLabel('E-mail for the newsletter');
const button = (page: Page) => form(page).getByRole('button');
const result = (page: Page) => form(page).getByRole('status');

/** Finds the subscriber and deletes the record. */
async function takeSubscriber(request: APIRequestContext, address: string) {
  const { token } = await sharedLogin(request);
  const headers = { Authorization: `Bearer ${token}` };
  const query = new URLSearchParams({ search: address });
  const found = await request.get(`/api/newsletter?${query}`, { headers });
  const [subscriber] = (await found.json()).data;
  await request.delete(`/api/newsletter/${subscriber.id}`, { headers });
  return subscriber;
}

async function subscribe(page: Page, address: string) {
  await email(page).fill(address);
  await button(page).click();
}

test('NEWS-1 VAL-5 FOOT-2 the footer subscribes an address, and says how that went', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await expect(result(page)).toHaveText('Please enter your email address');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('r');
  await expect(result(page)).toBeEmpty();
  await expect(email(page)).not.toHaveAttribute('aria-invalid');

  const answer = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const address = `reader-${Date.now()}@mail.example`;
  await subscribe(page, address);
  await expect(button(page)).toHaveText('Subscribing...');
  await expect(email(page)).toBeDisabled();
  answer.resolve();
  await expect(result(page)).toHaveText('Thank you for subscribing!');
  await expect(button(page)).toHaveText('Subscribe');
  await expect(email(page)).toHaveValue('');

  expect(await takeSubscriber(request, address)).toMatchObject({ email: address, isActive: true });
});

test('NEWS-1 a refusal shows what the server says, a failure without words says so', async ({
  page,
}) => {
  // The form needs neither what else the page does nor all of its script at the first try.
  await page.addInitScript('delete window.ResizeObserver');
  await page.route('**/*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many tries. Please wait a minute.' } }),
  );
  await subscribe(page, 'reader@mail.example');
  await expect(result(page)).toHaveText('Too many tries. Please wait a minute.');
  await expect(email(page)).toHaveValue('reader@mail.example');
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await subscribe(page, 'reader@mail.example');
  await expect(result(page)).toHaveText('Failed to subscribe. Please try again.');
});

test.describe('FOOT-2 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FOOT-2 social icons lead to each account, and a mail stands in for the form', async ({
    page,
    request,
  }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const { data } = await (await request.get('/api/settings')).json();
    for (const [kind, address] of Object.entries<string>(data.socialLinks)) {
      const icon = footer.getByRole('link', { name: new RegExp(`^${kind}$`, 'i') });
      if (address) await expect(icon).toHaveAttribute('href', address);
      else await expect(icon).toHaveCount(0);
    }
    await expect(form(page)).toBeHidden();
    await expect(footer.locator('.newsletter noscript a')).toHaveAttribute('href', /^mailto:.+@/);
  });
});
