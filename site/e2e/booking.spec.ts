import { expect, type Page, test } from '../../e2e/test.ts';
import { holdIslands, openWithoutIslands, recordCalls, recordHandOvers } from './hand-over.ts';

const TOUR = '/tours/serengeti-river-crossings';
const THANKS = 'Thank you for your booking request! We will contact you shortly.';

test.use({ viewport: { width: 1280, height: 900 } });

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });
const submit = (page: Page) =>
  form(page).getByRole('button', { name: 'Request this tour' }).click();

async function openForm(page: Page) {
  await page.goto(TOUR);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByLabel('Date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
}

async function fill(page: Page, wishes = '') {
  await form(page).getByLabel('Full name').fill('Amina & Söhne');
  await form(page).getByLabel('E-mail').fill('amina+trip@mail.example');
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000');
  await form(page).getByLabel('Date').fill('2031-08-12');
  await form(page).getByLabel('Travellers').selectOption('3');
  await form(page).getByLabel('Special requests').fill(wishes);
}

test('BOOK-1 the form has its six fields, and shows price times travellers', async ({ page }) => {
  await openForm(page);
  const names = ['fullName', 'email', 'phone', 'date', 'travelers', 'specialRequests'];
  for (const name of names) await expect(form(page).locator(`[name="${name}"]`)).toBeVisible();
  const total = form(page).getByRole('status').first();
  await form(page).getByLabel('Travellers').selectOption('3');
  await expect(total).toHaveText('$13,140');
  await form(page).getByLabel('Travellers').selectOption('10');
  await expect(total).toHaveText('$43,800');
});

test('BOOK-2 a chat opens in a new tab with the whole request, then the mail program', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  await fill(page, 'A window seat, please');
  await submit(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  const [chat, mail, ...more] = await opened();
  expect([chat?.kind, mail?.kind, more.length]).toEqual(['chat', 'mail', 0]);

  const text = new URL(chat?.url ?? '').searchParams.get('text') ?? '';
  expect(chat?.url).toMatch(/^https:\/\/wa\.me\/\d{6,15}\?text=/);
  for (const part of [
    'Serengeti River Crossings',
    'Amina & Söhne',
    'amina+trip@mail.example',
    '+44 20 7946 0000',
    '12 August 2031',
    'Travellers: 3',
    '$13,140',
    'A window seat, please',
  ]) {
    expect(text).toContain(part);
  }
  const mailLink = new URL(mail?.url ?? '');
  expect(mailLink.searchParams.get('subject')).toBe('Booking request: Serengeti River Crossings');
  expect(decodeURIComponent(/&body=(.*)$/.exec(mail?.url ?? '')?.[1] ?? '')).toBe(
    text.replaceAll('\n', '\r\n'),
  );
});

test('BOOK-3 thanks are shown where a screen reader hears them, and the form is empty again', async ({
  page,
}) => {
  await recordHandOvers(page);
  await openForm(page);
  await fill(page, 'Vegetarian');
  await submit(page);
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  for (const label of ['Full name', 'E-mail', 'Phone', 'Date', 'Special requests']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
});

test('BOOK-3 a double press hands the request over once, and leaves the focus on the thanks', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  await fill(page);
  await form(page).getByRole('button', { name: 'Request this tour' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  expect(await opened()).toHaveLength(2);
  await form(page).getByRole('button', { name: 'Write another' }).click();
  await fill(page);
  await form(page).getByLabel('Phone').press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused();
  expect(await opened()).toHaveLength(4);
});

test('BOOK-4 when the hand-over fails an apology is shown, and the form keeps what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('blocked');
    };
  });
  await openForm(page);
  await fill(page);
  await submit(page);
  await expect(
    page.getByText(
      'There was an error processing your booking. Please try again or contact us directly.',
    ),
  ).toBeVisible();
  await expect(form(page).getByLabel('Phone')).toHaveValue('+44 20 7946 0000');
});

test('BOOK-5 signs, emoji, right-to-left text and line breaks arrive as they were typed', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  const wishes = 'Tom & Ann + 50% #1\nمرحبا 🐘\n"quotes"';
  await fill(page, wishes);
  await submit(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  const [chat] = await opened();
  expect(new URL(chat?.url ?? '').searchParams.get('text')).toContain(
    `Special requests:\n${wishes}`,
  );
});

test('BOOK-5 a long request is shortened in the links, and can be copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const opened = await recordHandOvers(page);
  await openForm(page);
  const wishes = '象'.repeat(2000);
  await fill(page, wishes);
  await submit(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  for (const { url } of await opened()) expect(url.length).toBeLessThanOrEqual(8000);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(wishes);
});

test('BOOK-6 a request makes no call and is kept nowhere', async ({ page }) => {
  await recordHandOvers(page);
  await openForm(page);
  const calls = recordCalls(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(calls).toEqual([]);
  const kept = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(kept).toEqual([0, 0, '']);
});

test('VAL-2 name, e-mail, phone and date are required, and the e-mail must be one', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  for (const label of ['Full name', 'E-mail', 'Phone', 'Date']) {
    await fill(page);
    await form(page).getByLabel(label).fill('');
    await submit(page);
    const isMissing = await form(page)
      .getByLabel(label)
      .evaluate((input) => (input as HTMLInputElement).validity.valueMissing);
    expect(isMissing, label).toBe(true);
  }
  await fill(page);
  await form(page).getByLabel('E-mail').fill('not an address');
  await submit(page);
  expect(await opened()).toEqual([]);
});

test('VAL-2 a name of spaces is no name, and a telephone number has digits', async ({ page }) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  for (const [label, text, message] of [
    ['Full name', '   ', 'Please fill in this field.'],
    ['Phone', 'abc', 'Please enter a telephone number.'],
  ] as const) {
    await fill(page);
    const field = form(page).getByLabel(label);
    await field.fill(text);
    await submit(page);
    await expect
      .poll(() => field.evaluate((input) => (input as HTMLInputElement).validationMessage))
      .toBe(message);
  }
  expect(await opened()).toEqual([]);
});

test('VAL-3 the date cannot be before today', async ({ page }) => {
  const opened = await recordHandOvers(page);
  await openForm(page);
  await fill(page);
  const today = await page.evaluate(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  await expect(form(page).getByLabel('Date')).toHaveAttribute('min', today);
  await form(page).getByLabel('Date').fill('2020-01-01');
  await submit(page);
  expect(await opened()).toEqual([]);
  await form(page).getByLabel('Date').fill(today);
  await submit(page);
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('VAL-4 travellers are a whole number from 1 to 10', async ({ page }) => {
  await openForm(page);
  const options = form(page).getByLabel('Travellers').getByRole('option');
  expect(await options.allTextContents()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
});

test('BOOK-6 nothing is sent, and nothing typed gets into the address, before the script runs', async ({
  page,
}) => {
  await openWithoutIslands(page, TOUR);
  const button = form(page).getByRole('button', { name: 'Request this tour' });
  await fill(page);
  await button.click();
  await form(page).getByLabel('E-mail').press('Enter');
  await expect(page).toHaveURL(TOUR);
  await expect(form(page).getByLabel('E-mail')).toHaveValue(/@mail\.example$/);
});

test('BOOK-6 a press before the form has its script is sent once, when the script is there', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  const release = await holdIslands(page);
  await page.goto(TOUR);
  await fill(page);
  await submit(page);
  await submit(page);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect((await opened()).map(({ kind }) => kind)).toEqual(['chat', 'mail']);
});

test.describe('BOOK-6 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('BOOK-6 without scripts links to chat and mail stand in place of the form', async ({
    page,
  }) => {
    await page.goto(TOUR);
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

test('BOOK-1 before the script runs, the travellers shown are those of the total', async ({
  page,
}) => {
  await openWithoutIslands(page, TOUR);
  await expect(form(page).getByLabel('Travellers')).toHaveValue('2');
  await expect(form(page).getByRole('status').last()).toHaveText('$8,760');
});

test('BOOK-6 a form that got lost on its way says so, is asked for again and keeps what is typed', async ({
  page,
}) => {
  const lost = '**/_astro/react.*.js';
  await page.route(lost, (route) => route.abort());
  await page.goto(TOUR);
  await form(page).scrollIntoViewIfNeeded();
  const notice = page.getByText('The connection dropped before this part had loaded');
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Write on WhatsApp' }),
  ).toBeVisible();
  await fill(page, 'A window seat');
  await form(page).getByLabel('Travellers').selectOption('4');

  await page.unroute(lost);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const send = form(page).getByRole('button', { name: 'Request this tour' });
  await expect(send).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await expect(form(page).getByLabel('Special requests')).toHaveValue('A window seat');
  await expect(form(page).getByLabel('Travellers')).toHaveValue('4');
  await expect(form(page).getByRole('status').last()).toHaveText('$17,520');
});
