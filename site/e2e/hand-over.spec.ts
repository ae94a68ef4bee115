import { expectNoViolations } from '../../e2e/axe.ts';
import { expect, type Page, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';

const TOUR = '/tours/serengeti-river-crossings';
const THANKS = 'Thank you for your booking request! We will contact you shortly.';

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });
const panel = (page: Page) => form(page).getByRole('status').filter({ hasText: THANKS });

/** Asks for the tour. `change` rewrites what the form is told of the operator. */
async function ask(page: Page, change = (html: string) => html): Promise<void> {
  await page.route(TOUR, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(TOUR);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByLabel('Date')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
  await form(page).getByLabel('Full name').fill('Amina Juma');
  await form(page).getByLabel('E-mail').fill('amina@mail.example');
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000');
  await form(page).getByLabel('Date').fill('2031-08-12');
  await form(page).getByLabel('Travellers').selectOption('3');
  await form(page).getByLabel('Special requests').fill('A window seat\nNo nuts');
  await form(page).getByRole('button', { name: 'Request this tour' }).click();
  await expect(panel(page)).toBeFocused();
}

test('TRIP-13 after a request the page says what is left to do, and sums the request up', async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await ask(page);
  await expect(panel(page).getByRole('heading')).toHaveText(
    'One more step: press Send in WhatsApp or your e-mail',
  );
  const [chat, mail] = await opened();
  const way = (name: string) => panel(page).getByRole('link', { name });
  await expect(way('Open WhatsApp')).toHaveAttribute('href', chat?.url ?? '');
  await expect(way('Open e-mail')).toHaveAttribute('href', mail?.url ?? '');
  expect(await panel(page).locator('dl > div').allInnerTexts()).toEqual([
    'Name\nAmina Juma',
    'E-mail\namina@mail.example',
    'Phone\n+44 20 7946 0000',
    'Date\n12 August 2031',
    'Travellers\n3',
    'Estimated total\n$13,140',
    'Special requests\nA window seat\nNo nuts',
  ]);
  const left = form(page).locator('> :not(.result):visible');
  await expect(left).toHaveCount(0);
  await expectNoViolations(page);
});

test('TRIP-13 a blocked tab or a missing mail program leaves the buttons, and the text to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordHandOvers(page);
  await ask(page);
  await expect(panel(page)).toContainText('If nothing opened, open it here:');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Open WhatsApp' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Copy the message' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['Serengeti River Crossings', 'Amina Juma', '12 August 2031', 'No nuts'])
    expect(text).toContain(part);
});

test('TRIP-13 without a clipboard the message stands in a box to copy from', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await recordHandOvers(page);
  await ask(page);
  await panel(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(panel(page).getByLabel('Your message')).toHaveValue(/Name: Amina Juma/);
});

test('TRIP-13 the step names the ways that the operator has, and no other', async ({ page }) => {
  await recordHandOvers(page);
  await ask(page, (html) =>
    html.replace(/(whatsappNumber&quot;:\[0,&quot;)\d+/, (_, start: string) => start),
  );
  await expect(panel(page).getByRole('heading')).toHaveText(
    'One more step: press Send in your e-mail',
  );
  await expect(panel(page).getByRole('link')).toHaveText(['Open e-mail']);
});

test('TRIP-13 another request begins with an empty form, in its first field', async ({ page }) => {
  await recordHandOvers(page);
  await ask(page);
  await panel(page).getByRole('button', { name: 'Write another' }).press('Enter');
  await expect(form(page).getByLabel('Full name')).toBeFocused();
  for (const label of ['Full name', 'E-mail', 'Phone', 'Date', 'Special requests'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
  await expect(panel(page)).toHaveCount(0);
});

test('TRIP-13 a contact message is summed up in the same way', async ({ page }) => {
  await recordHandOvers(page);
  await page.goto('/contact');
  const contact = page.getByRole('form', { name: 'Message' });
  await contact.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await contact.getByLabel('Name').fill('Amina');
  await contact.getByLabel('E-mail').fill('amina@mail.example');
  await contact.getByLabel('Subject').selectOption({ label: 'Group Travel' });
  await contact.getByLabel('Message').fill('Ten of us.\nIn May?');
  await contact.getByRole('button', { name: 'Send message' }).click();
  const said = contact.getByRole('status').filter({ hasText: 'Thank you for contacting us!' });
  await expect(said).toBeFocused();
  await expect(said).toContainText('One more step: press Send in WhatsApp or your e-mail');
  expect(await said.locator('dl > div').allInnerTexts()).toEqual([
    'Name\nAmina',
    'E-mail\namina@mail.example',
    'Subject\nGroup Travel',
    'Message\nTen of us.\nIn May?',
  ]);
});

test('TRIP-13 an application says where to write when no mail program opens', async ({ page }) => {
  await page.goto('/careers/senior-safari-guide');
  const aside = page.getByRole('complementary', { name: 'Apply for this Position' });
  const link = await aside.getByRole('link', { name: 'Apply Now' }).getAttribute('href');
  const [, address = 'none'] = /^mailto:([^?]+)/.exec(link ?? '') ?? [];
  await expect(aside).toContainText(`If nothing opens, write to ${address}.`);
});
