import { expect, test } from '../../e2e/test.ts';
import { recordHandOvers } from './hand-over.ts';

test('a visitor goes from the home page to a tour and asks for it', { tag: '@smoke' }, async ({
  page,
}) => {
  const opened = await recordHandOvers(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured tours' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const form = page.getByRole('form', { name: 'Booking request' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Request this tour' })).toBeEnabled();
  await form.getByLabel('Full name').fill('Amina Juma');
  await form.getByLabel('E-mail').fill('amina@mail.example');
  await form.getByLabel('Phone').fill('+44 20 7946 0000');
  await form.getByLabel('Date').fill('2031-08-12');
  await form.getByRole('button', { name: 'Request this tour' }).click();
  await expect(page.getByText('Thank you for your booking request!')).toBeVisible();
  const [chat] = await opened();
  expect(new URL(chat?.url ?? '').searchParams.get('text')).toContain(title);
});
