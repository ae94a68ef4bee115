import { expect, type Page, test } from '../../e2e/test.ts';
import { holdIslands, openWithoutIslands, recordCalls, recordHandOvers } from './hand-over.ts';

const THANKS = 'Thank you for contacting us! We will get back to you soon.';

const form = (page: Page) => page.getByRole('form', { name: 'Message' });

async function openForm(page: Page) {
  await page.goto('/contact');
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Amina');
  await form(page).getByLabel('E-mail').fill('amina@mail.example');
  await form(page).getByLabel('Subject').selectOption({ label: 'Group Travel' });
  await form(page).getByLabel('Message').fill('Ten of us & a dog.\nIn May?');
}

test('CONTACT-1 four cards say how to reach us, with links for mail and telephone', async ({
  page,
}) => {
  await page.goto('/contact');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const title of ['Email Us', 'Call Us', 'Visit Us', 'Working Hours']) {
    await expect(cards.filter({ hasText: title })).toBeVisible();
  }
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
});

test('CONTACT-5 CONTACT-6 CONST-4 a map near the view, a chat and the questions stand below the form', async ({
  page,
}) => {
  const others: string[] = [];
  const warnings: string[] = [];
  page.on(
    'console',
    (message) => /warning|error/.test(message.type()) && warnings.push(message.text()),
  );
  await page.route(/^https:/, (route) => {
    others.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(others).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d{6,15}$/,
  );
  await expect(main.getByRole('region', { name: 'Frequently asked questions' })).toContainText(
    'FAQs document not available. Please contact us directly.',
  );
  const map = main.getByTitle(/^Map of \w+/);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('src', /^https:\/\/\S+$/);
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
  expect(others).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('CONTACT-2 VAL-6 the form has name, e-mail, phone, subject and a message of six rows', async ({
  page,
}) => {
  await openForm(page);
  for (const label of ['Name', 'E-mail', 'Subject', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('required', '');
  }
  await expect(form(page).getByLabel('E-mail')).toHaveAttribute('type', 'email');
  await expect(form(page).getByLabel('Phone')).not.toHaveAttribute('required');
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '6');
  const options = form(page).getByLabel('Subject').locator('option:not([value=""])');
  expect(await options.allTextContents()).toEqual([
    'General Inquiry',
    'Booking Question',
    'Custom Trip Request',
    'Group Travel',
    'Other',
  ]);
});

test('CONTACT-3 CONTACT-4 the message is handed over without a call, then thanks are shown', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  const calls = recordCalls(page);
  await fill(page);
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  const [chat, mail] = await opened();
  expect(new URL(chat?.url ?? '').searchParams.get('text')).toContain(
    'Ten of us & a dog.\nIn May?',
  );
  expect(mail?.url).toContain('Ten%20of%20us%20%26%20a%20dog.%0D%0AIn%20May%3F');
  expect(mail?.url).toContain('subject=Group%20Travel%20from%20Amina');
  expect(calls).toEqual([]);
  for (const label of ['Name', 'E-mail', 'Phone', 'Subject', 'Message']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
});

test('CONTACT-2 nothing is handed over without a subject, or with a telephone number that is none', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  await fill(page);
  await form(page).getByLabel('Subject').selectOption('');
  const send = form(page).getByRole('button', { name: 'Send message' });
  await send.click();
  await fill(page);
  const phone = form(page).getByLabel('Phone');
  await phone.fill('abc');
  await send.click();
  await expect(phone).toBeFocused();
  expect(await opened()).toEqual([]);
});

test('CONTACT-3 nothing is sent, and nothing typed gets into the address, before the script runs', async ({
  page,
}) => {
  await openWithoutIslands(page, '/contact');
  const button = form(page).getByRole('button', { name: 'Send message' });
  await fill(page);
  await button.click();
  await form(page).getByLabel('E-mail').press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(form(page).getByLabel('E-mail')).toHaveValue(/@mail\.example$/);
});

test('CONTACT-3 a press before the form has its script is sent once, when the script is there', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  const release = await holdIslands(page);
  await page.goto('/contact');
  const button = form(page).getByRole('button', { name: 'Send message' });
  await expect(button).toBeEnabled();
  await fill(page);
  await button.click();
  await form(page).getByLabel('E-mail').press('Enter');
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute('aria-busy');
  expect((await opened()).map(({ kind }) => kind)).toEqual(['chat', 'mail']);
});

test.describe('CONTACT-3 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CONTACT-3 without scripts links to chat and mail stand in place of the form', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.locator('main [type="submit"]:visible')).toHaveCount(0);
    await expect(page.locator('main noscript p').first()).toBeVisible();
    const links = page.locator('main noscript a');
    await expect(links).toHaveText(['Write on WhatsApp', /^Write to .+@/]);
    for (const [index, address] of [/^https:\/\/wa\.me\/\d+$/, /^mailto:.+@/].entries()) {
      await expect(links.nth(index)).toBeVisible();
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
  });
});
